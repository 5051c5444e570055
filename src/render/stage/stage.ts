/** The drawing surface: one canvas, one WebGL context, layers of quads. No ticker runs. */
import 'pixi.js/unsafe-eval'
import { Container, isWebGLSupported, Ticker, WebGLRenderer } from 'pixi.js'
import type { Host } from './view'

/** In the order of drawing. `ground` … `over` move with the map, `frame` stays. */
export const LAYERS = ['ground', 'counters', 'veil', 'ink', 'front', 'over', 'cues', 'frame'] as const
export type LayerName = (typeof LAYERS)[number]

export type Stage = Readonly<{
  canvas: HTMLCanvasElement
  layers: Readonly<Record<LayerName, Container>>
  /** Moves the map: device pixels a world unit, and where its corner lies. */
  place: (scale: number, x: number, y: number) => void
  resize: (host: Host) => void
  background: (color: string) => void
  render: () => void
  destroy: () => void
}>

const quiet = () => {
  // The renderer's own clocks would ask for a frame sixty times a second.
  for (const ticker of [Ticker.shared, Ticker.system]) {
    ticker.autoStart = false
    ticker.stop()
  }
}

/**
 * @param restored called when a lost context is back and all must be drawn again
 * @throws Error if the browser has no WebGL
 */
export const makeStage = async (host: HTMLElement, restored: () => void): Promise<Stage> => {
  quiet()
  if (!isWebGLSupported(false)) throw new Error('The board needs WebGL, and this browser has none.')
  const canvas = document.createElement('canvas')
  canvas.style.cssText =
    'position:absolute;inset:0;width:100%;height:100%;display:block;touch-action:none;outline:none'
  const renderer = new WebGLRenderer()
  await renderer.init({
    canvas,
    width: 1,
    height: 1,
    resolution: 1,
    antialias: false,
    backgroundAlpha: 1,
    clearBeforeRender: true,
    powerPreference: 'low-power',
    preferWebGLVersion: 2,
    skipExtensionImports: true,
  })
  // A shader with sixteen texture branches is several times slower in software. Not one: after a change of
  // texture the batcher would then draw every quad by itself. A restored context asks anew, hence a property.
  Object.defineProperty(renderer.limits, 'maxBatchableTextures', { get: () => 2, set: () => undefined })
  quiet()
  canvas.addEventListener('webglcontextrestored', restored)
  host.append(canvas)

  const root = new Container()
  const world = new Container({ isRenderGroup: true })
  const layers = Object.fromEntries(LAYERS.map((name) => [name, new Container({ label: name })])) as Record<
    LayerName,
    Container
  >
  for (const name of LAYERS) (name === 'frame' ? root : world).addChild(layers[name])
  root.addChildAt(world, 0)

  return {
    canvas,
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
      canvas.remove()
      root.destroy({ children: true })
      renderer.destroy({ removeView: true })
      canvas.width = canvas.height = 0
    },
  }
}
