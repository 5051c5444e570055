// @ts-nocheck
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
const [size = '1920x1080', lang = 'ru'] = process.argv.slice(2)
const [width = 1920, height = 1080] = size.split('x').map(Number)
const server = await createServer({ logLevel: 'error', server: { port: 5198, strictPort: true, hmr: false, watch: null } })
await server.listen()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--enable-unsafe-swiftshader','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
const context = await browser.newContext({ viewport: { width, height }, locale: lang === 'ru' ? 'ru-RU' : 'en-US' })
const page = await context.newPage()
page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text().slice(0, 400)))
page.on('pageerror', (e) => console.log('error:', e.message.slice(0, 400)))
const shot = (name) => page.screenshot({ path: `/tmp/shots/walk-${name}-${width}-${lang}.png` })
// @ts-nocheck
const id = (x) => page.getByTestId(x)
const hold = async () => { await page.keyboard.down('Space'); await page.waitForTimeout(950); await page.keyboard.up('Space') }
try {
  await page.goto('http://localhost:5198/')
  await id('start').waitFor()
  await page.waitForTimeout(3500)
  await shot('start')
  await id('scenario-height-102-mamayev').click()
  await id('new-game').waitFor(); await page.waitForTimeout(1500)
  await shot('newgame')
  await id('new-game-begin').click()
  await id('curtain').waitFor(); await page.waitForTimeout(300)
  await shot('curtain1')
  await hold()
  await id('seat-deploy').waitFor(); await page.waitForTimeout(4000)
  await shot('deploy1')
  await page.keyboard.press('F9'); await page.waitForTimeout(300); await shot('deployseal')
  await id('seal-confirm').click()
  await id('curtain').waitFor()
  await hold()
  await page.waitForTimeout(2500)
  await shot('deploy2')
  if (await id('seat-deploy').count()) { await page.keyboard.press('F9'); await id('seal-confirm').click(); await id('curtain').waitFor(); await hold() }
  await id('seat-orders').waitFor(); await page.waitForTimeout(2500)
  await shot('orders1')
} catch (e) { console.log('FAILED', e.message.slice(0, 600)); await shot('failed') }
finally { await browser.close(); await server.close() }
