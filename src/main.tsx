/** Composition root: store, board and screens are wired here and nowhere else. */
import { createRoot } from 'react-dom/client'
import { openBook } from './i18n'
import { symbolPaths } from './render/symbolSvg'
import { browserDeps, createApp } from './store'
import type { MountBoard } from './store/scene'
import { App } from './ui/App'
import { NotLoaded, type Views } from './ui/context'

/** The board comes with PixiJS in a chunk of its own, when the first map is unfolded. */
const mountBoard: MountBoard = async (host, handlers, options) => {
  const render = await import('./render').catch(() => {
    throw new NotLoaded()
  })
  return render.mountBoard(host, handlers, options)
}

const thumbnail: Views['thumbnail'] = (host, map, counters) => {
  let gone = false
  const draw = async (): Promise<void> => {
    const render = await import('./render/thumbnail')
    const { width, height } = host.getBoundingClientRect()
    const picture = await render.thumbnail(map, counters, { width, height })
    if (!gone && picture instanceof HTMLElement) host.replaceChildren(picture)
  }
  void draw()
  return () => {
    gone = true
    host.replaceChildren()
  }
}

const root = document.getElementById('root')
if (root) {
  const store = createApp(browserDeps())
  const { lang } = store.getState()
  void openBook(lang).then(() =>
    createRoot(root).render(<App store={store} views={{ mountBoard, thumbnail, symbol: symbolPaths }} />),
  )
}
