/** The schema of a unit of the catalogue (`UnitType`). */
import * as v from 'valibot'
import type { UnitType } from '../../engine/tactical/model'
import { category, id, kind, laying, list, targetClass, whole, yes } from './parts'
import { same } from './same'

const dice = v.strictObject({
  infantry: v.exactOptional(whole(1, 50)),
  artillery: v.exactOptional(whole(1, 50)),
  vehicle: v.exactOptional(whole(1, 50)),
  armour: v.exactOptional(whole(1, 50)),
  air: v.exactOptional(whole(1, 50)),
  fortification: v.exactOptional(whole(1, 50)),
  bridge: v.exactOptional(whole(1, 50)),
})

const accuracy = whole(0, 6)

const hexes = whole(0, 100)

const weapon = v.strictObject({
  laying,
  dice,
  range: v.strictObject({ min: hexes, max: hexes }),
  accuracy: list(v.strictObject({ upTo: hexes, value: accuracy }), 10),
  closedPenalty: v.exactOptional(whole(0, 10)),
  area: v.exactOptional(yes),
})

const speed = v.strictObject({ manoeuvre: whole(0, 20), march: whole(0, 20), road: whole(0, 20) })

const ability = v.picklist([
  'mineDetect',
  'mineClear',
  'mineLay',
  'bridgeBuild',
  'wireCut',
  'obstacleDemolition',
  'bunkerDemolition',
  'smoke',
  'towable',
  'tow',
  'towHeavy',
  'desant',
  'entrench',
  'crushWire',
  'crushWireSlow',
  'mountedAssault',
  'paradrop',
  'supplyDrop',
  'airRecon',
  'escort',
  'patrol',
  'nightOnly',
  'mineDestroy',
  'ownsObserver',
  'sealable',
])

const mobility = v.picklist([
  'foot',
  'bicycle',
  'horse',
  'motorcycle',
  'wheeled',
  'halftrack',
  'tracked',
  'towed',
  'static',
  'air',
  'attached',
])

const points = whole(0, 20)

export const unitType = v.strictObject({
  id,
  nation: v.picklist(['ussr', 'germany', 'romania', 'any']),
  kind,
  category,
  targetClass: v.union([targetClass, v.literal('none')]),
  strength: v.strictObject({ points: v.picklist(['figures', 'hits']), full: whole(1, 20) }),
  weapons: list(weapon, 10),
  closeCombat: v.strictObject({
    accuracy,
    antiTank: v.boolean(),
    gun: v.exactOptional(v.strictObject({ dice, accuracy: dice })),
  }),
  defence: v.strictObject({ front: whole(0, 6), side: whole(0, 6), air: whole(0, 6) }),
  steadiness: list(whole(2, 12), 20),
  fearless: v.boolean(),
  tankFearImmune: v.boolean(),
  ammo: whole(0, 99),
  speed: v.nullable(speed),
  mobility,
  armoured: v.boolean(),
  deploys: v.boolean(),
  sectorDegrees: v.nullable(v.picklist([60, 120])),
  turnsFreely: v.boolean(),
  recon: v.boolean(),
  heavy: v.boolean(),
  abilities: list(ability, 30),
  calibreMm: whole(0, 500),
  mounted: v.exactOptional(v.strictObject({ speed, defence: whole(0, 6), targetClass })),
  transport: v.exactOptional(list(v.strictObject({ figures: points, gunHits: points, ammo: points }), 10)),
  desantFiguresPerHit: v.exactOptional(whole(1, 5)),
  turnaround: v.exactOptional(whole(1, 20)),
  observer: v.exactOptional(v.strictObject({ accuracy: whole(0, 6), range: hexes })),
  cost: whole(0, 1000),
  basis: v.record(id, v.union([v.string(), v.number()])),
})

same<v.InferOutput<typeof unitType>, UnitType>(true)
