/** Orders in plain words, as a player would read them out. */
import type { TargetClass, UnitId } from '../../../src/engine/tactical/model'
import type {
  Aim,
  FirePolicy,
  LayingChoice,
  MoveOrder,
  NightWork,
  Order,
} from '../../../src/engine/tactical/orders'
import { CaseError, type Line } from './text'
import { face, keyOf, number, type Phrase, readPhrase } from './words'

const CLASSES: readonly string[] = [
  'infantry',
  'artillery',
  'vehicle',
  'armour',
  'air',
  'fortification',
  'bridge',
]

const classes = (line: Line, words: string): readonly TargetClass[] =>
  words.split(' ').map((word) => {
    if (!CLASSES.includes(word)) throw new CaseError(line, `no target class “${word}”`)
    return word as TargetClass
  })

const aim = (word: string | undefined): Aim =>
  /^\d{4}$/.test(word ?? '') ? { hex: word as string } : { unit: word as string }

/** What may be added to an order after a comma. */
type Extra = Readonly<{
  work?: NightWork
  policy?: Partial<FirePolicy>
  order?: Readonly<Record<string, unknown>>
}>

const EXTRAS: readonly Phrase<Extra>[] = [
  [/^hold$/, () => ({ policy: { mode: 'hold' } })],
  [/^react$/, () => ({ policy: { mode: 'react' } })],
  [/^fire at (\w+)$/, ([, target]) => ({ policy: { mode: 'fire', target: aim(target) } })],
  [/^within (\d+)$/, ([, n], line) => ({ policy: { within: number(line, n) } })],
  [/^first at ([a-z ]+)$/, ([, words], line) => ({ policy: { prefer: classes(line, words as string) } })],
  [/^not at those that stand$/, () => ({ policy: { stationary: false } })],
  [/^hold for assault$/, () => ({ policy: { holdForAssault: true } })],
  [/^ask$/, () => ({ policy: { ask: true } })],
  [
    /^(directly|indirectly)$/,
    ([, how]) => ({ order: { laying: (how === 'directly' ? 'direct' : 'indirect') satisfies LayingChoice } }),
  ],
  [/^facing (\w+)$/, ([, f], line) => ({ order: { facing: face(line, f) } })],
  [/^out of the trench$/, () => ({ order: { leaveTrench: true } })],
  [/^strike first ([a-z ]+)$/, ([, words], line) => ({ order: { strike: classes(line, words as string) } })],
  [
    /^leave after round ([12]) to (\d{4})$/,
    ([, n, to], line) => ({ order: { leave: { after: number(line, n) as 1, to } } }),
  ],
  [/^pace (\w+)$/, ([, unit]) => ({ order: { pace: unit } })],
  [
    /^(trench|wire|obstacle) (\w+)$/,
    ([, work, f], line) => ({ work: { work: work as 'trench', face: face(line, f) } }),
  ],
  [
    /^(anti-tank|anti-personnel) mines in (\d{4})$/,
    ([, kind, hex]) => ({
      work: {
        work: 'mines',
        mines: kind === 'anti-tank' ? 'antiTank' : 'antiPersonnel',
        hex: hex as string,
      },
    }),
  ],
  [/^hide$/, () => ({ order: { ambush: true } })],
  [/^mounted$/, () => ({ order: { mount: 'on' } })],
  [/^dismounted$/, () => ({ order: { mount: 'off' } })],
  [
    /^by steps ((?:(?:mounted|dismounted) ?)+)$/,
    ([, states]) => ({
      order: {
        mounts: (states as string)
          .trim()
          .split(' ')
          .map((state) => (state === 'mounted' ? 'on' : 'off')),
      },
    }),
  ],
  [/^not at aircraft$/, () => ({ policy: { aircraft: false } })],
  [
    /^against (any|bombers|fighters|nobody)$/,
    ([, whom]) => ({ order: { intercept: whom === 'nobody' ? 'none' : whom } }),
  ],
  [/^at the (fighters|bombers) of an escort$/, ([, whom]) => ({ order: { escorted: whom } })],
  [/^ask whom$/, () => ({ order: { escorted: 'ask' } })],
  [/^not at the ground$/, () => ({ order: { ground: { mode: 'hold' } } })],
]

/** A patrol without additions: against any, at the bombers of an escort, at the ground as in Defence. */
const PATROL = { intercept: 'any', escorted: 'bombers', ground: { mode: 'react' } } as const

type Moving = Exclude<MoveOrder['kind'], 'fireOnMove'>

const KINDS: readonly Phrase<Order>[] = [
  [/^(defence|ambush)$/, ([, kind]) => ({ kind: kind as 'defence', policy: { mode: 'react' } })],
  [/^fire at (\w+)$/, ([, target]) => ({ kind: 'defence', policy: { mode: 'fire', target: aim(target) } })],
  [/^suppress (\w+)$/, ([, target]) => ({ kind: 'suppress', aim: aim(target) })],
  [
    /^fire on the move at (\w+) by ((?:\d{4} ?)+)$/,
    ([, target, path]) => ({
      kind: 'fireOnMove',
      aim: aim(target),
      path: (path as string).trim().split(' '),
    }),
  ],
  [
    /^(manoeuvre|march|assault)((?: (?:\d{4}|off))+)$/,
    ([, kind, path]) => ({ kind: kind as Moving, path: (path as string).trim().split(' ') }),
  ],
  [/^fight on$/, () => ({ kind: 'fightOn' })],
  [/^limber$/, () => ({ kind: 'limber' })],
  [/^deploy facing (\w+)$/, ([, f], line) => ({ kind: 'deploy', facing: face(line, f) })],
  [/^change sector to (\w+)$/, ([, f], line) => ({ kind: 'sector', facing: face(line, f) })],
  [/^dig in towards (\w+)$/, ([, f], line) => ({ kind: 'digIn', face: face(line, f) })],
  [/^regroup into (\w+)$/, ([, host]) => ({ kind: 'regroup', host: host as string })],
  [/^night$/, () => ({ kind: 'night', works: [], ambush: false })],
  [
    /^lay (anti-tank|anti-personnel) mines at (\d{4})$/,
    ([, kind, hex]) => ({ kind: 'layMines', hex: hex as string, mines: keyOf(kind as string) as 'antiTank' }),
  ],
  [/^clear mines at (\d{4})$/, ([, hex]) => ({ kind: 'clearMines', hex: hex as string })],
  [/^remove wire towards (\w+)$/, ([, f], line) => ({ kind: 'removeWire', face: face(line, f) })],
  [/^blow up the obstacle towards (\w+)$/, ([, f], line) => ({ kind: 'blowObstacle', face: face(line, f) })],
  [/^blow up the bunker (\w+)$/, ([, bunker]) => ({ kind: 'blowBunker', bunker: bunker as string })],
  [/^blow up the bridge at (\d{4})$/, ([, hex]) => ({ kind: 'blowBridge', hex: hex as string })],
  [/^build a bridge at (\d{4})$/, ([, hex]) => ({ kind: 'buildBridge', hex: hex as string })],
  [/^join (\w+)$/, ([, host]) => ({ kind: 'attachObserver', host: host as string })],
  [/^lay smoke at (\d{4})$/, ([, hex]) => ({ kind: 'smoke', hex: hex as string })],
  [/^load onto (\w+)$/, ([, carrier]) => ({ kind: 'load', carrier: carrier as string })],
  [/^take on (\w+)$/, ([, unit]) => ({ kind: 'takeOn', unit: unit as string })],
  [/^unload$/, () => ({ kind: 'unload' })],
  [/^set down (\w+)$/, ([, unit]) => ({ kind: 'setDown', unit: unit as string })],
  [/^supply (\w+)$/, ([, unit]) => ({ kind: 'resupply', unit: unit as string })],
  [/^escort (\w+)$/, ([, unit]) => ({ kind: 'airEscort', unit: unit as string })],
  [/^patrol over (\d{4})$/, ([, hex]) => ({ kind: 'airPatrol', hex: hex as string, ...PATROL })],
  [/^strike (\w+)$/, ([, target]) => ({ kind: 'airStrike', aim: aim(target) })],
  [/^bomb (\d{4})$/, ([, hex]) => ({ kind: 'airCarpet', hex: hex as string })],
  [/^drop on (\d{4})$/, ([, hex]) => ({ kind: 'airDrop', hex: hex as string })],
  [
    /^search ([123]) round (\d{4})$/,
    ([, n, hex], line) => ({ kind: 'airRecon', hex: hex as string, radius: number(line, n) as 1 }),
  ],
]

const isPolicy = (order: Order): order is Extract<Order, { policy: FirePolicy }> => 'policy' in order

/** An order with its additions, e.g. `defence, react, within 1`. */
export const readOrder = (line: Line, words: string): Order => {
  const [head = '', ...extras] = words.split(', ')
  let order = readPhrase(line, head, KINDS, 'order')
  for (const extra of extras) {
    const more = readPhrase(line, extra, EXTRAS, 'addition to an order')
    if (more.policy && !isPolicy(order)) throw new CaseError(line, `“${extra}” belongs to Defence and Ambush`)
    if (more.policy && isPolicy(order)) order = { ...order, policy: { ...order.policy, ...more.policy } }
    if (more.work && order.kind !== 'night') throw new CaseError(line, `“${extra}” belongs to the night`)
    if (more.work && order.kind === 'night') order = { ...order, works: [...order.works, more.work] }
    order = { ...order, ...more.order } as Order
  }
  return order
}

/** `s1: defence, hold`: a line of Orders; `nobody` writes an empty sheet. */
export const readOrders = (
  lines: readonly Line[],
): ReadonlyMap<UnitId, Readonly<{ line: Line; order: Order }>> => {
  const orders = new Map<UnitId, Readonly<{ line: Line; order: Order }>>()
  for (const line of lines) {
    const said = line.text.trim()
    if (said === 'nobody') continue
    const match = /^([sg]\w*): (.+)$/.exec(said)
    if (!match) throw new CaseError(line, 'an order is written as UNIT: ORDER')
    const [, unit = '', words = ''] = match
    if (orders.has(unit)) throw new CaseError(line, `${unit} has two orders`)
    orders.set(unit, { line, order: readOrder(line, words) })
  }
  return orders
}

/** `s1: g2` or `s1: hold`: answers in the order in which the questions are asked. */
export const readAnswers = (
  lines: readonly Line[],
): readonly Readonly<{ line: Line; unit: UnitId; answer: string }>[] =>
  lines.map((line) => {
    const match = /^(\w+): ([\w ]+)$/.exec(line.text.trim())
    if (!match)
      throw new CaseError(
        line,
        'an answer is written as UNIT: TARGET, UNIT: hold, or SIDE: light, dark first, dark last',
      )
    return { line, unit: match[1] as string, answer: keyOf(match[2] as string) }
  })
