/**
 * The board by itself, for looking at it: board.html?scene=orders&dark&w=1144&h=908.
 * `window.board` is there to play with; what the pointer did is in `window.said`.
 */
import '@fontsource/pt-sans/400.css'
import '@fontsource/pt-sans/700.css'
import '@fontsource/pt-sans-narrow/400.css'
import '@fontsource/pt-sans-narrow/700.css'
import '@fontsource/pt-serif/400-italic.css'
import '@fontsource/pt-serif/700.css'
import { mountBoard, thumbnail } from '../../render'
import type { Board, Scene } from '../../store/scene'
import { SCENES } from './sample'

type Handlers = Parameters<typeof mountBoard>[1]
declare global {
  interface Window {
    board?: Board
    scene?: Scene
    scenes?: typeof SCENES
    said?: unknown[]
    handlers?: Handlers
    mountBoard?: typeof mountBoard
    thumbnail?: typeof thumbnail
    firstFrame?: number
    ready?: boolean
  }
}

const query = new URLSearchParams(location.search)
const host = document.getElementById('host') as HTMLElement
const side = (name: string, whole: number) => Number(query.get(name) ?? whole)
host.style.cssText = `left:${side('x', 0)}px;top:${side('y', 0)}px;width:${side('w', innerWidth)}px;height:${side('h', innerHeight)}px`

const said: unknown[] = []
const note = (what: string) => (at: unknown, more?: unknown) => said.push([what, at, more])
const handlers: Handlers = {
  click: note('click'),
  context: note('context'),
  hover: note('hover'),
  dragPath: note('dragPath'),
  dragEnd: note('dragEnd'),
}
Object.assign(window, { said, handlers, mountBoard, thumbnail, scenes: SCENES })

const mount = async () => {
  const started = performance.now()
  const board = await mountBoard(host, handlers, { dark: query.has('dark') })
  const mounted = performance.now()
  window.board = board
  const scene = SCENES[query.get('scene') ?? 'orders']?.()
  if (scene) {
    window.scene = scene
    board.show(scene)
  }
  requestAnimationFrame(() => {
    setTimeout(() => {
      window.firstFrame = performance.now() - mounted
      document.title = `mounted ${(mounted - started).toFixed(0)} ms, first frame ${window.firstFrame.toFixed(0)} ms`
      window.ready = true
    })
  })
}
if (!query.has('unmounted')) await mount()
