/** R18–R21 Old files are brought forward step by step, or left as they are. */
import { describe, expect, it } from 'vitest'
import { openFile } from '../../src/scenario/envelope'
import { migrate, type Steps } from '../../src/scenario/migrations'

const steps: Steps = {
  1: ({ colour, ...rest }) => ({ ...rest, color: colour }),
  2: (old) => ({ ...old, turns: Number(old.turns) * 2 }),
}
const format = { name: 'x', version: 3, most: { text: 1000, values: 50 }, steps }
const read = (file: object) => openFile(JSON.stringify(file), format)

describe('A file of an old version', () => {
  it.each([
    [1, { colour: 'red', turns: 4 }, { color: 'red', turns: 8 }],
    [2, { color: 'red', turns: 4 }, { color: 'red', turns: 8 }],
    [3, { color: 'red', turns: 8 }, { color: 'red', turns: 8 }],
  ])('%i comes to the version at hand', (version, before, after) => {
    expect(read({ format: 'x', version, ...before })).toEqual({
      ok: true,
      value: { format: 'x', version: 3, ...after },
    })
  })

  it('R21 is not changed twice', () => {
    const once = migrate({ version: 1, colour: 'red', turns: 4 }, 1, 3, steps)
    expect(migrate(once ?? {}, 3, 3, steps)).toEqual(once)
  })

  it('R20 stays as it is when a step fails', () => {
    const old = Object.freeze({ format: 'x', version: 1 })
    const failing = {
      ...format,
      steps: {
        1: () => {
          throw new Error('no colour')
        },
      },
    }
    expect(openFile(JSON.stringify(old), failing)).toMatchObject({
      ok: false,
      findings: [{ fault: 'migrationFailed', detail: { version: 1, reason: 'no colour' } }],
    })
  })

  it('is refused where a step is missing', () => {
    expect(openFile(JSON.stringify({ format: 'x', version: 1 }), { ...format, steps: {} })).toMatchObject({
      ok: false,
      findings: [{ fault: 'unknownVersion' }],
    })
  })
})
