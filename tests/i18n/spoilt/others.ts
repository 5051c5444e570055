/** Faults that no file of a player has: of the catalogue, of the referee's orders, of formats to come. */
import type { UnitType, Weapon } from '../../../src/engine/tactical/model'
import { unitTypes } from '../../../src/engine/tactical/tables/units'
import { checkCatalogue } from '../../../src/scenario/check/catalogue'
import { openFile } from '../../../src/scenario/envelope'
import { scenario } from '../../../src/scenario/schemas/scenario'
import { shape } from '../../../src/scenario/shape'
import { checkOrders } from '../../../src/scenario/sheets'
import { small, spoilt } from '../../scenario/small'
import type { Sample } from './sample'

const rifles = unitTypes['su-rifle-company'] as UnitType
const howitzers = unitTypes['su-howitzer-122-battery'] as UnitType
const [rifle] = rifles.weapons as [Weapon, ...Weapon[]]

const CATALOGUE: readonly (readonly [UnitType, Partial<UnitType>, string])[] = [
  [
    rifles,
    { id: 'su-storm-group' },
    'A unit of the catalogue stands under another’s name: “su-rifle-company.id”.',
  ],
  [
    rifles,
    {
      weapons: [
        {
          ...rifle,
          accuracy: [
            { upTo: 1, value: 1 },
            { upTo: rifle.range.max, value: 2 },
          ],
        },
      ],
    },
    'Accuracy must fall as the range grows: “su-rifle-company.weapons[0].accuracy[1]”.',
  ],
  [
    rifles,
    { weapons: [{ ...rifle, accuracy: [{ upTo: rifle.range.max + 1, value: 1 }] }] },
    'The range of the weapon does not fit its accuracy: “su-rifle-company.weapons[0].range”.',
  ],
  [
    rifles,
    { steadiness: [8, 7, 6] },
    'Steadiness must have one value for each strength: “su-rifle-company.steadiness”.',
  ],
  [
    rifles,
    { steadiness: [8, 7, 8, 5] },
    'Steadiness must not rise with losses: “su-rifle-company.steadiness”.',
  ],
  [rifles, { ammo: 0 }, 'The unit has a weapon and no ammo: “su-rifle-company.weapons[0].dice”.'],
  [
    rifles,
    { speed: { manoeuvre: 1, march: 3, road: 2 } },
    'The unit must not be slower on March than on Manoeuvre, nor on a road: “su-rifle-company.speed”.',
  ],
  [
    rifles,
    { speed: null },
    'What moves by itself has a speed, and nothing else has: “su-rifle-company.speed”.',
  ],
  [rifles, { deploys: true }, 'A unit of this kind (foot) has no such thing: “su-rifle-company.deploys”.'],
  [
    howitzers,
    { closeCombat: { accuracy: 1, antiTank: true } },
    'The unit fights tanks in close combat without a gun: “su-howitzer-122-battery.closeCombat”.',
  ],
  [
    howitzers,
    { calibreMm: 76 },
    'The dice against bridges do not fit the calibre: “su-howitzer-122-battery.weapons[0].dice”.',
  ],
]

const catalogue: readonly Sample[] = CATALOGUE.map(([type, change, says]) => ({
  name: `${type.id} with ${Object.keys(change)}`,
  find: () => checkCatalogue({ [type.id]: { ...type, ...change } }),
  says,
}))

const failing = {
  name: 'x',
  version: 2,
  most: { text: 1000, values: 50 },
  steps: {
    1: () => {
      throw new Error('no colour')
    },
  },
}

export const others: readonly Sample[] = [
  ...catalogue,
  {
    name: 'an old file that cannot be brought forward',
    find: () => {
      const read = openFile('{"format":"x","version":1}', failing)
      return read.ok ? [] : read.findings
    },
    says: 'The old file (version 1) could not be brought up to date.',
  },
  {
    name: 'a fraction',
    find: () => {
      const shaped = shape(scenario, spoilt('turns', 1.5))
      return shaped.ok ? [] : shaped.findings
    },
    says: 'The number 1.5 at “turns” is not whole.',
  },
  {
    name: 'orders for another battle',
    find: () =>
      checkOrders({ format: 'stalingrad-height/orders', version: 1, scenario: 'balka', turns: [] }, small),
    says: 'The orders are for the battle “balka”, not for “small”.',
  },
]
