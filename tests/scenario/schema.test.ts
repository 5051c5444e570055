/** The public JSON schemas are those that the game reads its files with. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { publicSchemas } from '../../.scripts/schema'

const schemas = publicSchemas()

it.each(Object.keys(schemas))('public/schema/%s is up to date (else: npx tsx .scripts/schema.ts)', (name) => {
  const file = new URL(`../../public/schema/${name}`, import.meta.url)
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(schemas[name])
})

it('A schema says what it is of and knows no other keys', () => {
  for (const text of Object.values(schemas)) {
    const schema = JSON.parse(text)
    expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' })
    expect(schema.title).toContain('Stalingrad Height')
    expect(schema.additionalProperties).toBe(false)
  }
})
