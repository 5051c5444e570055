/** The board: a scene in, a picture and the player's pointing out. */
import { Sprite, Texture } from 'pixi.js'
import type { Board, BoardHandlers, MountBoard, Scene } from '../store/scene'
import { makeCamera } from './camera'
import { makeCounterLayer } from './counters/layer'
import { makeCuePlayer } from './cues/player'
import { loadFonts } from './fonts'
import { centreOf, makeLayout, type Point, R } from './layout'
import { paperFor } from './palette'
import { makePointer } from './pointer'
import { foundAt, hexesBetween, speaks } from './pointing'
import { makeFrame } from './stage/frame'
import { makeFrames } from './stage/frames'
import { makeStage, type Stage } from './stage/stage'
import { scaleOf, toScreen, worldRect } from './stage/view'
import { makeSurface, type Surface } from './surface'

/** Milliseconds a frame for drawing tiles. */
const BUDGET = 9
/** Milliseconds of a way to another view. */
const GLIDE = 280
const VEIL = { color: '#2a2312', alpha: 0.3 } as const
const EMPTY = makeLayout(1, 1)

const wantsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const build = (
  element: HTMLElement,
  handlers: BoardHandlers,
  lamp: boolean,
  stage: Stage,
  frames: ReturnType<typeof makeFrames>,
  onDraw: (draw: () => boolean) => void,
): Board => {
  const listeners = new Set<() => void>()
  const frame = makeFrame(stage.layers.frame)
  const counters = makeCounterLayer(stage.layers.counters, stage.layers.front, frames, wantsStill)
  const veil = new Sprite({ texture: Texture.WHITE, tint: VEIL.color, alpha: VEIL.alpha, visible: false })
  stage.layers.veil.addChild(veil)
  let surface: Surface | null = null
  let scene: Scene | null = null
  let dark = lamp
  let gone = false

  const layout = () => surface?.layout() ?? EMPTY
  const scale = () => scaleOf(camera.view(), camera.host())
  const pixel = () => 1 / camera.view().k

  const pointer = makePointer({
    surface: stage.surface,
    handlers,
    find: (at) => foundAt(at, camera.view(), layout(), counters),
    way: (from, to) => hexesBetween(from, to, camera.view(), layout()),
    over: (hex) => {
      if (counters.hover(hex)) remark()
    },
    doubled: ({ hex, unit }) => {
      const bare = unit === null && (hex === null || !scene || !speaks(scene, hex))
      if (bare) void camera.go(camera.whole(), glide())
    },
  })

  const camera = makeCamera({
    element,
    surface: stage.surface,
    layout,
    frames,
    blocks: pointer.startsPath,
    holds: pointer.holds,
    moved: () => {
      frames.request()
      for (const listener of listeners) listener()
    },
    settled: () => sharpen(),
    resized: () => {
      stage.resize(camera.host())
      sharpen()
    },
  })

  const glide = () => (wantsStill() ? 0 : GLIDE)

  /** Takes on the scale of the view, so that everything is drawn for the very pixels it falls on. */
  const sharpen = () => {
    if (gone) return
    const { dpr } = camera.host()
    frame.dress(paperFor(dark), dpr)
    stage.background(paperFor(dark).margin)
    surface?.rescale(scale(), dpr, dark)
    counters.rescale(scale(), dpr)
    remark()
    frames.request()
  }

  const remark = () => {
    if (!scene || !surface) return
    surface.marks(scene, counters.places())
    frames.request()
  }

  onDraw(() => {
    // Without a scene there is no map yet: nothing is better than an empty sheet.
    if (gone || !scene) return false
    const { dpr } = camera.host()
    const view = camera.view()
    stage.place(scale(), Math.round(view.x * dpr), Math.round(view.y * dpr))
    const left = surface?.work(worldRect(view, camera.host()), scale(), performance.now() + BUDGET) ?? false
    frame.update(view, camera.host(), layout())
    counters.upload()
    stage.render()
    return left
  })

  const player = makeCuePlayer({
    layer: stage.layers.cues,
    frames,
    counters,
    layout,
    scale,
    pixel,
    look: (hexes, time) => camera.go(camera.around(hexes), time),
  })

  const show = (next: Scene) => {
    if (gone || next === scene) return
    const before = scene
    scene = next
    frames.finish('cue')
    player.clear()
    const fresh = surface === null
    surface ??= makeSurface(stage, next.map)
    const otherMap = surface.map(next.map) || fresh
    if (otherMap) {
      veil.setSize(layout().w, layout().h)
      camera.open(middleOf(next))
    }
    counters.show(next.counters, layout(), next.actors)
    veil.visible = next.actors !== null
    if (otherMap || !before) sharpen()
    else remark()
    frames.request()
  }

  /** The middle of the counters, to begin with. */
  const middleOf = ({ counters: all }: Scene): Point | null => {
    const points = all.map(({ hex }) => centreOf(layout(), hex)).filter((p): p is Point => p !== null)
    if (points.length === 0) return null
    const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
    return { x: sum.x / points.length, y: sum.y / points.length }
  }

  stage.resize(camera.host())
  sharpen()

  return {
    show,
    play: (cue, speed) =>
      gone ? Promise.resolve() : player.play(cue, wantsStill() ? 0 : Math.max(0, speed)),
    fit: () => void camera.go(camera.whole(), glide()),
    zoomBy: (factor) => camera.by(factor),
    centre: (hex) => {
      const at = centreOf(layout(), hex)
      if (at) void camera.go(camera.at(at), glide())
    },
    placeOf: (hex) => {
      const box = stage.surface.getBoundingClientRect()
      const at = toScreen(camera.view(), centreOf(layout(), hex) ?? { x: 0, y: 0 })
      return { x: box.left + at.x, y: box.top + at.y, r: R * camera.view().k }
    },
    onView: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    theme: (on) => {
      if (on === dark) return
      dark = on
      sharpen()
    },
    destroy: () => {
      if (gone) return
      gone = true
      pointer.destroy()
      camera.destroy()
      frames.stop()
      player.clear()
      counters.destroy()
      frame.destroy()
      surface?.destroy()
      listeners.clear()
      stage.destroy()
    },
  }
}

/** Makes a board in an element. @throws Error if the browser cannot draw it */
export const mountBoard: MountBoard = async (element, handlers, options) => {
  await loadFonts()
  let draw: () => boolean = () => false
  const frames = makeFrames(() => draw())
  const stage = await makeStage(element, frames.request)
  return build(element, handlers, options.dark, stage, frames, (next) => {
    draw = next
  })
}
