// npm start: installs what is missing, builds, and serves the build until Ctrl+C.
// PORT names a port; without it the first free one from 4173 on is taken.
import { ensurePackages, root } from './run.mjs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

const wished = process.env.PORT
const port = wished === undefined ? 4173 : Number(wished)
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT is a number from 1 to 65535, not ${JSON.stringify(wished)}.`)
  process.exit(1)
}

ensurePackages()
process.chdir(root)

const { build, preview } = await import('vite')
await build({ logLevel: 'warn' })

try {
  const server = await preview({ logLevel: 'warn', preview: { port, strictPort: wished !== undefined } })
  console.log(`\nStalingrad Height is at ${server.resolvedUrls?.local[0]}\nCtrl+C ends it.`)
} catch (error) {
  console.error(`The server could not start: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
