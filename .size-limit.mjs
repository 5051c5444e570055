/**
 * P10: the scripts up to the first playable map, Russian, are those that the page and the parts named here import
 * by themselves; what they fetch later is not counted. KB are 1000 bytes.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const ASSETS = 'dist/assets'
/** Fetched on the way to the first map: the words, the map's picture, the new game, the board, the card beside it. */
const ON_THE_WAY = ['ru', 'thumbnail', 'NewGame', 'render', 'Card']

const scripts = existsSync(ASSETS) ? readdirSync(ASSETS).filter((file) => file.endsWith('.js')) : []

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, file]) => file)

const importsOf = (file) => {
  const text = readFileSync(`${ASSETS}/${file}`, 'utf8')
  return namesIn(text, /(?:from|import)\s*"\.\/([^"]+\.js)"/g)
}

const firstScripts = () => {
  const page = existsSync('dist/index.html') ? readFileSync('dist/index.html', 'utf8') : ''
  const named = ON_THE_WAY.flatMap((name) => scripts.filter((file) => file.startsWith(`${name}-`)))
  const found = new Set([...namesIn(page, /assets\/([^"]+\.js)/g), ...named])
  for (const file of found) for (const next of importsOf(file)) found.add(next)
  return [...found].map((file) => `${ASSETS}/${file}`)
}

export default [
  { name: 'scripts up to the first playable map (P10)', path: firstScripts(), gzip: true, limit: '350 kB' },
  { name: 'styles', path: `${ASSETS}/*.css`, gzip: true, limit: '40 kB' },
]
