/** The canvas with its WebGL context: slow to make, so that one board leaves it to the next, blank. */
import 'pixi.js/unsafe-eval'
import { Container, isWebGLSupported, Ticker, WebGLRenderer } from 'pixi.js'

export type Device = Readonly<{ canvas: HTMLCanvasElement; renderer: WebGLRenderer }>

let spare: Device | null = null

const quiet = () => {
  // The renderer's own clocks would ask for a frame sixty times a second.
  for (const ticker of [Ticker.shared, Ticker.system]) {
    ticker.autoStart = false
    ticker.stop()
  }
}

const make = async (): Promise<Device> => {
  quiet()
  if (!isWebGLSupported(false)) throw new Error('The board needs WebGL, and this browser has none.')
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'width:100%;height:100%;display:block'
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
  return { canvas, renderer }
}

const discard = ({ canvas, renderer }: Device): void => {
  renderer.destroy({ removeView: true })
  canvas.width = canvas.height = 0
}

/** @throws Error if the browser has no WebGL */
export const takeDevice = async (): Promise<Device> => {
  const kept = spare
  spare = null
  if (kept && !kept.renderer.context.isLost) return kept
  if (kept) discard(kept)
  return make()
}

/** What was drawn must have been destroyed: nothing of it stays, not even the size of the canvas. */
export const leaveDevice = (device: Device): void => {
  device.canvas.remove()
  if (spare || device.renderer.context.isLost) {
    discard(device)
    return
  }
  device.renderer.resize(1, 1)
  device.renderer.render(new Container())
  spare = device
}
