/** The schema of every event (`engine/tactical/events.ts`). */
import * as v from 'valibot'
import type { Event } from '../../engine/tactical/events'
import {
  count,
  detail,
  edge,
  face,
  hex,
  hours,
  id,
  key,
  laying,
  level,
  list,
  mineKind,
  mount,
  orderKind,
  phase,
  rule,
  side,
  turn,
  whole,
  yes,
} from './parts'
import { same } from './same'
import { cause, task, unit } from './state'

const TICKS = 2520

const term = v.strictObject({ why: key, value: whole(-1000, 1000), rule })

const sum = v.strictObject({ dice: list(term, 50), accuracy: list(term, 50), defence: list(term, 50) })

/** Faces of dice, in the order thrown. */
const rolls = list(whole(1, 1000), 1000)

const roll = v.strictObject({ sum, rolls, hits: count, stopped: count, losses: count })

const ids = list(id)

/** One kind; all have a rule, those of ground movement a tick. */
const on = <K extends string, E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.strictObject({ kind: v.literal(kind), rule, tick: v.exactOptional(whole(0, TICKS)), ...entries })

const orders = [
  on('turnOpened', { turn }),
  on('ordered', { unit: id, order: orderKind, leftTrench: v.boolean() }),
  on('faced', { unit: id, facing: face }),
  on('mounted', { unit: id, mount }),
  on('concealed', { unit: id }),
  on('revealed', {
    unit: id,
    why: v.picklist(['detected', 'fired', 'moved', 'special', 'entered']),
    by: v.nullable(id),
  }),
  on('phaseBegan', { phase }),
  on('lapsed', { unit: id, fault: key, detail, rolls: v.exactOptional(rolls) }),
] as const

const fire = [
  on('fired', {
    unit: id,
    target: v.nullable(id),
    from: v.nullable(hex),
    hex,
    order: whole(0, 9),
    laying,
    suppressive: v.boolean(),
    cause: v.picklist(['order', 'reaction', 'onTheMove', 'stationary', 'airFight', 'flak', 'raided', 'raid']),
    ammo: count,
    carrier: v.exactOptional(id),
    picked: rolls,
    roll,
    object: v.exactOptional(v.picklist(['mines', 'bridge'])),
  }),
  on('lost', { unit: id, points: count, left: count, hex: v.nullable(hex) }),
  on('destroyed', {
    unit: id,
    hex: v.nullable(hex),
    why: v.picklist(['losses', 'surrender', 'host', 'blown']),
  }),
  on('tested', {
    unit: id,
    against: count,
    rolls,
    passed: v.boolean(),
    why: list(v.picklist(['losses', 'suppressive', 'airStrike', 'rally']), 4),
  }),
  on('suppressed', { unit: id }),
] as const

const movement = [
  on('moved', {
    unit: id,
    from: v.nullable(hex),
    to: hex,
    facing: face,
    cameBy: v.nullable(face),
    by: orderKind,
  }),
  on('exited', { unit: id, from: hex }),
  on('halted', { unit: id, hex: v.nullable(hex), why: key, ahead: v.nullable(hex) }),
  on('climbing', { unit: id, to: v.nullable(hex), work: count }),
  on('abandoned', { unit: id, hex }),
  on('meeting', { units: ids, hexes: list(hex), rolls, hex: v.nullable(hex) }),
] as const

const closeCombat = [
  on('contact', { hex, units: ids }),
  on('tankFear', { unit: id, against: count, rolls, passed: v.boolean() }),
  on('round', { hex, round: whole(0, 3), silent: list(v.strictObject({ unit: id, why: key, rule })) }),
  on('struck', {
    unit: id,
    target: id,
    hex,
    round: whole(0, 3),
    ammo: count,
    roll,
    pooled: v.exactOptional(count),
  }),
  on('dismounted', { unit: id, carrier: id, hex, drawn: v.boolean(), wrecked: v.exactOptional(yes) }),
  on('leftCombat', { unit: id, from: hex, to: hex, rolls: v.exactOptional(rolls) }),
  on('rallied', { unit: id }),
] as const

const specials = [
  on('deployed', { unit: id, deployed: v.boolean(), facing: face }),
  on('worked', { unit: id, task: v.nullable(task), of: count }),
  on('trenchDug', { unit: id, hex, face }),
  on('regrouped', {
    host: id,
    donors: ids,
    strength: count,
    ammo: count,
    surplus: v.nullable(v.strictObject({ unit: id, strength: count, ammo: count })),
  }),
  on('loaded', { unit: id, carrier: id }),
  on('resupplied', { unit: id, carrier: id, ammo: count, left: count }),
  on('observerAttached', { unit: id, host: id }),
  on('observerTested', { unit: id, host: id, rolls, lost: v.boolean() }),
  on('sighted', { side, unit }),
  on('smokeGone', { hex }),
  on('recovered', { unit: id }),
] as const

const nights = [
  on('replenished', { unit: id, ammo: count }),
  on('returned', { unit: id, hex, rolls, back: count, left: count }),
  on('edgeSet', { unit: id, work: v.picklist(['wire', 'obstacle']), hex, face }),
  on('hoursSet', { day: count, hours, by: v.nullable(side) }),
] as const

const works = [
  on('wireTested', { unit: id, from: hex, to: hex, rolls, passed: v.boolean() }),
  on('edgeCleared', {
    unit: id,
    work: v.picklist(['wire', 'obstacle']),
    hex,
    face,
    how: v.picklist(['torn', 'removed', 'blown']),
  }),
  on('minefield', {
    what: v.picklist(['laid', 'found', 'entered', 'cleared', 'destroyed']),
    hex,
    mines: mineKind,
    owner: side,
    unit: id,
  }),
  on('mineTested', { unit: id, hex, mines: v.nullable(mineKind), rolls, losses: count }),
  on('sealing', { unit: id, target: id, rolls, face: v.nullable(face) }),
  on('bunkerBlown', { unit: id, bunker: id }),
  on('bridgeHit', { unit: id, hexes: list(hex, 20), points: count, left: count }),
  on('pontoonBuilt', { unit: id, hex }),
] as const

const ends = [
  on('holdEnded', {
    side,
    hold: count,
    why: v.picklist(['fire', 'nonMarch', 'assault', 'turn']),
    unit: v.nullable(id),
  }),
  on('controlled', { hex, side }),
  on('scored', { side, points: count, why: key, detail }),
  on('turnEnded', { turn }),
  on('ended', { winner: v.nullable(side), level, causes: list(cause) }),
] as const

const air = [
  on('smokeLaid', { unit: id, from: v.nullable(hex), hex, ammo: count, until: turn }),
  on('flew', { unit: id, mission: orderKind, edge, from: hex, hex, ammo: count }),
  on('dropped', { unit: id, aim: hex, rolls, hex: v.nullable(hex), load: v.nullable(id) }),
  on('landed', { unit: id, carrier: id, hex, to: v.nullable(hex), rolls, points: count }),
  on('supplied', { unit: id, hex, ammo: count, carrier: id }),
  on('searched', { unit: id, target: id, hex, against: count, rolls, found: v.boolean() }),
  on('flewHome', { unit: id, why: v.picklist(['done', 'turnedBack']), ready: count }),
] as const

export const anyEvent = v.variant('kind', [
  ...fire,
  ...movement,
  ...orders,
  ...closeCombat,
  ...specials,
  ...nights,
  ...works,
  ...ends,
  ...air,
])

const byKind: ReadonlyMap<unknown, v.GenericSchema<unknown, Event>> = new Map(
  anyEvent.options.map((option) => [option.entries.kind.literal, option] as const),
)

const kindOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'kind' in input ? input.kind : undefined

/** The same, found by its kind at once: a long game has tens of thousands of events. */
export const event = v.lazy((input) => byKind.get(kindOf(input)) ?? anyEvent)

same<v.InferOutput<typeof anyEvent>, Event>(true)
