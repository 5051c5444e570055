/** A file that was spoilt on purpose, and what an English player is to read of it. */
import type { Finding } from '../../../src/scenario/faults'
import { readSave } from '../../../src/scenario/readSave'
import { spoilt } from '../../scenario/small'
import { save } from '../../scenario/smallSave'

export type Sample = Readonly<{
  name: string
  /** What the reader of such files finds; the first is told. */
  find: () => readonly Finding[]
  says: string
}>

/** A place in a file, what is put there, and the sentence. */
export type Row = readonly [path: string, value: unknown, says: string]

const findingsInSave = (path: string, value: unknown): readonly Finding[] => {
  const read = readSave(JSON.stringify(spoilt(path, value, save)))
  return read.ok ? read.warnings : read.findings
}

/** Samples of rows, for files that are read by `findings`. */
export const samplesOf = (
  rows: readonly Row[],
  findings: (path: string, value: unknown) => readonly Finding[] = findingsInSave,
): readonly Sample[] =>
  rows.map(([path, value, says]) => ({
    name: `${path} = ${JSON.stringify(value)?.slice(0, 60)}`,
    find: () => findings(path, value),
    says,
  }))
