/** What can be wrong with a file, as data: i18n turns each into a sentence. */
import type { Hex } from '../kernel/hex'
import type { Detail, RuleId } from '../kernel/verdict'
import { LIMITS } from './limits'

/** The text is not a file of this game at all. */
const TEXT_FAULTS = [
  'fileEmpty',
  'fileTooLarge',
  'fileIsPicture',
  'fileIsCompressed',
  'fileIsPage',
  'fileIsBinary',
  'fileIsCut',
  'notJson',
  'tooDeep',
  'tooManyValues',
  'forbiddenKey',
  'forbiddenCharacter',
  'badNumber',
  'foreignFormat',
  'newerVersion',
  'unknownVersion',
  'migrationFailed',
] as const

/** A value is not of the shape that its place asks for. */
const SHAPE_FAULTS = [
  'unknownKey',
  'missingKey',
  'wrongType',
  'notOneOf',
  'notWhole',
  'tooSmall',
  'tooBig',
  'tooShort',
  'tooLong',
  'badHex',
  'badId',
  'badDate',
  'badClock',
  'badLetters',
  'badDigits',
  'badDigest',
  'badShape',
] as const

/** The shape is right, the meaning is not. */
const MEANING_FAULTS = [
  'hexOffMap',
  'rowCount',
  'rowLength',
  'chainBroken',
  'chainTooShort',
  'roadOverWater',
  'bridgeNotOverRiver',
  'bridgeTwice',
  'bridgeWithoutRoad',
  'notOnBorder',
  'idTwice',
  'unknownType',
  'unknownUnit',
  'notYours',
  'noUnits',
  'foreignNation',
  'strengthOverFull',
  'ammoOverFull',
  'noPlace',
  'twoPlaces',
  'airOnMap',
  'noSquadron',
  'cannotCarry',
  'notASquadron',
  'notArtillery',
  'impassable',
  'noCover',
  'hasNoTravelState',
  'cannotMount',
  'notABunker',
  'embrasureTwice',
  'carrierUnfit',
  'carriedElsewhere',
  'cargoOverFull',
  'stackFull',
  'bridgeFull',
  'bothSides',
  'arrivesTooLate',
  'notAnObserver',
  'observerUnattached',
  'noBattery',
  'batteryServedTwice',
  'noHost',
  'notAFrontCompany',
  'zonesOverlap',
  'zoneImpassable',
  'outsideZone',
  'nowhereToDig',
  'trenchTwice',
  'trenchInWater',
  'edgeTwice',
  'mineTwice',
  'mineOnForbiddenGround',
  'turnsBackwards',
  'turnsOfDays',
  'attackersOfDays',
  'turnsTooLate',
  'sidesAlike',
  'emptyList',
  'countTooHigh',
  'noSuchBridge',
  'columnOffMap',
  'noExits',
  'noPoints',
  'hexTwice',
  'namesNothing',
  'placementRefused',
  'deploymentMissing',
  'commitmentDiffers',
  'otherRules',
  'unknownRules',
  'otherBattle',
  'moreTurnsThanBattle',
] as const

/** A unit of the catalogue contradicts itself. */
const CATALOGUE_FAULTS = [
  'keyDiffers',
  'bandsOutOfOrder',
  'bandsMissRange',
  'steadinessLength',
  'steadinessRises',
  'ammoMissing',
  'speedsOutOfOrder',
  'speedOfTheImmobile',
  'kindDiffers',
  'gunMissing',
  'bridgeDiceDiffer',
] as const

export const FAULTS = [...TEXT_FAULTS, ...SHAPE_FAULTS, ...MEANING_FAULTS, ...CATALOGUE_FAULTS] as const

export type FaultKind = (typeof FAULTS)[number]

export type Fault = Readonly<{
  fault: FaultKind
  /** The rule that the file offends, where there is one. */
  rule?: RuleId
  /** Place in the file, e.g. `units[12].hex`; empty: the file as a whole. */
  path: string
  /** Place on the map, where there is one. */
  hex?: Hex
  /** Values that the sentence names. */
  detail: Detail
}>

/** `error`: the game refuses the file. `warning`: the author may want to know. */
export type Finding = Fault & Readonly<{ severity: 'error' | 'warning' }>

export type Refused = Readonly<{ ok: false; findings: readonly Finding[] }>

/** A finding without its place in words of the caller. */
type Rest = Readonly<{ rule?: RuleId; hex?: Hex; detail?: Detail }>

/** A fault for which the file is refused. */
export const error = (fault: FaultKind, path: string, { detail = {}, ...rest }: Rest = {}): Finding => ({
  severity: 'error',
  fault,
  path,
  ...rest,
  detail,
})

/** Something odd that does not keep the file from being played. */
export const warning = (fault: FaultKind, path: string, rest: Rest = {}): Finding => ({
  ...error(fault, path, rest),
  severity: 'warning',
})

export const isError = (finding: Finding): boolean => finding.severity === 'error'

/** The text is not a file of this game, or not one of this version, at all. */
export const isNoFile = ({ fault }: Finding): boolean => (TEXT_FAULTS as readonly FaultKind[]).includes(fault)

/** A file is refused for its errors: they are told before the warnings. */
export const refused = (findings: readonly Finding[]): Refused => {
  const warnings = findings.filter((finding) => !isError(finding))
  return { ok: false, findings: [...findings.filter(isError), ...warnings].slice(0, LIMITS.findings) }
}

/** The path of an entry: `at('units', 3)` is `units[3]`, `at('units[3]', 'hex')` is `units[3].hex`. */
export const at = (path: string, key: string | number): string => {
  if (typeof key === 'number') return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}
