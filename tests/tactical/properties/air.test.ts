/** T15 in games of chance: no fault, and every mission, event and question of the air occurs. */
import { expect, test } from 'vitest'
import { randomTurns } from '../../../src/ai/game'
import type { EventKind } from '../../../src/engine/tactical/events'
import { SIDES, type State } from '../../../src/engine/tactical/model'
import { AIR_KINDS } from '../../../src/engine/tactical/rules/air/squadrons'
import { resolveTurn } from '../../../src/engine/tactical/sequence'
import { eventsFor, viewFor } from '../../../src/engine/tactical/view'
import { BF109, FLAK20, FLAK37, FW189, HE111, IL2, JU52, JU87, PE2, squadron, YAK } from '../support/air'
import { board, GERMAN, put, RIFLE, T34 } from '../support/board'

const ROWS = [
  '...bb..rr',
  '..lff..rr',
  '.tt....rr',
  '..b.ll..r',
  '....ff...',
  '.bb..t...',
  '.........',
  '..m......',
]

const battle = (): State =>
  board(
    ROWS,
    {
      s1: put(RIFLE, '0606'),
      s2: put(RIFLE, '0505', { concealed: true }),
      s3: put(T34, '0707'),
      s4: put(FLAK37, '0606'),
      sc: put(FLAK37, '0706'),
      sd: put(FLAK37, '0607'),
      s5: squadron(YAK),
      s6: squadron(YAK),
      s7: squadron(IL2),
      s8: squadron(PE2),
      s9: squadron('su-transport-li2'),
      sa: put(RIFLE, null, { place: 'carried', carrier: 's9' }),
      sb: squadron('su-recon-r5'),
      g1: put(GERMAN, '0103'),
      g2: put(GERMAN, '0405', { concealed: true }),
      g3: put(FLAK20, '0203'),
      gd: put(FLAK20, '0103'),
      ge: put(FLAK20, '0205'),
      g4: squadron(BF109),
      g5: squadron(BF109),
      g6: squadron(JU87),
      g7: squadron(HE111),
      g8: squadron(JU52),
      ga: put(GERMAN, null, { place: 'carried', carrier: 'g8' }),
      gb: squadron(FW189),
      gc: squadron(JU52),
    },
    {
      edges: { s5: 'east', s6: 'east', s7: 'south', s8: 'north', s9: 'east', sb: 'east', g7: 'south' },
      mines: [{ hex: '0606', kind: 'antiTank', owner: 'ussr' }],
      turns: 14,
    },
  )

const OF_THE_AIR: readonly EventKind[] = ['flew', 'flewHome', 'dropped', 'landed', 'supplied', 'searched']

const WANTED: readonly string[] = [
  ...AIR_KINDS,
  ...OF_THE_AIR,
  'airFight airCombat',
  'airFight airDefence',
  'flak antiAir',
  'raided selfDefence',
  'raid strike',
  'raid carpet',
  'reaction strike',
  'stationary strike',
  'mines bombed',
  'asked intercept',
  'asked flak',
]

test('T15 games of chance with squadrons of all kinds', () => {
  const seen = new Set<string>()
  const isSeen = (each: string): boolean => seen.has(each)
  for (let game = 1; game <= 24 || (game <= 80 && !WANTED.every(isSeen)); game++) {
    const { fault } = randomTurns(battle(), `air-${game}`, 14, (before, turn, done) => {
      for (const { kind } of Object.values({ ...turn.ussr, ...turn.axis })) seen.add(kind)
      for (const event of done.events) {
        seen.add(event.kind)
        if (event.kind === 'fired') seen.add(`${event.cause} ${event.laying}`)
        if (event.kind === 'minefield' && before.units[event.unit]?.place === 'reserve')
          seen.add('mines bombed')
      }
      for (const id of Object.keys(turn.answers)) seen.add(`asked ${id.split(':')[1]}`)
      const again = resolveTurn(before, turn, turn.answers)
      if (JSON.stringify(again.events) !== JSON.stringify(done.events))
        return 'decided otherwise the second time'
      // T8.7 Nothing of what is held back, nor of what is aboard, may be told.
      for (const side of SIDES) {
        const told = JSON.stringify([viewFor(done.state, side).units, eventsFor(before, done.events, side)])
        for (const unit of Object.values(before.units)) {
          const quiet = done.events.every((event) => event.kind !== 'flew' || event.unit !== unit.id)
          const held = unit.side !== side && unit.place === 'reserve' && quiet
          if (held && told.includes(`"${unit.id}"`)) return `${side} is told of ${unit.id}`
        }
      }
      return null
    })
    expect(fault).toBeNull()
  }
  expect(WANTED.filter((each) => !isSeen(each))).toEqual([])
}, 120_000)
