/** The schema of a battle's file: what `engine/tactical/scenario.ts` says in types. */
import * as v from 'valibot'
import type { Scenario } from '../../engine/tactical/scenario'
import { LIMITS } from '../limits'
import {
  bothSides,
  edge,
  face,
  hex,
  hexes,
  hours,
  id,
  list,
  mineKind,
  mount,
  orderKind,
  place,
  side,
  texts,
  variants,
  whole,
  words,
} from './parts'
import { same } from './same'
import { victory } from './victory'

const mapSide = whole(1, LIMITS.mapSide)
const turn = whole(1, LIMITS.turns)
const turns = v.strictTuple([turn, turn])
const chain = list(hex)

const row = (pattern: RegExp, fault: string) =>
  v.pipe(v.string(), v.maxLength(LIMITS.mapSide), v.regex(pattern, fault))

const map = v.strictObject({
  cols: mapSide,
  rows: mapSide,
  terrain: list(row(/^[.blfmrt]*$/, 'badLetters'), LIMITS.mapSide),
  levels: v.exactOptional(list(row(/^[0-9]*$/, 'badDigits'), LIMITS.mapSide)),
  roads: list(chain),
  rails: v.exactOptional(list(chain)),
  bridges: v.exactOptional(
    list(v.strictObject({ hexes: list(hex, 20), strength: whole(1, 20), demolitionTurns: whole(1, 20) })),
  ),
  exits: v.exactOptional(list(v.strictObject({ side, hexes }))),
  names: v.exactOptional(
    list(
      v.strictObject({
        text: texts(LIMITS.label),
        hexes: chain,
        kind: v.picklist(['water', 'relief', 'place', 'line']),
      }),
    ),
  ),
})

const unit = v.strictObject({
  id,
  type: id,
  side,
  strength: v.exactOptional(whole(1, 20)),
  ammo: v.exactOptional(whole(0, 99)),
  hex: v.exactOptional(hex),
  facing: v.exactOptional(face),
  concealed: v.exactOptional(v.boolean()),
  deployed: v.exactOptional(v.boolean()),
  dugIn: v.exactOptional(v.boolean()),
  mount: v.exactOptional(mount),
  cargo: v.exactOptional(whole(0, 99)),
  arrives: v.exactOptional(v.strictObject({ turn, hexes })),
  offMap: v.exactOptional(
    v.strictObject({
      edge,
      distance: whole(0, 100),
    }),
  ),
  carriedBy: v.exactOptional(id),
  squadron: v.exactOptional(v.strictObject({ turn, edge })),
  serves: v.exactOptional(id),
  host: v.exactOptional(id),
  embrasures: v.exactOptional(list(face, 6)),
  fixed: v.exactOptional(v.boolean()),
  note: v.exactOptional(texts(LIMITS.label)),
})

const budget = whole(0, LIMITS.list)

const zone = v.strictObject({
  units: hexes,
  works: hexes,
  trenches: budget,
  wire: v.exactOptional(budget),
  obstacles: v.exactOptional(budget),
  mines: v.exactOptional(
    v.strictObject({ antiTank: v.exactOptional(budget), antiPersonnel: v.exactOptional(budget) }),
  ),
  minefields: v.exactOptional(hexes),
})

const special = v.variant('kind', [
  v.strictObject({ kind: v.literal('freeAmmo'), unit: id, turns, order: orderKind }),
  v.strictObject({
    kind: v.literal('holdFire'),
    side,
    untilTurn: turn,
    endsOn: list(v.picklist(['fire', 'nonMarch', 'assault']), 3),
  }),
])

const operation = v.strictObject({
  days: whole(2, 9),
  attackers: list(v.picklist(['ussr', 'axis', 'both']), 9),
  firstDay: hours,
  rear: bothSides(hexes),
})

const rules = v.strictObject({
  defencePool: v.exactOptional(variants.defencePool),
  townBlocksSight: v.exactOptional(variants.townBlocksSight),
  townFootDefence: v.exactOptional(variants.townFootDefence),
  tankFearImmunity: v.exactOptional(variants.tankFearImmunity),
  fogOfWar: v.exactOptional(variants.fogOfWar),
  wireMobile: v.exactOptional(variants.wireMobile),
  carpetHitsOwn: v.exactOptional(variants.carpetHitsOwn),
})

export const scenario = v.strictObject({
  format: v.literal('stalingrad-height/scenario'),
  version: v.literal(1),
  id,
  name: texts(LIMITS.title),
  date: v.pipe(v.string(), v.regex(/^19[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/, 'badDate')),
  start: v.pipe(v.string(), v.regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/, 'badClock')),
  minutesPerTurn: whole(1, LIMITS.minutesPerTurn),
  turns: turn,
  brief: texts(LIMITS.brief),
  teaches: v.exactOptional(texts(LIMITS.brief)),
  sides: v.strictTuple([side, side]),
  sideNames: bothSides(texts(LIMITS.label)),
  defender: side,
  map,
  units: list(unit, LIMITS.units),
  zones: bothSides(zone),
  trenches: list(place),
  wire: v.exactOptional(list(place)),
  obstacles: v.exactOptional(list(place)),
  mines: v.exactOptional(list(v.strictObject({ hex, kind: mineKind, owner: side }))),
  sightLimit: v.exactOptional(list(v.strictObject({ turns, max: whole(1, 6) }))),
  ambushAlso: v.exactOptional(list(v.picklist(['hill', 'trench']), 2)),
  control: v.exactOptional(list(v.strictObject({ side, hexes }))),
  special: v.exactOptional(list(special)),
  operation: v.exactOptional(operation),
  rules: v.exactOptional(rules),
  victory,
  objectives: list(v.strictObject({ hex, label: texts(LIMITS.label) })),
  sources: list(words(LIMITS.source), 50),
})

same<v.InferOutput<typeof scenario>, Scenario>(true)
