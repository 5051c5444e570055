// @ts-nocheck
import { chromium } from '@playwright/test'
import { createServer } from 'vite'

const [size = '1920x1080', lang = 'ru', only = ''] = process.argv.slice(2)
const [width = 1920, height = 1080] = size.split('x').map(Number)
const server = await createServer({
  logLevel: 'error',
  server: { port: 5198, strictPort: true, hmr: false, watch: null },
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
const context = await browser.newContext({
  viewport: { width, height },
  locale: lang === 'ru' ? 'ru-RU' : 'en-US',
})
const page = await context.newPage()
page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text().slice(0, 400)))
page.on('pageerror', (e) => console.log('error:', e.message.slice(0, 400)))
const shot = (name) => page.screenshot({ path: `/tmp/shots/walk-${name}-${width}-${lang}.png` })
// @ts-nocheck
const id = (x) => page.getByTestId(x)
const hold = async () => {
  await page.keyboard.down('Space')
  await page.waitForTimeout(950)
  await page.keyboard.up('Space')
}
try {
  await page.goto('http://localhost:5198/')
  await id('start').waitFor()
  await page.waitForTimeout(1000)
  await page.keyboard.press('Digit2')
  await id('new-game').waitFor()
  await id('new-game-begin').click()
  await id('curtain').waitFor()
  const state = async () => {
    for (const n of ['curtain', 'seat-deploy', 'seat-orders', 'seat-answer', 'film', 'report', 'result'])
      if (await id(n).count()) return n
    return '-'
  }
  let turn = 0,
    answered = 0
  for (let step = 0; step < 90; step++) {
    await page.waitForTimeout(250)
    const now = await state()
    if (now === 'curtain') await hold()
    else if (now === 'seat-deploy') {
      await page.waitForTimeout(300)
      await page.keyboard.press('F9')
      await id('seal-confirm').click()
    } else if (now === 'seat-answer') {
      if (!answered) {
        await page.waitForTimeout(2500)
        await shot('question')
      }
      answered++
      await page.locator('[data-testid^=answer-]').first().click()
    } else if (now === 'seat-orders') {
      const rows = page.locator('[data-testid=order-sheet] tbody tr')
      const count = await rows.count()
      const own = (await rows.first().getAttribute('data-testid')).includes('ussr')
      for (let i = 0; i < count; i++) {
        await rows.nth(i).locator('td').first().click()
        if (own) {
          await page.keyboard.press('1')
          await page.keyboard.press('Escape')
          const ask = id('policy-ask')
          if ((await ask.count()) && !(await ask.isChecked())) await ask.check()
        } else {
          const text = await id('unit-card').innerText()
          const hex = /(\d\d)(\d\d),/.exec(text)
          if (hex) {
            await id('command').fill(
              'Г' + (i + 1) + ' манёвр ' + String(+hex[1] + 1).padStart(2, '0') + hex[2],
            )
            await page.keyboard.press('Enter')
            await page.keyboard.press('Escape')
          }
        }
      }
      if (turn < 2) {
        await page.waitForTimeout(500)
        await shot('tut' + turn + (own ? 'su' : 'ax'))
      }
      await page.keyboard.press('F9')
      await page.waitForTimeout(120)
      await page.keyboard.press('F9')
    } else if (now === 'film') {
      turn++
      if (turn === 3) {
        await page.waitForTimeout(9000)
        await shot('tutfilm')
      }
      await page.keyboard.press('End')
      await page.waitForTimeout(300)
      await id('film-finish').click()
    } else if (now === 'report') await page.keyboard.press('Enter')
    else if (now === 'result') break
    else console.log('nowhere', await page.locator('body').innerText())
  }
  console.log('turns', turn, 'answered', answered, await state())
  await page.waitForTimeout(400)
  await shot('result')
} catch (e) {
  console.log('FAILED', e.message.slice(0, 600))
  await shot('failed')
} finally {
  await browser.close()
  await server.close()
}
