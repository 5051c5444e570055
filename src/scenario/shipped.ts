/**
 * Battles that ship with the page. They are part of the build, which checks them whole (`vite.config.ts`); here a
 * file needs only to have come whole, and the checks of strange files need not come with the first page.
 */
import type { Scenario } from '../engine/tactical/scenario'

type List = Readonly<{ battles: readonly string[] }>

const parsed = <T>(text: string, format: string): T => {
  const file = JSON.parse(text) as T & Readonly<{ format?: unknown }>
  if (file.format !== `stalingrad-height/${format}`) throw new Error(`no ${format}: ${String(file.format)}`)
  return file
}

/** Ids of the battles in the order in which they are offered. Throws when the text is cut or is no such list. */
export const shippedList = (text: string): readonly string[] => parsed<List>(text, 'battles').battles

/** A battle from its file. Throws when the text is cut or is no battle. */
export const shippedScenario = (text: string): Scenario => parsed<Scenario>(text, 'scenario')
