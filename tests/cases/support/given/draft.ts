/** The table of a case while its Given is read. */
import type { Fallen, Side, UnitId, Works } from '../../../../src/engine/tactical/model'
import type { Operation, Outcome, Scenario, Zone } from '../../../../src/engine/tactical/scenario'
import type { Put } from '../../../tactical/support/board'

export type Draft = {
  rows: string[]
  levels: string[]
  units: Record<UnitId, Put>
  listed: Record<UnitId, Partial<Scenario['units'][number]>>
  scenario: Partial<Omit<Scenario, 'map'>>
  map: Partial<Scenario['map']>
  variants: Record<string, unknown>
  works: Partial<Works>
  turn: number
  setUp: boolean
  zones: Partial<Record<Side, Zone>>
  wire: { hex: string; face: string }[]
  obstacles: { hex: string; face: string }[]
  operation: Operation | null
  fallen: Fallen[]
  victory: { outcomes: Outcome[]; points: NonNullable<Scenario['victory']['points']> | null }
}

/** What a line of Given changes. */
export type Act = (draft: Draft) => void

export const text = (word: string) => ({ ru: word, en: word })
