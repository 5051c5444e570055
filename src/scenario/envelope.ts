/** The head that every file has: which format, which version. */
import { error, type Finding, type Refused } from './faults'
import { shown } from './hidden'
import { migrate, type Steps } from './migrations'
import { type Extent, type Read, readPlain } from './plain'

export type Format = Readonly<{
  /** As in the file's `format`. */
  name: string
  version: number
  most: Extent
  steps: Steps
}>

type Plain = Readonly<Record<string, unknown>>

const refuse = (finding: Finding): Refused => ({ ok: false, findings: [finding] })

/**
 * Reads a text as a file of one format and brings it to that format's version.
 * Faults: what `readPlain` finds, a foreign format, a version from the future, a migration that fails.
 */
export const openFile = (text: string, format: Format): Read => {
  const read = readPlain(text, format.most)
  if (!read.ok) return read
  const { value } = read
  if (!isPlain(value) || value.format !== format.name)
    return refuse(
      error('foreignFormat', 'format', { detail: { format: formatOf(value), asked: format.name } }),
    )
  const { version } = value
  if (typeof version !== 'number' || version < 1)
    return refuse(error('unknownVersion', 'version', { detail: { ours: format.version } }))
  if (version > format.version)
    return refuse(error('newerVersion', 'version', { detail: { version, ours: format.version } }))
  return migrated(value, version, format)
}

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const formatOf = (value: unknown): string =>
  isPlain(value) && typeof value.format === 'string' ? shown(value.format) : ''

const migrated = (value: Plain, version: number, format: Format): Read => {
  try {
    const current = migrate(value, version, format.version, format.steps)
    if (current) return { ok: true, value: current }
    return refuse(error('unknownVersion', 'version', { detail: { version, ours: format.version } }))
  } catch (reason) {
    const said = reason instanceof Error ? shown(reason.message) : ''
    return refuse(error('migrationFailed', 'version', { detail: { version, reason: said } }))
  }
}
