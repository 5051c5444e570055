/** A sentence in parts, so that a screen can colour the units and set the weights. */
import type { Side, UnitId } from '../../engine/tactical/model'
import type { Speaker } from '../narrate'

export type Part =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'strong'; text: string }>
  | Readonly<{ kind: 'unit'; text: string; side: Side; type: string }>

/** Parts that stand in a sentence for `{{name}}`. */
export type Values = Readonly<Record<string, readonly Part[]>>

const MARK = /\uE000(\w+)\uE001/

const ANGLE = '\uE002'

/** Text of a player's own, with nothing in it that `fill` would take for a mark. */
export const literal = (text: string): string => text.replace(/[\uE000-\uE002]/g, '').replaceAll('<', ANGLE)

/** Stands in a sentence until `fill` puts the parts in its place. */
export const mark = (name: string): string => `\uE000${name}\uE001`

/** Cuts a sentence with marks and `<b>` into parts; a unit inside `<b>` stays a unit. */
export const fill = (sentence: string, values: Values = {}): readonly Part[] => {
  const parts: Part[] = []
  let strong = false
  for (const piece of sentence.split(/(<b>|<\/b>|\uE000\w+\uE001)/)) {
    const name = MARK.exec(piece)?.[1]
    if (piece === '<b>' || piece === '</b>') strong = piece === '<b>'
    else if (name !== undefined) parts.push(...(values[name] ?? []))
    else if (piece !== '')
      parts.push({ kind: strong ? 'strong' : 'text', text: piece.replaceAll(ANGLE, '<') })
  }
  return parts
}

/** A, B and C. */
export const listed = (parts: readonly Part[], and: string): readonly Part[] =>
  parts.flatMap((part, i): Part[] => {
    if (i === 0) return [part]
    return [{ kind: 'text', text: i === parts.length - 1 ? and : ', ' }, part]
  })

/** A sentence about one unit, which stands in it as `unit`. */
export const one = (sentence: string, id: UnitId, { fill: put, unit }: Speaker): readonly Part[] =>
  put(sentence, { unit: [unit(id)] })
