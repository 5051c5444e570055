/** The catalogue: 69 units of July to November 1942, as printed on their cards. */
import type { UnitType, UnitTypeId } from '../model'
import { germanAircraft } from './units/aircraft-german'
import { sovietAircraft } from './units/aircraft-soviet'
import { common } from './units/common'
import { germanArmour } from './units/german-armour'
import { germanFoot } from './units/german-foot'
import { germanGuns } from './units/german-guns'
import { romanian } from './units/romanian'
import { sovietArmour } from './units/soviet-armour'
import { sovietFoot } from './units/soviet-foot'
import { sovietGuns } from './units/soviet-guns'

const catalogue = {
  ...sovietFoot,
  ...germanFoot,
  ...romanian,
  ...sovietGuns,
  ...germanGuns,
  ...sovietArmour,
  ...germanArmour,
  ...common,
  ...sovietAircraft,
  ...germanAircraft,
} as const satisfies Readonly<Record<string, UnitType>>

/** The ids of the catalogue, for tables of words that must name every unit. */
export type CatalogueId = keyof typeof catalogue

export const unitTypes: Readonly<Record<UnitTypeId, UnitType>> = catalogue
