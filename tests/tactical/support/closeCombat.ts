/** Scenes of close combat in hex 0202 of a small map, and their events as the lines of a battle report. */
import { makeBattle } from '../../../src/engine/tactical/battle'
import type { Event } from '../../../src/engine/tactical/events'
import { type Ledger, openLedger, type Turn } from '../../../src/engine/tactical/ledger'
import type { Side, State, Unit, UnitTypeId, Variants, Works } from '../../../src/engine/tactical/model'
import type { Order, Sheet } from '../../../src/engine/tactical/orders'
import { closeCombat } from '../../../src/engine/tactical/phases/closeCombat'
import type { Scenario } from '../../../src/engine/tactical/scenario'
import { unitTypes } from '../../../src/engine/tactical/tables/units'
import { type Dice, type DiceKey, scriptedDice } from '../../../src/kernel/dice'

export const HERE = '0202'
export const TURN = 5

export const RIFLE = 'su-rifle-company'
export const SMG = 'su-smg-company'
export const CAVALRY = 'su-cavalry-squadron'
export const BIKES = 'de-motorcycle-company'
export const GERMAN = 'de-infantry-company'
export const ROMANIAN = 'ro-infantry-company'
export const MG = 'de-mg-company'
export const AT45 = 'su-at-gun-45-battery'
export const PAK40 = 'de-pak40-platoon'
export const T34 = 'su-t34-company'
export const KV = 'su-kv1-company'
export const PZ4 = 'de-pz4-company'
export const APC = 'de-sdkfz251-company'
export const TRUCKS = 'gen-truck-column'
export const BUNKER = 'gen-bunker-mg'
export const OBSERVERS = 'gen-observer-platoon'

type Given = Readonly<{ id: string; type: UnitTypeId; side: Side }> & Partial<Unit>

const unit = (given: Given): Unit => {
  const type = unitTypes[given.type]
  if (!type) throw new Error(`no type ${given.type}`)
  const usual: Omit<Unit, 'id' | 'type' | 'side'> = {
    row: 1,
    place: 'map',
    hex: HERE,
    strength: type.strength.full,
    ammo: type.ammo,
    facing: 'N',
    deployed: true,
    concealed: false,
    suppressedIn: 0,
    since: 0,
    dugIn: false,
    mount: type.mounted ? 'off' : null,
    carrier: null,
    ready: 0,
    serves: null,
    host: null,
    task: null,
    climb: null,
    cameBy: null,
    order: null,
    leftTrench: false,
    ignored: 0,
    fired: false,
    halted: false,
    sprung: false,
    dismounted: false,
    fought: false,
    lost: 0,
  }
  return { ...usual, ...given }
}

/** Soviet attackers that came in this turn over the north edge by Assault. */
export const attacker = (id: string, type: UnitTypeId, more: Partial<Unit> = {}): Unit =>
  unit({ id, type, side: 'ussr', order: 'assault', since: TURN, cameBy: 'N', ...more })

/** German defenders that have stood here from the start, without an order. */
export const defender = (id: string, type: UnitTypeId, more: Partial<Unit> = {}): Unit =>
  unit({ id, type, side: 'axis', ...more })

export type Scene = Readonly<{
  units: readonly Unit[]
  /** Letter of the ground in 0202; plain all around it. */
  ground?: string
  level?: number
  /** A road through 0202. */
  road?: boolean
  trench?: Works['trenches'][number]['face']
  wire?: readonly string[]
  obstacles?: readonly string[]
  rules?: Partial<Variants>
}>

const scenarioOf = ({ ground = '.', level = 0, road }: Scene): Scenario =>
  ({
    map: {
      cols: 3,
      rows: 3,
      terrain: ['...', `.${ground}.`, '...'],
      levels: ['000', `0${level}0`, '000'],
      roads: road ? [['0201', HERE, '0203']] : [],
    },
  }) as unknown as Scenario

export const stateOf = (scene: Scene): State => ({
  battle: makeBattle(scenarioOf(scene), scene.rules),
  turn: TURN,
  hours: [],
  fallen: [],
  phase: 'movement',
  seed: 'test',
  units: Object.fromEntries(scene.units.map((each) => [each.id, each])),
  works: {
    trenches: scene.trench ? [{ hex: HERE, face: scene.trench }] : [],
    wire: scene.wire ?? [],
    obstacles: scene.obstacles ?? [],
    mines: [],
    bridges: [],
    smoke: [],
  },
  control: {},
  points: { ussr: 0, axis: 0 },
  seen: { ussr: {}, axis: {} },
  result: null,
})

/** `A>D 1` strike in round 1; `D fear`, `D rally 1`, `D test`, `D wire 2`, `O seen` (T13.5). */
const purposeOf = ({ step, rule, unit: id, target }: DiceKey): string => {
  const round = step.split(':')[2]
  if (rule === 'T6.4' && target === undefined) return `${id} fear`
  if (rule === 'T7.1') return round && round !== '0' ? `${id} rally ${round}` : `${id} test`
  if (rule === 'T10.5') return `${id} wire ${round}`
  if (rule === 'T13.5') return `${id} seen`
  return `${id}>${target} ${round}`
}

export type Faces = Readonly<Record<string, readonly number[]>>

/** Dice by purpose; strikes that are not named miss, tests that are not named pass. */
export const namedDice = (faces: Faces): Dice & Readonly<{ left: () => readonly string[] }> => {
  const waiting = new Set(Object.keys(faces))
  const throwFor = (key: DiceKey, count: number): readonly number[] => {
    const purpose = purposeOf(key)
    const given = faces[purpose]
    waiting.delete(purpose)
    if (given) return scriptedDice(given).d6(key, count)
    return Array.from({ length: count }, (_, i) => (purpose.includes('>') ? 6 : i + 1))
  }
  return { d6: throwFor, pick: (key) => throwFor(key, 1)[0] ?? 1, left: () => [...waiting] }
}

export const sheetsOf = (orders: Readonly<Record<string, Order>>, state: State): Turn['sheets'] => {
  const of = (side: Side): Sheet =>
    Object.fromEntries(Object.entries(orders).filter(([id]) => state.units[id]?.side === side))
  return { ussr: of('ussr'), axis: of('axis') }
}

export type Played = Readonly<{ state: State; events: readonly Event[] }>

/** Plays a turn's close combat. Named faces that nobody threw are an error of the test. */
export const play = (
  scene: Scene,
  faces: Faces = {},
  orders: Readonly<Record<string, Order>> = {},
): Played => {
  const dice = namedDice(faces)
  const start = stateOf(scene)
  const played = playWith(start, { dice, sheets: sheetsOf(orders, start), answers: {} })
  if (dice.left().length > 0) throw new Error(`not thrown: ${dice.left().join(', ')}`)
  return played
}

export const playWith = (start: State, turn: Turn): Played => {
  const ledger: Ledger = openLedger(start)
  closeCombat.run(ledger, turn)
  return { state: ledger.state(), events: ledger.events }
}
