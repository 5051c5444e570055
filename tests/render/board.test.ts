/** The board in a real browser: what a hand does to it, and what it costs when nobody touches it. */
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureChromium, findShell } from '../../.scripts/chromium.mjs'
import { type Bench, openBench } from '../../src/bench/page/serve'

let bench: Bench
let page: Page
let errors: string[] = []

beforeAll(async () => {
  ensureChromium()
  bench = await openBench(findShell())
}, 120_000)
afterAll(() => bench?.close())

const open = async (query: string, width = 1144, height = 910): Promise<void> => {
  await page.setViewportSize({ width, height })
  await page.goto(`${bench.url('board')}?${query}`)
  await page.waitForFunction(() => window.ready === true, undefined, { polling: 100 })
  await rest()
}

/** Waits until the page asks for no more frames: all tiles are drawn, nothing moves. */
const rest = () =>
  page.evaluate(async () => {
    const frames = () => (window as unknown as { frames: number }).frames
    for (let calm = 0, last = -1; calm < 4; ) {
      await new Promise((done) => setTimeout(done, 100))
      calm = frames() === last ? calm + 1 : 0
      last = frames()
    }
  })

const quiet = async (): Promise<string> => {
  await rest()
  return (await page.screenshot()).toString('base64')
}

/** Counts the frames that a page asks for. */
const counted = () => {
  const ask = window.requestAnimationFrame.bind(window)
  const counts = window as unknown as { frames: number }
  counts.frames = 0
  window.requestAnimationFrame = (callback) => {
    counts.frames += 1
    return ask(callback)
  }
}

/** Another board where the first one was. */
const mountAgain = (scene: 'plain' | 'orders') =>
  page.evaluate(async (name) => {
    const host = document.getElementById('host') as HTMLElement
    const board = await window.mountBoard?.(host, window.handlers as never, { dark: false })
    board?.show(window.scenes?.[name]?.() as never)
  }, scene)

const place = (hex: string) =>
  page.evaluate((at) => window.board?.placeOf(at), hex) as Promise<{ x: number; y: number; r: number }>
type Said = readonly [
  kind: string,
  at: { hex: string; unit: string | null; touch: boolean } | null,
  more?: string,
]
const said = () => page.evaluate(() => (window.said ?? []).splice(0)) as Promise<Said[]>
const saidOf = async (...kinds: string[]) => (await said()).filter(([kind]) => kinds.includes(kind))

beforeEach(async () => {
  page = await bench.browser.newPage()
  await page.addInitScript(counted)
  errors = []
  page.on('pageerror', (error) => errors.push(error.message))
}, 60_000)
afterEach(async () => {
  await page.close()
  expect(errors).toEqual([])
})

describe('pointing', { timeout: 120_000 }, () => {
  test('a click names the hex and the counter on it', async () => {
    await open('scene=plain')
    const [bare, k7] = [await place('0403'), await place('0803')]
    await page.mouse.click(bare.x, bare.y)
    await page.mouse.click(k7.x, k7.y)
    const clicks = await saidOf('click')
    expect(clicks.map(([, at]) => [at?.hex, at?.unit])).toEqual([
      ['0403', null],
      ['0803', 'K7'],
    ])
  })

  test('the right button asks for details and opens no menu of the browser', async () => {
    await open('scene=plain')
    await page.evaluate(() => {
      document.addEventListener('contextmenu', (event) =>
        Object.assign(window, { prevented: event.defaultPrevented }),
      )
    })
    const at = await place('0704')
    await page.mouse.click(at.x, at.y, { button: 'right' })
    expect((await saidOf('context', 'click')).map(([kind, where]) => [kind, where?.unit])).toEqual([
      ['context', 'G2'],
    ])
    expect(await page.evaluate(() => (window as unknown as { prevented: boolean }).prevented)).toBe(true)
  })

  test('dragging from a counter lays a path, hex by hex, and the map stands still', async () => {
    await open('scene=plain')
    const [from, mid, to] = [await place('1003'), await place('1005'), await place('0906')]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(mid.x, mid.y, { steps: 4 })
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
    const path = await saidOf('dragPath', 'dragEnd', 'click')
    expect(path.map(([kind, at, hex]) => [kind, at?.unit, hex])).toEqual([
      ['dragPath', 'K6', '1004'],
      ['dragPath', 'K6', '1005'],
      ['dragPath', 'K6', '0906'],
      ['dragEnd', 'K6', undefined],
    ])
    expect(await place('1003')).toEqual(from)
  })

  test('dragging the map pans it and is no click', async () => {
    await open('scene=plain')
    const from = await place('0409')
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y - 120, { steps: 5 })
    await page.mouse.up()
    const after = await place('0409')
    expect(after.y).toBeLessThan(from.y - 60)
    expect(await saidOf('click', 'dragPath')).toEqual([])
  })

  test('the wheel zooms at the pointer', async () => {
    await open('scene=plain')
    const at = await place('0706')
    await page.mouse.move(at.x, at.y)
    await page.mouse.wheel(0, -300)
    await rest()
    const after = await place('0706')
    expect(after.r).toBeGreaterThan(at.r * 1.2)
    expect(Math.hypot(after.x - at.x, after.y - at.y)).toBeLessThan(1)
  })

  test('a double click on bare ground shows the whole map', async () => {
    await open('scene=plain')
    const at = await place('0403')
    await page.mouse.dblclick(at.x, at.y)
    await rest()
    const [first, last] = [await place('0101'), await place('1412')]
    expect(first.x - first.r).toBeGreaterThan(0)
    expect(last.y + last.r).toBeLessThan(910)
  })

  test('hovering a stack fans it out; every counter can then be pointed at', async () => {
    await open('scene=village')
    const at = await place('0203')
    await page.mouse.move(at.x, at.y)
    await rest()
    await page.mouse.click(at.x - at.r * 0.6, at.y)
    await page.mouse.click(at.x + at.r * 0.6, at.y)
    expect((await saidOf('click')).map(([, where]) => where?.unit)).toEqual(['g1', 'g2'])
  })

  test('a finger: tap points, a long press asks for details, two fingers zoom', async () => {
    await page.close()
    const context = await bench.browser.newContext({ hasTouch: true })
    page = await context.newPage()
    await page.addInitScript(counted)
    await open('scene=plain')
    const at = await place('0803')
    await page.touchscreen.tap(at.x, at.y)
    expect((await saidOf('click')).map(([, where]) => [where?.unit, where?.touch])).toEqual([['K7', true]])
    const session = await context.newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: { x: number; y: number; id: number }[],
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await touch('touchStart', [{ x: at.x, y: at.y, id: 1 }])
    await page.waitForTimeout(800)
    await touch('touchEnd', [])
    expect((await saidOf('context', 'click')).map(([kind, where]) => [kind, where?.unit])).toEqual([
      ['context', 'K7'],
    ])
    await touch('touchStart', [{ x: at.x, y: at.y, id: 1 }])
    await touch('touchStart', [
      { x: at.x, y: at.y, id: 1 },
      { x: at.x + 100, y: at.y, id: 2 },
    ])
    for (const step of [1, 2, 3, 4]) {
      await touch('touchMove', [
        { x: at.x - 15 * step, y: at.y, id: 1 },
        { x: at.x + 100 + 15 * step, y: at.y, id: 2 },
      ])
    }
    await touch('touchEnd', [])
    expect((await place('0803')).r).toBeGreaterThan(at.r * 1.3)
    expect(await saidOf('dragPath', 'click')).toEqual([])
    await context.close()
  })
})

describe('drawing', { timeout: 180_000 }, () => {
  test('a board at rest draws nothing and asks for no frame', async () => {
    await open('scene=orders')
    const frames = () => page.evaluate(() => (window as unknown as { frames: number }).frames)
    const before = await frames()
    await page.waitForTimeout(2000)
    expect(await frames()).toBe(before)
  })

  test('a lost context comes back with the same picture', async () => {
    await open('scene=orders')
    const before = await quiet()
    await page.evaluate(async () => {
      const canvas = document.querySelector('#host canvas') as HTMLCanvasElement
      const loss = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
      loss?.loseContext()
      await new Promise((done) => setTimeout(done, 300))
      loss?.restoreContext()
      await new Promise((done) => setTimeout(done, 500))
    })
    expect((await quiet()) === before).toBe(true)
  })

  test('the lamp and back again: another picture, then the first', async () => {
    await open('scene=orders')
    const day = await quiet()
    await page.evaluate(() => window.board?.theme(true))
    const lamp = await quiet()
    await page.evaluate(() => window.board?.theme(false))
    expect(lamp === day).toBe(false)
    expect((await quiet()) === day).toBe(true)
  })

  test('a scene that changes in parts is drawn as if it were new', async () => {
    await open('scene=plain')
    await page.evaluate(() => window.board?.show(window.scenes?.orders?.() as never))
    const changed = await quiet()
    await open('scene=orders')
    expect((await quiet()) === changed).toBe(true)
  })

  test('a cue at speed 0 is over at once; one that is played takes its time', async () => {
    await open('scene=film')
    const framesIn = (speed: number) =>
      page.evaluate(async (pace) => {
        let frames = 0
        const count = () => {
          frames += 1
          requestAnimationFrame(count)
        }
        requestAnimationFrame(count)
        const cue = {
          kind: 'fire',
          style: 'suppress',
          side: 'ussr',
          from: '0804',
          to: '0704',
          tag: '8',
          losses: 1,
        } as const
        await window.board?.play(cue, pace)
        return frames
      }, speed)
    expect(await framesIn(0)).toBe(0)
    expect(await framesIn(1)).toBeGreaterThan(2)
  })

  test('destroying leaves nothing: no canvas, no texture or buffer of the map, one context for all boards', async () => {
    await page.addInitScript(() => {
      const counts = { context: 0, texture: 0, buffer: 0 }
      Object.assign(window, { counts })
      const gl = WebGL2RenderingContext.prototype
      const { createTexture, deleteTexture, createBuffer, deleteBuffer } = gl
      gl.createTexture = function () {
        counts.texture += 1
        return createTexture.call(this)
      }
      gl.deleteTexture = function (texture) {
        counts.texture -= 1
        deleteTexture.call(this, texture)
      }
      gl.createBuffer = function () {
        counts.buffer += 1
        return createBuffer.call(this)
      }
      gl.deleteBuffer = function (buffer) {
        counts.buffer -= 1
        deleteBuffer.call(this, buffer)
      }
      const get = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (
        this: HTMLCanvasElement,
        kind: string,
        ...rest: unknown[]
      ) {
        // The board's own, not the one that asks whether there is WebGL at all.
        if (kind === 'webgl2') counts.context += 1
        return (get as (...args: unknown[]) => unknown).call(this, kind, ...rest)
      } as typeof get
    })
    await open('scene=plain', 700, 500)
    const after = await page.evaluate(async () => {
      const counted = () => ({ ...(window as unknown as { counts: Record<string, number> }).counts })
      const full = counted()
      window.board?.destroy()
      const host = document.getElementById('host') as HTMLElement
      const empty = counted()
      for (let i = 0; i < 20; i++) {
        const board = await window.mountBoard?.(host, window.handlers as never, { dark: i % 2 === 0 })
        board?.show(window.scene as never)
        await new Promise((done) => requestAnimationFrame(done))
        board?.destroy()
      }
      return { full, empty, last: counted(), children: host.childElementCount }
    })
    expect(after.children).toBe(0)
    expect(after.last).toEqual(after.empty)
    expect(after.empty.context).toBe(1)
    expect(after.empty.texture).toBeLessThan((after.full.texture as number) / 2)
  })

  test('the canvas that one board left shows nothing of it on the next', async () => {
    await open('scene=plain')
    const fresh = await quiet()
    await open('scene=orders')
    await page.evaluate(() => window.board?.destroy())
    await mountAgain('plain')
    expect((await quiet()) === fresh).toBe(true)
  })

  test('a context that was lost between two boards is not the next one’s', async () => {
    await open('scene=plain')
    const before = await quiet()
    await page.evaluate(async () => {
      const context = document.querySelector<HTMLCanvasElement>('#host canvas')?.getContext('webgl2')
      window.board?.destroy()
      context?.getExtension('WEBGL_lose_context')?.loseContext()
      await new Promise((done) => setTimeout(done, 100))
    })
    await mountAgain('plain')
    expect((await quiet()) === before).toBe(true)
  })

  test('without WebGL the board says so', async () => {
    await page.addInitScript(() => {
      const get = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (
        this: HTMLCanvasElement,
        kind: string,
        ...rest: unknown[]
      ) {
        return kind.startsWith('webgl')
          ? null
          : (get as (...args: unknown[]) => unknown).call(this, kind, ...rest)
      } as typeof get
    })
    await page.goto(`${bench.url('board')}?scene=none&unmounted`)
    await page.waitForFunction(() => window.mountBoard !== undefined, undefined, { polling: 100 })
    const message = await page.evaluate(async () => {
      try {
        await window.mountBoard?.(document.body, window.handlers as never, { dark: false })
        return 'mounted'
      } catch (error) {
        return error instanceof Error ? error.message : 'no Error'
      }
    })
    expect(message).toContain('WebGL')
  })
})
