/** R68 Sealed sheets: nothing of them can be read in the file, and only the right key opens them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Placement, Sheet } from '../../src/engine/tactical/orders'
import { openSealed, sealPlacement, sealSheet, sealText } from '../../src/scenario/seal'
import { openPlacement, openSheet } from '../../src/scenario/unseal'

const sheet: Sheet = { K1: { kind: 'march', path: ['0102', '0103'] }, CANARY: { kind: 'limber' } }
const placement: Placement = { units: { K1: { hex: '0101', concealed: true } }, trenches: [] }

describe('A seal', () => {
  it('opens with its key and shows what was sealed', () => {
    expect(openSheet(sealSheet(sheet, 'key'), 'key')).toEqual(sheet)
    expect(openPlacement(sealPlacement(placement, 'key'), 'key')).toEqual(placement)
  })

  it('hides every word', () => {
    const sealed = sealSheet(sheet, 'key')
    expect(sealed).toMatch(/^[0-9a-f]+$/)
    expect(Buffer.from(sealed, 'hex').toString('latin1')).not.toContain('CANARY')
    expect(sealed).not.toContain(Buffer.from('CANARY').toString('hex'))
  })

  it('does not open with another key, nor after a change of one sign', () => {
    const sealed = sealSheet(sheet, 'key')
    expect(openSheet(sealed, 'kez')).toBeNull()
    for (let i = 0; i < sealed.length; i += 7) {
      const other = sealed[i] === '0' ? '1' : '0'
      expect(openSheet(sealed.slice(0, i) + other + sealed.slice(i + 1), 'key'), `${i}`).toBeNull()
    }
    expect(openSealed('', 'key')).toBeNull()
    expect(openSealed('zz'.repeat(40), 'key')).toBeNull()
  })

  it('holds a sheet only if it is one', () => {
    expect(openSheet(sealText('{"K1":{"kind":"fly"}}', 'key'), 'key')).toBeNull()
    expect(openPlacement(sealText('{}', 'key'), 'key')).toBeNull()
  })

  it('keeps any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, key) => {
        expect(openSealed(sealText(text, key), key)).toBe(text)
      }),
    )
  })
})
