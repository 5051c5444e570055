/** P8 in the page: our board at rest, or (?pixi) a default Pixi Application with two hundred sprites at rest. */
import { Application, Sprite, Texture } from 'pixi.js'
import { mountBoard } from '../../render'
import { counting } from './counts'
import { SCENES } from './sample'

const counts = counting()
const host = document.getElementById('host') as HTMLElement
const nothing = () => undefined

if (location.search === '?pixi') {
  const app = new Application()
  await app.init({ width: 1280, height: 800, preference: 'webgl' })
  host.append(app.canvas)
  for (let i = 0; i < 200; i++) {
    const sprite = new Sprite(Texture.WHITE)
    sprite.position.set((i % 20) * 60, Math.floor(i / 20) * 70)
    sprite.setSize(40)
    app.stage.addChild(sprite)
  }
} else {
  const board = await mountBoard(
    host,
    { click: nothing, context: nothing, hover: nothing, dragPath: nothing, dragEnd: nothing },
    { dark: false },
  )
  const orders = SCENES.orders
  if (orders) board.show(orders())
}
Object.assign(window, { counts })
document.title = 'ready'
