/** Tables of battles with one place spoilt, and what is found in them. */
import { expect, it } from 'vitest'
import type { Finding } from '../../src/scenario/faults'
import { readScenario } from '../../src/scenario/read'
import { spoilt } from './small'

/** What is found in the small battle with one place changed. */
export const findingsOf = (path: string, value: unknown): readonly Finding[] => {
  const read = readScenario(JSON.stringify(spoilt(path, value)))
  return read.ok ? read.warnings : read.findings
}

/** Findings as lines: fault, path, rule. */
export const said = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ fault, path, rule }) => `${fault} ${path}${rule ? ` (${rule})` : ''}`)

/** A place, what is put there, and what is then found. */
export type Row = readonly [path: string, value: unknown, ...findings: string[]]

const named = (rows: readonly Row[]) => rows.map(([path, value, ...findings]) => ({ path, value, findings }))

/** Rows of changes for which the battle is refused. */
export const refuses = (rows: readonly Row[]): void => {
  it.each(named(rows))('$path = $value', ({ path, value, findings }) => {
    expect(said(findingsOf(path, value))).toEqual(findings)
    expect(readScenario(JSON.stringify(spoilt(path, value))).ok).toBe(false)
  })
}

/** Rows of changes after which the battle may still be played. */
export const warns = (rows: readonly Row[]): void => {
  it.each(named(rows))('$path = $value', ({ path, value, findings }) => {
    expect(said(findingsOf(path, value))).toEqual(findings)
    expect(readScenario(JSON.stringify(spoilt(path, value))).ok).toBe(true)
  })
}
