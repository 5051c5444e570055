/** Any value that a schema allows: from the schema itself, so that a new order or event is in at once. */
import fc from 'fast-check'
import type * as v from 'valibot'

type Schema = v.GenericSchema & Readonly<Record<string, unknown>>
type Known = ReadonlyMap<unknown, fc.Arbitrary<unknown>>

/** `known` says what to take for schemas that are more than their shape: ids, hexes, patterns. */
export const arbitraryOf = (schema: v.GenericSchema, known: Known): fc.Arbitrary<unknown> => {
  const found = known.get(schema)
  if (found) return found
  const { type, ...parts } = schema as Schema
  const inner = (part: unknown): fc.Arbitrary<unknown> => arbitraryOf(part as v.GenericSchema, known)
  switch (type) {
    case 'strict_object':
      return recordOf(parts.entries as Readonly<Record<string, Schema>>, inner)
    case 'variant':
    case 'union':
      return fc.oneof(...(parts.options as readonly Schema[]).map(inner))
    case 'picklist':
      return fc.constantFrom(...(parts.options as readonly unknown[]))
    case 'literal':
      return fc.constant(parts.literal)
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: bound(parts, 'min_value') ?? -99, max: bound(parts, 'max_value') ?? 99 })
    case 'string':
      return words
    case 'array':
      return fc.array(inner(parts.item), { maxLength: 3 })
    case 'record':
      return fc.dictionary(inner(parts.key) as fc.Arbitrary<string>, inner(parts.value), { maxKeys: 3 })
    case 'nullable':
      return fc.option(inner(parts.wrapped))
    default:
      throw new Error(`no arbitrary for a schema of type ${type}`)
  }
}

const words = fc.stringMatching(/^[a-zA-Zа-яА-Я0-9 «»<>&"'\\/{}-]{1,20}$/)

const recordOf = (
  entries: Readonly<Record<string, Schema>>,
  inner: (part: unknown) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> => {
  const optional = (entry: Schema): boolean => entry.type === 'exact_optional'
  const values = Object.entries(entries).map(
    ([key, entry]) => [key, inner(optional(entry) ? entry.wrapped : entry)] as const,
  )
  const requiredKeys = Object.keys(entries).filter((key) => !optional(entries[key] as Schema))
  return fc.record(Object.fromEntries(values), { requiredKeys, noNullPrototype: true })
}

const bound = (schema: Readonly<Record<string, unknown>>, type: string): number | undefined => {
  const pipe = (schema.pipe ?? []) as readonly Readonly<{ type: string; requirement: number }>[]
  return pipe.find((action) => action.type === type)?.requirement
}
