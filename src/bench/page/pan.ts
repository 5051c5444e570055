/**
 * P7 in the page: our board and a plain ParticleContainer, panned and zoomed over the same map in turn.
 * Our frames are asked for by real wheel and mouse events and drawn at once; readPixels ends each frame.
 */
import { mountBoard } from '../../render'
import { counting } from './counts'
import { crowd } from './kit'
import { makeRival } from './particles'

/** Animation frames are drawn when the bench says so. */
let waiting: FrameRequestCallback[] = []
const counts = counting()
const askedFor = window.requestAnimationFrame
window.requestAnimationFrame = (callback) => waiting.push(callback)
window.cancelAnimationFrame = () => {
  waiting = []
}
const flush = () => {
  const now = waiting
  waiting = []
  for (const callback of now) callback(performance.now())
}

const find = (id: string) => document.getElementById(id) as HTMLElement
const scene = crowd()
const nothing = () => undefined
const board = await mountBoard(
  find('ours'),
  { click: nothing, context: nothing, hover: nothing, dragPath: nothing, dragEnd: nothing },
  { dark: false },
)
board.show(scene)
const canvas = find('ours').querySelector('canvas') as HTMLCanvasElement
const gl = canvas.getContext('webgl2') as WebGL2RenderingContext
const rival = await makeRival(find('theirs'), scene, true)
const loose = await makeRival(find('theirs'), scene, false)

const pixel = new Uint8Array(4)
const finish = (context: WebGL2RenderingContext) =>
  context.readPixels(640, 400, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel)

/** A number for what the whole canvas shows, and how many colours that is. */
const look = (context: WebGL2RenderingContext): { sum: string; colours: number } => {
  const all = new Uint8Array(1280 * 800 * 4)
  context.readPixels(0, 0, 1280, 800, context.RGBA, context.UNSIGNED_BYTE, all)
  let hash = 2166136261
  const colours = new Set<number>()
  for (let i = 0; i < all.length; i += 4) {
    const value = ((all[i] as number) << 16) | ((all[i + 1] as number) << 8) | (all[i + 2] as number)
    hash = Math.imul(hash ^ value, 16777619)
    if (i % 64 === 0) colours.add(value)
  }
  return { sum: (hash >>> 0).toString(16), colours: colours.size }
}

const mouse = (type: string, target: EventTarget, x: number, y: number) =>
  target.dispatchEvent(
    new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      view: window,
      clientX: x,
      clientY: y,
      button: 0,
      buttons: 1,
    }),
  )

type Step = () => void
const timed = (context: WebGL2RenderingContext, step: Step): { time: number; draws: number } => {
  const before = counts.draws
  const from = performance.now()
  step()
  finish(context)
  return { time: performance.now() - from, draws: counts.draws - before }
}

/** Waits until the board has drawn all it wants to. */
const rest = async () => {
  for (let i = 0; i < 400; i++) {
    await new Promise((done) => setTimeout(done, i < 12 ? 20 : 0))
    flush()
    if (i > 14 && waiting.length === 0) return
  }
}

const place = () => {
  const { x, y, r } = board.placeOf('001001')
  return { k: r / 54, x: x - r, y: y - (r * Math.sqrt(3)) / 2 }
}

let at = { x: 640, y: 400 }
/** One step of a drag; the hand goes round, so that it stays on the canvas. */
const pan =
  (n: number): Step =>
  () => {
    at = { x: 640 + Math.round(180 * Math.cos(n / 9)), y: 400 + Math.round(140 * Math.sin(n / 7)) }
    mouse('mousemove', window, at.x, at.y)
    flush()
  }
const wheel =
  (n: number): Step =>
  () => {
    canvas.dispatchEvent(
      new WheelEvent('wheel', {
        bubbles: true,
        cancelable: true,
        clientX: 640,
        clientY: 400,
        deltaY: Math.sin(n / 5) * 60,
      }),
    )
    flush()
  }

/** A round that gives our step and the rival's for the same view, in turn. */
const round = (ours: (n: number) => Step, samples: number) => {
  const [mine, theirs, plain]: [number[], number[], number[]] = [[], [], []]
  let draws = 0
  for (let n = 0; n < samples; n++) {
    const a = timed(gl, ours(n))
    draws = Math.max(draws, a.draws)
    const { x, y, k } = place()
    const b = timed(rival.gl, () => rival.draw(x, y, k))
    const c = timed(loose.gl, () => loose.draw(x, y, k))
    if (n < 20) continue
    mine.push(a.time)
    theirs.push(b.time)
    plain.push(c.time)
  }
  return { mine, theirs, plain, draws }
}

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] as number
const p95 = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] as number

const measured = (name: string, ours: (n: number) => Step) => {
  const { mine, theirs, plain, draws } = round(ours, 80)
  flush()
  const seen = look(gl)
  const { x, y, k } = place()
  rival.draw(x, y, k)
  return {
    name,
    ours: median(mine),
    p95: p95(mine),
    baseline: median(theirs),
    loose: median(plain),
    draws,
    sum: seen.sum,
    colours: seen.colours,
    baselineColours: look(rival.gl).colours,
  }
}

await rest()
const results = []
mouse('mousedown', canvas, at.x, at.y)
results.push(measured('pan, playing zoom', pan))
mouse('mouseup', window, at.x, at.y)
await rest()
results.push(measured('zoom, playing zoom', wheel))
await rest()
board.zoomBy(0.01)
await rest()
mouse('mousedown', canvas, 640, 400)
results.push(measured('pan, whole map', pan))
mouse('mouseup', window, at.x, at.y)
await rest()
window.requestAnimationFrame = askedFor
Object.assign(window, { results })
document.title = 'done'
