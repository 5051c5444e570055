/** The floor of P10: a page that starts Pixi and draws 200 rectangles. */
import { Application, Sprite, Texture } from 'pixi.js'

const app = new Application()
await app.init({ width: 1280, height: 800, preference: 'webgl' })
document.body.append(app.canvas)
for (let i = 0; i < 200; i++) {
  const sprite = new Sprite(Texture.WHITE)
  sprite.position.set((i % 20) * 60, Math.floor(i / 20) * 70)
  sprite.setSize(40)
  app.stage.addChild(sprite)
}
app.render()
document.body.dataset.drawn = ''
