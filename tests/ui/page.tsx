import { createRoot } from 'react-dom/client'
import { symbolPaths } from '../../src/render/symbolSvg'
import { thumbnail } from '../../src/render/thumbnail'
import type { MountBoard } from '../../src/store/scene'
import { App } from '../../src/ui/App'
import type { Views } from '../../src/ui/context'
import { tableAt } from './fixtures'
import { stubBoard } from './stubBoard'

type Render = Readonly<{ mountBoard: MountBoard; thumbnail?: unknown }>

const query = new URLSearchParams(location.search)
const lang = query.get('lang') === 'en' ? 'en' : 'ru'
const store = tableAt(query.get('screen') ?? 'orders', lang, query.has('dark'))
const found = import.meta.glob<Render>('../../src/render/index.ts')
const load = Object.values(found)[0]

const mountBoard: MountBoard = async (host, handlers, options) => {
  if (!load || query.has('stub')) return stubBoard(host, handlers, options)
  return (await load()).mountBoard(host, handlers, options)
}

const picture: Views['thumbnail'] = (host, map, counters) => {
  const { width, height } = host.getBoundingClientRect()
  void thumbnail(map, counters, { width, height }).then((drawn) => {
    if (drawn instanceof HTMLElement) host.replaceChildren(drawn)
  })
  return () => host.replaceChildren()
}

Object.assign(window, { table: store })

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <App store={store} views={{ mountBoard, thumbnail: picture, symbol: symbolPaths }} />,
  )
}
