import { describe, expect, test } from 'vitest'
import type { AppStore } from '../../src/store/api'
import { filmIn, newDisk, openApp, seatIn, settled, started, toOrders, turnOf } from './support'

const exported = (app: AppStore): string => {
  const text = app.getState().exportGame()
  if (text === null) throw new Error('nothing to export')
  return text
}

/** Two turns are played, Anna has sealed her third sheet. */
const third = async (): Promise<AppStore> => {
  const app = await openApp()
  await toOrders(app)
  for (let turn = 1; turn <= 2; turn++) {
    await turnOf(app, (seat) => void seat.getState().command('K1 defence'))
    await turnOf(app, (seat) => void seat.getState().command('G4 suppress K2'))
    filmIn(app).getState().finish()
    app.getState().nextTurn()
  }
  await turnOf(app, (seat) => void seat.getState().command('K1 march 0604'))
  return app
}

describe('one file for the whole game', () => {
  test('nothing at hand, nothing to export', async () => {
    expect((await openApp()).getState().exportGame()).toBeNull()
  })

  test('R26 export, import, export: the same bytes but for the counted reload', async () => {
    const text = exported(await third())
    const app = await openApp()
    expect(await app.getState().importGame('game.json', text)).toEqual({ legal: true })
    expect(exported(app)).toBe(text.replace('"reloads":0', '"reloads":1'))
  })

  test('the game goes on where it stood, with the sheet that was sealed', async () => {
    const from = await third()
    const app = await openApp()
    await app.getState().importGame('game.json', exported(from))
    expect(app.getState()).toMatchObject({
      screen: 'curtain',
      curtain: { to: 'axis' },
      match: { turn: 3, reloads: 1 },
    })
    for (const one of [from, app]) await turnOf(one)
    expect(filmIn(app).getState().lines).toEqual(filmIn(from).getState().lines)
  })

  test('a game of other rules keeps their name: it is told of, not taken for a changed one, and opens again', async () => {
    const { rules, ...file } = JSON.parse(exported(await third()))
    file.turns[0].events = file.turns[0].events.filter(({ kind }: { kind: string }) => kind !== 'lapsed')
    file.turns[0].digests.special = 'f'.repeat(64)
    const text = JSON.stringify({ ...file, rules: 'tactical-1' })
    const open = async (content: string) => {
      const app = await openApp()
      expect(await app.getState().importGame('game.json', content)).toEqual({ legal: true })
      expect(app.getState().notice).toMatchObject({
        key: 'otherRules',
        detail: { rules: 'tactical-1', ours: rules },
      })
      return app
    }
    const again = exported(await open(text))
    expect(JSON.parse(again).rules).toBe('tactical-1')
    await open(again)
    // Under our own rules the same change is found.
    const own = await openApp()
    expect(await own.getState().importGame('game.json', JSON.stringify({ ...file, rules }))).toMatchObject({
      legal: false,
    })
  })

  test('R68 a sealed sheet is not legible in it, a draft is not in it', async () => {
    const app = await third()
    const text = exported(app)
    expect(text).not.toContain('march')
    await app.getState().openEnvelope('')
    seatIn(app).getState().command('G1 assault 0304')
    expect(exported(app)).toBe(text)
  })

  test('a sheet sealed under a PIN comes back with it', async () => {
    const app = await openApp()
    await started(app, { pins: { ussr: '7', axis: '' } })
    await turnOf(app, (seat) => void seat.getState().place('K1', '0804'), '7')
    const next = await openApp()
    await next.getState().importGame('pin.json', exported(app))
    expect(next.getState().curtain).toMatchObject({ to: 'ussr', pin: true })
    expect(await next.getState().openEnvelope('8')).toBe(false)
    expect(await next.getState().openEnvelope('7')).toBe(true)
    await next.getState().openEnvelope('')
    expect(seatIn(next).getState().view.units.K1?.hex).toBe('0804')
  })

  test('an older copy of a stored game does not write over it', async () => {
    const disk = newDisk()
    const app = await openApp(disk)
    await toOrders(app)
    const early = exported(app)
    await turnOf(app)
    await turnOf(app)
    await settled(app)
    await app.getState().importGame('early.json', early)
    await settled(app)
    expect(disk.rows.size).toBe(2)
    const stages = [...disk.rows.values()].map(([row]) => row?.head.next)
    expect(stages).toEqual([null, 'ussr'])
  })
})

describe('a file that is none', () => {
  /** What a hand may change in a file. */
  type Edited = {
    turns: {
      events: { kind: string; roll?: { rolls: number[] } }[]
      sheets: { ussr: Record<string, unknown> }
      digests: { movement: string }
    }[]
    pending: { sheets: { ussr: string | null } }
  }

  const spoil = (text: string, from: string, to: string): string => text.replace(from, to)

  test.each<readonly [string, (text: string) => string, string]>([
    ['an empty file', () => '', 'fileEmpty'],
    ['a page', () => '<html></html>', 'fileIsPage'],
    ['half a file', (text) => text.slice(0, text.length / 2), 'fileIsCut'],
    ['a newer version', (text) => spoil(text, '"version":1}', '"version":7}'), 'newerVersion'],
    [
      'a battle',
      (text) => spoil(text, 'stalingrad-height/save', 'stalingrad-height/scenario'),
      'foreignFormat',
    ],
    ['another seed', (text) => text.replace(/"seed":"./, '"seed":"b'), 'commitmentDiffers'],
    ['an unknown key', (text) => spoil(text, '"reloads":', '"extra":1,"reloads":'), 'unknownKey'],
    [
      'a polluting key',
      (text) => spoil(text, '"reloads":', '"__proto__":{"polluted":1},"reloads":'),
      'forbiddenKey',
    ],
  ])('R19, R22, R24 %s: said what and where, the game at hand untouched', async (_, change, fault) => {
    const app = await third()
    const before = { ...app.getState() }
    const verdict = await app.getState().importGame('<img src=x>.json', change(exported(app)))
    expect(verdict).toMatchObject({ legal: false, fault, detail: { file: '<img src=x>.json' } })
    expect(app.getState()).toEqual({ ...before, notice: { key: fault, detail: expect.anything() } })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test.each<[string, (save: Edited) => void, string, object]>([
    [
      'a die of an event',
      ({ turns }) => {
        const shot = turns[0]?.events.find(({ kind }) => kind === 'fired')?.roll as { rolls: number[] }
        shot.rolls[0] = ((shot.rolls[0] as number) % 6) + 1
      },
      'turnDiffers',
      { turn: 1, phase: 'fire' },
    ],
    [
      'a digest',
      ({ turns }) => {
        ;(turns[1] as Edited['turns'][number]).digests.movement = 'a'.repeat(64)
      },
      'turnDiffers',
      { turn: 2, phase: 'movement' },
    ],
    [
      'an order',
      ({ turns }) => {
        ;(turns[0] as Edited['turns'][number]).sheets.ussr.K1 = { kind: 'march', path: ['0604'] }
      },
      'turnDiffers',
      { turn: 1, phase: 'orders' },
    ],
    [
      'a sealed sheet',
      ({ pending }) => {
        pending.sheets.ussr = (pending.sheets.ussr as string).replace(/^./, (c) => (c === '0' ? '1' : '0'))
      },
      'sealBroken',
      { side: 'ussr' },
    ],
  ])(
    'R10 %s changed by hand: said which turn and phase, the game at hand untouched',
    async (_, change, fault, where) => {
      const app = await third()
      const save = JSON.parse(exported(app)) as Edited
      change(save)
      const before = { ...app.getState() }
      expect(await app.getState().importGame('game.json', JSON.stringify(save))).toMatchObject({
        legal: false,
        fault,
        detail: where,
      })
      expect(app.getState()).toEqual({
        ...before,
        notice: { key: fault, detail: expect.objectContaining(where) },
      })
    },
  )

  test('R23 events that lead to no table are refused', async () => {
    const app = await third()
    const before = app.getState().curtain
    const text = exported(app).replaceAll('"kind":"turnEnded"', '"kind":"turnOpened"')
    expect(await app.getState().importGame('odd.json', text)).toMatchObject({ fault: 'eventsDoNotFit' })
    expect(app.getState()).toMatchObject({ curtain: before, notice: { key: 'eventsDoNotFit' } })
  })
})
