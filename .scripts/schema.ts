// npx tsx .scripts/schema.ts: writes public/schema/*.json from the schemas that the game reads its files with.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { anyEvent } from '../src/scenario/schemas/events'
import { games } from '../src/scenario/schemas/games'
import { order, placement } from '../src/scenario/schemas/orders'
import { ordersFile } from '../src/scenario/schemas/ordersFile'
import { face, hex, hexes, id } from '../src/scenario/schemas/parts'
import { save } from '../src/scenario/schemas/save'
import { scenario } from '../src/scenario/schemas/scenario'
import { unit } from '../src/scenario/schemas/state'
import { unitType } from '../src/scenario/schemas/unitType'
import { condition } from '../src/scenario/schemas/victory'

type Definitions = Readonly<Record<string, GenericSchema>>
type Public = Readonly<{ title: string; schema: GenericSchema; definitions: Definitions }>

/** What a schema says often it says once, as a definition. */
const words = { hex, id, face }
const battle = { ...words, hexes, condition }

const schemas: Readonly<Record<string, Public>> = {
  scenario: { title: 'A battle of Stalingrad Height', schema: scenario, definitions: battle },
  save: {
    title: 'A saved game of Stalingrad Height',
    schema: save,
    definitions: { ...battle, order, placement, unit, event: anyEvent },
  },
  games: { title: 'Saved games of Stalingrad Height in one file', schema: games, definitions: {} },
  orders: {
    title: 'Orders for the referee of Stalingrad Height',
    schema: ordersFile,
    definitions: { ...words, order, placement },
  },
  unit: { title: 'A unit of the catalogue of Stalingrad Height', schema: unitType, definitions: { id } },
}

/** Files of public/schema by name, with their text. */
export const publicSchemas = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, { title, schema, definitions }]) => {
      const made = toJsonSchema(schema, { target: 'draft-2020-12', definitions })
      const { $schema, ...rest } = made
      return [`${name}.schema.json`, `${JSON.stringify({ $schema, title, ...rest }, null, 1)}\n`]
    }),
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('../public/schema/', import.meta.url))
  for (const [name, text] of Object.entries(publicSchemas())) writeFileSync(join(folder, name), text)
}
