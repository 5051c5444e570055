/** Saved games: what is written is read again byte by byte, and what was tampered with is refused. */
import fc from 'fast-check'
import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { makeBattle } from '../../src/engine/tactical/battle'
import type { Event } from '../../src/engine/tactical/events'
import type { Sheet } from '../../src/engine/tactical/orders'
import type { Finding } from '../../src/scenario/faults'
import { readSave } from '../../src/scenario/readSave'
import { writeSave } from '../../src/scenario/save'
import { anyEvent } from '../../src/scenario/schemas/events'
import { order } from '../../src/scenario/schemas/orders'
import { detail, digest, hex, id, key, rule } from '../../src/scenario/schemas/parts'
import { arbitraryOf } from './arbitrary'
import { small, spoilt } from './small'
import { none, save, turn } from './smallSave'

const battle = makeBattle(small)

const said = (text: string): readonly string[] => {
  const read = readSave(text)
  const findings: readonly Finding[] = read.ok ? read.warnings : read.findings
  return findings.map(({ fault, path }) => `${fault} ${path}`.trim())
}

describe('R26 Written, read, written', () => {
  it('a whole game', () => {
    const text = writeSave(save)
    const read = readSave(text)
    expect(read).toEqual({ ok: true, save, warnings: [] })
    expect(read.ok && writeSave(read.save)).toBe(text)
  })

  it('keys in any order and blanks between them make the same game', () => {
    const turned = JSON.stringify(Object.fromEntries(Object.entries(save).reverse()), null, 3)
    const read = readSave(turned)
    expect(read.ok && writeSave(read.save)).toBe(writeSave(save))
  })

  const ids = (side: string) => small.units.filter((unit) => unit.side === side).map((unit) => unit.id)
  const known = (units: readonly string[]) =>
    new Map<unknown, fc.Arbitrary<unknown>>([
      [id, fc.constantFrom(...units)],
      [hex, fc.constantFrom(...battle.grid.hexes)],
      [rule, fc.constantFrom('T4.4', 'T10.5', 'T9')],
      [key, fc.stringMatching(/^[a-zA-Z]{1,9}$/)],
      [digest, fc.constant(none)],
      [
        detail,
        fc.dictionary(
          fc.stringMatching(/^[a-z]{1,5}$/),
          fc.oneof(fc.integer(), fc.string({ unit: 'grapheme-ascii' })),
          { maxKeys: 2 },
        ),
      ],
    ])
  const anyOf = <T>(schema: v.GenericSchema<unknown, T>, units: readonly string[]) =>
    arbitraryOf(schema, known(units)) as fc.Arbitrary<T>
  const sheet = (side: string): fc.Arbitrary<Sheet> =>
    fc.dictionary(fc.constantFrom(...ids(side)), anyOf(order, ids(side)), { noNullPrototype: true })
  const turns = fc.array(
    fc.record({
      sheets: fc.record({ ussr: sheet('ussr'), axis: sheet('axis') }),
      answers: fc.dictionary(fc.stringMatching(/^T5\.9:[A-Z]\d$/), fc.constantFrom('hold', 'G1'), {
        noNullPrototype: true,
      }),
      events: fc.array(anyOf<Event>(anyEvent, [...ids('ussr'), ...ids('axis')]), { maxLength: 12 }),
      digests: fc.constant(turn.digests),
    }),
    { maxLength: 3 },
  )

  it('any orders, answers and events', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(turns, (played) => {
        const text = writeSave({ ...save, turns: played })
        const read = readSave(text)
        expect(read.ok ? [] : read.findings).toEqual([])
        expect(read.ok && writeSave(read.save)).toBe(text)
      }),
      { numRuns: 150 },
    )
  })
})

describe('A game that was not played so', () => {
  const spoil = (path: string, value: unknown): string => JSON.stringify(spoilt(path, value, save))

  it.each<[string, unknown, string]>([
    ['version', 2, 'newerVersion version'],
    ['format', 'stalingrad-height/scenario', 'foreignFormat format'],
    ['commitment', none, 'commitmentDiffers commitment'],
    ['seed', 'another', 'commitmentDiffers commitment'],
    ['scenario.units[0].hex', '0303', 'outsideZone scenario.units[0].hex'],
    ['deployments.ussr', null, 'deploymentMissing deployments.ussr'],
    ['deployments.ussr.units.K1.hex', '0303', 'placementRefused deployments.ussr'],
    ['turns', Array(13).fill(turn), 'moreTurnsThanBattle turns'],
    ['turns[0].sheets.ussr.K9', { kind: 'limber' }, 'unknownUnit turns[0].sheets.ussr.K9'],
    ['turns[0].sheets.ussr.G1', { kind: 'limber' }, 'notYours turns[0].sheets.ussr.G1'],
    ['turns[0].sheets.ussr.K1.path[1]', '0909', 'hexOffMap turns[0].sheets.ussr.K1.path[1]'],
    ['turns[0].sheets.ussr.K1.path[1]', 'here', 'badHex turns[0].sheets.ussr.K1.path[1]'],
    ['turns[0].sheets.ussr.K1.kind', 'fly', 'notOneOf turns[0].sheets.ussr.K1.kind'],
    ['turns[0].sheets.ussr.K1.pace', 'G2', 'notYours turns[0].sheets.ussr.K1.pace'],
    ['turns[0].sheets.axis.G1.aim', { unit: 'K9' }, 'unknownUnit turns[0].sheets.axis.G1.aim.unit'],
    ['turns[0].sheets.axis.G1.aim', { hex: '0909' }, 'hexOffMap turns[0].sheets.axis.G1.aim.hex'],
    ['turns[0].events[0].unit', 'K9', 'unknownUnit turns[0].events[0].unit'],
    ['turns[0].events[0].to', '0909', 'hexOffMap turns[0].events[0].to'],
    ['turns[0].events[0].kind', 'teleported', 'notOneOf turns[0].events[0].kind'],
    ['turns[0].events[0].tick', 2521, 'tooBig turns[0].events[0].tick'],
    ['turns[0].events[0].note', 'x', 'unknownKey turns[0].events[0].note'],
    ['turns[0].digests.fire', 'abc', 'badDigest turns[0].digests.fire'],
    ['pending.sheets.ussr', '{"K1":{}}', 'badDigest pending.sheets.ussr'],
    ['keyframes', [], 'unknownKey keyframes'],
    ['names.axis', 'x'.repeat(41), 'tooLong names.axis'],
    ['variants.fogOfWar', undefined, 'missingKey variants.fogOfWar'],
  ])('%s = %j: %s', (path, value, fault) => {
    expect(said(spoil(path, value))).toContain(fault)
    expect(readSave(spoil(path, value)).ok).toBe(false)
  })

  it.each(['tactical-5', 'tactical-0', 'banana'])(
    'R19 of rules that nobody here knows it is refused: %s',
    (rules) => {
      expect(said(spoil('rules', rules))).toContain('unknownRules rules')
      expect(readSave(spoil('rules', rules)).ok).toBe(false)
    },
  )

  it('R11 of earlier rules is read, with a warning', () => {
    const read = readSave(spoil('rules', 'tactical-1'))
    expect(read).toMatchObject({ ok: true, warnings: [{ fault: 'otherRules', severity: 'warning' }] })
  })

  it('R22 a file cut short is refused wherever it was cut', () => {
    const text = writeSave(save)
    for (let end = 0; end < text.length; end += 197)
      expect(readSave(text.slice(0, end)).ok, `${end}`).toBe(false)
  })

  it('R23 bits that flip are refused or leave a game that hangs together', () => {
    const bytes = new TextEncoder().encode(writeSave(save))
    for (let i = 0; i < 600; i++) {
      const hurt = Uint8Array.from(bytes)
      const at = (i * 7919) % bytes.length
      hurt[at] = (hurt[at] as number) ^ (1 << (i % 8))
      const read = readSave(new TextDecoder().decode(hurt))
      if (read.ok) expect(readSave(writeSave(read.save)).ok).toBe(true)
    }
  }, 60_000)
})

it('R39 A cycle reaches no file', () => {
  const answers: Record<string, unknown> = {}
  answers.self = answers
  expect(() => writeSave({ ...save, pending: { ...save.pending, answers: answers as never } })).toThrow(
    TypeError,
  )
})
