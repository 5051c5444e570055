/** T10.4 in previews: a known enemy may leave its trench, and then its faces bind its fire no more. */
import { describe, expect, test } from 'vitest'
import { previewOrder, threatsTo } from '../../src/engine/tactical/preview'
import { viewFor } from '../../src/engine/tactical/view'
import { board, GERMAN, put, RIFLE } from './support/board'

const trenches = [{ hex: '0303', face: 'N' }] as const

describe('T10.4 what a known enemy in a trench may do', () => {
  const state = board(['.....', '.....', '.....', '.....', '.....'], {
    s1: put(RIFLE, '0305'),
    g1: put(GERMAN, '0303'),
  })
  const dug = { ...state, works: { ...state.works, trenches } }
  const view = viewFor(dug, 'ussr')
  test('its fire is among the reactions to a path behind the trench', () => {
    const { path } = previewOrder(view, 's1', { kind: 'manoeuvre', path: ['0304'] })
    expect(path?.reactions).toContainEqual({ unit: 'g1', hex: '0304' })
  })
  test('hexes behind the trench are threatened', () => {
    expect([...threatsTo(view, 'ussr')]).toEqual(expect.arrayContaining(['0302', '0304']))
  })
})
