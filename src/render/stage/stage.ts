/** The drawing surface: layers of quads on one canvas. No ticker runs. */
import { Container } from 'pixi.js'
import { leaveDevice, takeDevice } from './device'
import type { Host } from './view'

/** In the order of drawing. `ground` … `over` move with the map, `frame` stays. */
export const LAYERS = ['ground', 'counters', 'veil', 'ink', 'front', 'over', 'cues', 'frame'] as const
export type LayerName = (typeof LAYERS)[number]

export type Stage = Readonly<{
  /** What a hand points at; it dies with the board, and all that listens on it. */
  surface: HTMLElement
  layers: Readonly<Record<LayerName, Container>>
  /** Moves the map: device pixels a world unit, and where its corner lies. */
  place: (scale: number, x: number, y: number) => void
  resize: (host: Host) => void
  background: (color: string) => void
  render: () => void
  destroy: () => void
}>

/**
 * @param restored called when a lost context is back and all must be drawn again
 * @throws Error if the browser has no WebGL
 */
export const makeStage = async (host: HTMLElement, restored: () => void): Promise<Stage> => {
  const device = await takeDevice()
  const { canvas, renderer } = device
  canvas.addEventListener('webglcontextrestored', restored)
  const surface = document.createElement('div')
  surface.style.cssText = 'position:absolute;inset:0;touch-action:none'
  surface.append(canvas)
  host.append(surface)

  const root = new Container()
  const world = new Container({ isRenderGroup: true })
  const layers = Object.fromEntries(LAYERS.map((name) => [name, new Container({ label: name })])) as Record<
    LayerName,
    Container
  >
  for (const name of LAYERS) (name === 'frame' ? root : world).addChild(layers[name])
  root.addChildAt(world, 0)

  return {
    surface,
    layers,
    place: (scale, x, y) => {
      world.scale.set(scale)
      world.position.set(x, y)
    },
    resize: ({ width, height, dpr }) =>
      renderer.resize(Math.max(1, Math.round(width * dpr)), Math.max(1, Math.round(height * dpr))),
    background: (color) => {
      renderer.background.color = color
    },
    render: () => renderer.render(root),
    destroy: () => {
      canvas.removeEventListener('webglcontextrestored', restored)
      surface.remove()
      root.destroy({ children: true })
      leaveDevice(device)
    },
  }
}
