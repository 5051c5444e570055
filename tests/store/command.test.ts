import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AppStore, SeatStore } from '../../src/store/api'
import { openApp, seatIn, started, toOrders, turnOf } from './support'

const seatOf = async (side: 'ussr' | 'axis'): Promise<SeatStore> => {
  const app: AppStore = await openApp()
  await toOrders(app)
  if (side === 'axis') await turnOf(app)
  await app.getState().openEnvelope('')
  return seatIn(app)
}

const defence = { kind: 'defence', policy: { mode: 'react' } }
const along = (kind: string, ...path: string[]) => ({ kind, path })

describe('T2.1 orders in words, in both languages and alphabets', () => {
  let soviet: SeatStore
  let german: SeatStore
  beforeAll(async () => {
    soviet = await seatOf('ussr')
    german = await seatOf('axis')
  })

  test.each([
    ['K1 defence', 'K1', defence],
    ['К1 оборона', 'K1', defence],
    ['k1 оборона', 'K1', defence],
    ['к2 ОБОР', 'K2', defence],
    ['K3 ambush', 'K3', { kind: 'ambush', policy: { mode: 'react' } }],
    ['К3 засада', 'K3', { kind: 'ambush', policy: { mode: 'react' } }],
    ['K1 move 0604', 'K1', along('manoeuvre', '0604')],
    ['К1 манёвр 0604', 'K1', along('manoeuvre', '0604')],
    ['К1 маневр 0604', 'K1', along('manoeuvre', '0604')],
    ['K1 march 0604 0504', 'K1', along('march', '0604', '0504')],
    ['К1 марш 0604, 0504', 'K1', along('march', '0604', '0504')],
    ['K1 march 0504', 'K1', along('march', '0604', '0504')],
    ['К1 штурм 0604', 'K1', along('assault', '0604')],
    ['K2 sector N', 'K2', { kind: 'sector', facing: 'N' }],
    ['К2 сектор СЗ', 'K2', { kind: 'sector', facing: 'NW' }],
    ['К2 сменить сектор ю', 'K2', { kind: 'sector', facing: 'S' }],
    ['K2 limber', 'K2', { kind: 'limber' }],
    ['К2 свёртывание', 'K2', { kind: 'limber' }],
    ['K1 dig in NW', 'K1', { kind: 'digIn', face: 'NW' }],
    ['К1 окопаться сз', 'K1', { kind: 'digIn', face: 'NW' }],
  ])('%s', (text, unit, order) => {
    soviet.getState().clearSheet()
    expect(soviet.getState().command(text)).toEqual({ legal: true })
    expect(soviet.getState().sheet).toEqual({ [unit]: order })
  })

  test.each([
    ['G4 fire K1', 'G4', { kind: 'defence', policy: { mode: 'fire', target: { unit: 'K1' } } }],
    ['Г4 огонь К1', 'G4', { kind: 'defence', policy: { mode: 'fire', target: { unit: 'K1' } } }],
    ['G4 fire 0705', 'G4', { kind: 'defence', policy: { mode: 'fire', target: { unit: 'K2' } } }],
    ['Г4 огонь 0503', 'G4', { kind: 'defence', policy: { mode: 'fire', target: { hex: '0503' } } }],
    ['G4 suppress K2', 'G4', { kind: 'suppress', aim: { unit: 'K2' } }],
    ['г4 подавление к2', 'G4', { kind: 'suppress', aim: { unit: 'K2' } }],
    ['Г4 подав 0705', 'G4', { kind: 'suppress', aim: { unit: 'K2' } }],
    ['G4 smoke 0503', 'G4', { kind: 'smoke', hex: '0503' }],
    ['Г4 дым 0503', 'G4', { kind: 'smoke', hex: '0503' }],
    ['Г4 огонь на подавление 0503', 'G4', { kind: 'suppress', aim: { hex: '0503' } }],
  ])('%s', (text, unit, order) => {
    german.getState().clearSheet()
    expect(german.getState().command(text)).toEqual({ legal: true })
    expect(german.getState().sheet).toEqual({ [unit]: order })
  })

  test('«огонь в движении»: the way, then the target', () => {
    for (const text of ['G3 fire on the move 0403 K1', 'Г3 огонь в движении 0403 К1']) {
      german.getState().clearSheet()
      expect(german.getState().command(text).legal).toBe(true)
      expect(german.getState().sheet.G3).toMatchObject({ kind: 'fireOnMove', aim: { unit: 'K1' } })
    }
  })

  test.each([
    ['', 'commandEmpty'],
    ['   ', 'commandEmpty'],
    ['K9 defence', 'commandUnit'],
    ['G1 defence', 'commandUnit'],
    ['7 defence', 'commandUnit'],
    ['K1', 'commandVerb'],
    ['K1 dance', 'commandVerb'],
    ['K1 ma', 'commandVerb'],
    ['K1 fire G9', 'commandTarget'],
    ['K1 fire 9999', 'commandTarget'],
    ['K1 suppress', 'needsTarget'],
    ['K1 march', 'needsPath'],
    ['K1 march 9999', 'commandHex'],
    ['K1 march 0101', 'noWay'],
    ['K2 sector', 'needsFace'],
    ['K1 limber now', 'commandTooLong'],
    ['K1 fire G1 G2', 'commandTooLong'],
    ['K1 fire G1', 'outOfRange'],
    ['K1 regroup', 'needsHost'],
    ['K1 march <img src=x onerror=alert(1)>', 'commandHex'],
  ])('%s is refused: %s', (text, fault) => {
    const before = soviet.getState().sheet
    expect(soviet.getState().command(text)).toMatchObject({ legal: false, fault })
    expect(soviet.getState().said?.key).toBe(fault)
    expect(soviet.getState().sheet).toBe(before)
  })

  test('R41 a megabyte of anything is answered at once', () => {
    const start = performance.now()
    for (const text of ['a'.repeat(1e6), 'K1 march '.repeat(1e5), `fire${' '.repeat(1e6)}on`])
      expect(soviet.getState().command(text).legal).toBe(false)
    expect(performance.now() - start).toBeLessThan(500)
  })

  test('an order is taken back in words', () => {
    soviet.getState().command('K1 defence')
    expect(soviet.getState().command('К1 отмена').legal).toBe(true)
    expect(soviet.getState().sheet.K1).toBeUndefined()
  })
})

describe('no way leads there', () => {
  const shippedSeat = async (id: string, side: 'ussr' | 'axis'): Promise<SeatStore> => {
    const file = readFileSync(new URL(`../../public/scenarios/${id}.json`, import.meta.url), 'utf8')
    const app = await openApp(undefined, { battles: async () => [id], loadScenario: async () => file })
    await started(app, { scenario: id })
    await turnOf(app)
    await turnOf(app)
    if (app.getState().curtain?.to !== side) await turnOf(app)
    await app.getState().openEnvelope('')
    return seatIn(app)
  }

  test.each([
    // What is held attacks nobody, a bunker goes nowhere: that is said, not that the way is long.
    ['kalach-bridge', 'G3 assault 1005', 'heldFire', 'T3.23.a'],
    ['kalach-bridge', 'G3 manoeuvre 0305', 'noWay', 'T5.1'],
    ['height-87', 'G11 manoeuvre 0907', 'cannotMove', 'T5.1'],
  ])('%s, %s: %s (%s)', async (id, words, fault, rule) => {
    const seat = await shippedSeat(id, 'axis')
    expect(seat.getState().command(words)).toMatchObject({ legal: false, fault, rule })
  })
})
