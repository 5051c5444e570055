/** The baseline of P7: a plain ParticleContainer, one quad a hex and one a counter, nothing changing but its place. */
import { Container, Particle, ParticleContainer, Rectangle, Texture, WebGLRenderer } from 'pixi.js'
import { centreAt, centreOf, FLAT, makeLayout, R } from '../../render/layout'
import type { Scene } from '../../store/scene'

export type Rival = Readonly<{
  /** Draws with the map at a place and a zoom, in pixels of the canvas. */
  draw: (x: number, y: number, k: number) => void
  gl: WebGL2RenderingContext
  canvas: HTMLCanvasElement
}>

const COLOURS = ['#ece2c8', '#c9cfa0', '#a9b884', '#a9c6cf', '#b6a58f', '#d3b37d', '#a5342a', '#a9bac2']

/** Hexes and counters of eight colours on one small sheet. */
const sheet = (): readonly Texture[] => {
  const canvas = document.createElement('canvas')
  canvas.width = 128 * COLOURS.length
  canvas.height = 128
  const ctx = canvas.getContext('2d') as CanvasRenderingContext2D
  const source = Texture.from(canvas).source
  return COLOURS.map((colour, i) => {
    ctx.fillStyle = colour
    ctx.strokeStyle = '#3b2f1c'
    ctx.beginPath()
    if (i < 6)
      for (let n = 0; n < 6; n++)
        ctx.lineTo(i * 128 + 64 + 62 * Math.cos((n * Math.PI) / 3), 64 + 62 * Math.sin((n * Math.PI) / 3))
    else ctx.rect(i * 128 + 2, 2, 124, 124)
    ctx.closePath()
    ctx.fill()
    ctx.stroke()
    return new Texture({ source, frame: new Rectangle(i * 128, 0, 128, 128) })
  })
}

/** @param still no property changes from frame to frame: the fastest way to use it */
export const makeRival = async (host: HTMLElement, scene: Scene, still: boolean): Promise<Rival> => {
  const { cols, rows, terrain, level } = scene.map
  const layout = makeLayout(cols, rows)
  const canvas = document.createElement('canvas')
  host.append(canvas)
  const renderer = new WebGLRenderer()
  await renderer.init({
    canvas,
    width: 1280,
    height: 800,
    antialias: false,
    background: '#ece2c8',
    skipExtensionImports: true,
  })
  const textures = sheet()
  const looks = ['plain', 'bushes', 'forest', 'river', 'town']
  const particles: Particle[] = []
  const quad = (texture: Texture | undefined, x: number, y: number, w: number, h: number) => {
    if (texture)
      particles.push(
        new Particle({ texture, x, y, anchorX: 0.5, anchorY: 0.5, scaleX: w / 128, scaleY: h / 128 }),
      )
  }
  for (let cell = 0; cell < cols * rows; cell++) {
    const { x, y } = centreAt(cell % cols, Math.floor(cell / cols))
    const look = (level[cell] ?? 0) > 0 ? 5 : Math.max(0, looks.indexOf(terrain[cell] ?? 'plain'))
    quad(textures[look], x, y, 2 * R, FLAT)
  }
  for (const { hex, side } of scene.counters) {
    const at = centreOf(layout, hex)
    if (at) quad(textures[side === 'ussr' ? 6 : 7], at.x, at.y, R, R)
  }
  const first = textures[0] as Texture
  const container = new ParticleContainer({
    texture: first,
    particles,
    dynamicProperties: { position: !still, vertex: false, rotation: false, uvs: false, color: false },
  })
  // Particles given to the constructor are not sent before this.
  container.update()
  const root = new Container()
  root.addChild(container)
  return {
    draw: (x, y, k) => {
      container.position.set(x, y)
      container.scale.set(k)
      renderer.render(root)
    },
    gl: canvas.getContext('webgl2') as WebGL2RenderingContext,
    canvas,
  }
}
