/** The screens: words of one language, and room for all of them. */
import type { Page } from '@playwright/test'
import { firstSheets, NUMBERS, openFile } from './support/game'
import { drawn, expect, MAMAYEV, mapReady, row, say, sit, test } from './support/table'
import { violations } from './support/violations'
import { walk } from './support/walk'

/** All words that a reader or a listener meets; keys, rule ids and names of the languages left out. */
const wordsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const skip = 'kbd, s, .rid, .lang, [lang]:not(html), code, script, style, noscript, svg'
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(skip)) found.push(node.textContent ?? '')
    for (const element of document.querySelectorAll('body *'))
      for (const name of ['title', 'aria-label', 'placeholder', 'alt', 'aria-valuetext'])
        if (element.hasAttribute(name) && !element.closest('.lang, [lang]:not(html)'))
          found.push(element.getAttribute(name) ?? '')
    return [document.title, ...found].map((text) => text.trim()).filter((text) => text !== '')
  })

/** Latin that Russian text has as well: marks of arms, keys, the hash, rule ids. */
const LATIN =
  /\b(?:Ju|He|Bf|Fw|Pz\.?|Kpfw\.?|MG|PaK|Pak|FK|leFH|sFH|sIG|leIG|IG|StuG|SdKfz|Ausf|GrW|cm|SHA|PIN|Ctrl|Alt|Shift|Esc|Enter|End|Delete|Home|PgUp|PgDn|F\d+|T\d+(?:\.\d+)?[a-z]?|[IVX]+|[A-Z])\b/g

const foreign = (words: readonly string[], lang: 'ru' | 'en'): readonly string[] =>
  words.filter((text) =>
    lang === 'en' ? /\p{Script=Cyrillic}/u.test(text) : /[A-Za-z]{2,}/.test(text.replace(LATIN, '')),
  )

type Cut = Readonly<{ what: string; text: string; by: number }>

/** Text that is wider than its box, and boxes that leave the page. */
const cutOn = (page: Page): Promise<readonly Cut[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${element.getAttribute('data-testid') ? `#${element.getAttribute('data-testid')}` : ''}`
    const root = document.documentElement
    const found: { what: string; text: string; by: number }[] = []
    if (root.scrollWidth > innerWidth)
      found.push({ what: 'the page', text: '', by: root.scrollWidth - innerWidth })
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('.unseen, svg, canvas, .thumb') || element.offsetParent === null) continue
      const text = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (!text || getComputedStyle(element).display === 'inline') continue
      const by = element.scrollWidth - element.clientWidth
      // A field scrolls under its caret.
      if (by > 1 && element.tagName !== 'INPUT')
        found.push({ what: nameOf(element), text: element.innerText.slice(0, 60), by })
      const box = element.getBoundingClientRect()
      const shut = element.closest('.scroll')
      if (!shut && box.width > 0 && (box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
        found.push({
          what: `${nameOf(element)} leaves the page`,
          text: element.innerText.slice(0, 60),
          by: Math.round(Math.max(box.right - innerWidth, box.bottom - innerHeight)),
        })
    }
    return found
  })

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const

const ORDERS = {
  ussr: ['K1 manoeuvre 0802', 'K7 defence', 'K9 suppress G2'],
  axis: ['G5 fire K1', 'G1 manoeuvre 0804'],
  asks: 'K7',
} as const

for (const lang of ['ru', 'en'] as const) {
  test.describe(lang === 'ru' ? 'in Russian' : 'in English', () => {
    test.use({ locale: lang === 'ru' ? 'ru-RU' : 'en-GB' })

    // By day in one language, by lamp in the other.
    const dark = lang === 'en'

    test('all screens: words of one language, nothing cut or outside the page, no serious violation of access', async ({
      page,
    }) => {
      test.setTimeout(180_000)
      await page.addInitScript((lamp) => {
        localStorage.setItem('stalingrad-height/prefs', JSON.stringify({ dark: lamp }))
      }, dark)
      await walk(page, MAMAYEV, ORDERS, async (screen) => {
        expect.soft(foreign(await wordsOn(page), lang), `${screen}: words of the other language`).toEqual([])
        for (const size of SIZES) {
          await page.setViewportSize(size)
          await drawn(page)
          expect.soft(await cutOn(page), `${screen} at ${size.width}×${size.height}`).toEqual([])
        }
        await expect(page.locator('body')).toHaveAttribute('data-desk', dark ? 'dark' : 'light')
        expect.soft(await violations(page), screen).toEqual([])
      })
    })
  })
}

test.describe('the language', () => {
  test.use({ locale: 'ru-RU' })

  test('is switched while orders are written: every word changes, no order does', async ({ page }) => {
    await openFile(page, await firstSheets(NUMBERS))
    await sit(page, 'orders', 'ussr')
    await mapReady(page)
    await say(page, 'К1 оборона')
    await row(page, 'K1').locator('[data-column=row]').click()
    await row(page, 'K2').locator('[data-column=row]').click()
    await page.getByTestId('order-defence').click()
    const russian = await wordsOn(page)
    expect(foreign(russian, 'ru')).toEqual([])
    expect(foreign(russian, 'en').length).toBeGreaterThan(20)
    await page.getByTestId('lang').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const english = await wordsOn(page)
    expect(foreign(english, 'en')).toEqual([])
    expect(english.length).toBe(russian.length)
    await expect(row(page, 'K1').locator('[data-column=order]')).toHaveText('Defence')
    await expect(row(page, 'K2').locator('[data-column=order]')).toHaveText('Defence')
    await page.getByTestId('lang').click()
    expect(await wordsOn(page)).toEqual(russian)
  })
})
