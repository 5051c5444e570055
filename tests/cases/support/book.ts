/** The case book as files: one a section of the rules, in the order of the rules. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Case, readCases } from './text'

const FOLDER = join(import.meta.dirname, '..')

export type Chapter = Readonly<{ file: string; cases: readonly Case[] }>

export const caseBook = (): readonly Chapter[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => {
      const file = `tests/cases/${name}`
      return { file, cases: readCases(file, readFileSync(join(FOLDER, name), 'utf8')) }
    })
