/** Pictures of the screens: node tests/ui/shots.mjs <out> <screen,…> [width×height,…] [lang,…] [extra query] */
import { chromium } from '@playwright/test'
import { createServer } from 'vite'

const [out = '/tmp/shots', screens = 'orders', sizes = '1920x1080', langs = 'ru', extra = ''] =
  process.argv.slice(2)

const server = await createServer({
  logLevel: 'error',
  server: { port: 5199, strictPort: true, hmr: false, watch: null },
})
await server.listen()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--enable-unsafe-swiftshader',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
try {
  for (const size of sizes.split(',')) {
    const [width = 1920, height = 1080] = size.split('x').map(Number)
    const page = await browser.newPage({
      viewport: { width, height },
      hasTouch: process.env.TOUCH === '1',
      isMobile: process.env.TOUCH === '1',
    })
    page.on('console', (message) => message.type() === 'error' && console.log('console:', message.text()))
    page.on('pageerror', (error) => console.log('error:', error.message))
    for (const lang of langs.split(',')) {
      for (const screen of screens.split(',')) {
        await page.goto(`http://localhost:5199/tests/ui/index.html?screen=${screen}&lang=${lang}${extra}`)
        await page.waitForTimeout(Number(process.env.WAIT ?? 2500))
        if (process.env.RUN) await page.evaluate(process.env.RUN)
        if (process.env.RUN) await page.waitForTimeout(1500)
        await page.screenshot({ path: `${out}/${screen}-${width}-${lang}.png` })
      }
    }
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}
