/** A plain value against a schema: a new object with the schema's keys alone, or faults with their places. */
import * as v from 'valibot'
import { at, error, FAULTS, type FaultKind, type Finding, type Refused } from './faults'
import { shown } from './hidden'
import { LIMITS } from './limits'

export type Shaped<T> = Readonly<{ ok: true; value: T }> | Refused

type Issue = v.BaseIssue<unknown>

/** Builds what the schema describes from a plain value; nothing of the value itself is kept. */
export const shape = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): Shaped<T> => {
  const result = v.safeParse(schema, value)
  if (result.success) return { ok: true, value: result.output }
  return { ok: false, findings: result.issues.slice(0, LIMITS.findings).map((issue) => findingOf(issue, '')) }
}

const pathOf = (issue: Issue, base: string): string =>
  (issue.path ?? []).reduce((path, { key }) => at(path, key as string | number), base)

/** Of several shapes that a place may have, the fault is that of the one that fits furthest. */
const furthest = (issues: readonly Issue[]): Issue | null => {
  const depth = (issue: Issue): number => issue.path?.length ?? 0
  const best = issues.reduce((far, issue) => (depth(issue) > depth(far) ? issue : far))
  // Keys that differ at once: none of the shapes was meant.
  return depth(best) === 0 || (depth(best) === 1 && best.type === 'strict_object') ? null : best
}

const findingOf = (issue: Issue, base: string): Finding => {
  const path = pathOf(issue, base)
  if (issue.type === 'union') {
    const within = issue.issues ? furthest(issue.issues) : null
    return within ? findingOf(within, path) : error('badShape', path)
  }
  return error(faultOf(issue), path, { detail: detailOf(issue) })
}

const isFault = (message: string): message is FaultKind => (FAULTS as readonly string[]).includes(message)

/** A schema names its own fault in the message; others follow from what was asked for. */
const faultOf = (issue: Issue): FaultKind => {
  if (isFault(issue.message)) return issue.message
  switch (issue.type) {
    case 'strict_object':
      if (issue.expected === 'never') return 'unknownKey'
      return issue.received === 'undefined' ? 'missingKey' : 'wrongType'
    case 'literal':
    case 'picklist':
    case 'variant':
      return 'notOneOf'
    case 'integer':
      return 'notWhole'
    case 'min_value':
      return 'tooSmall'
    case 'max_value':
      return 'tooBig'
    case 'min_length':
    case 'non_empty':
      return 'tooShort'
    case 'max_length':
    case 'max_entries':
      return 'tooLong'
    case 'regex':
      return 'badId'
    default:
      return 'wrongType'
  }
}

const detailOf = (issue: Issue): Finding['detail'] => ({
  ...(issue.expected === null ? {} : { expected: issue.expected }),
  received: shown(issue.received),
})
