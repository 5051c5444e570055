/** Words and keys of strangers: shown as plain text, or refused with their place. */
import { describe, expect, it } from 'vitest'
import { readScenario } from '../../src/scenario/read'
import { small, spoilt } from './small'

const faultsOf = (text: string): readonly string[] => {
  const read = readScenario(text)
  return read.ok ? [] : read.findings.map(({ fault, path }) => `${fault} ${path}`.trim())
}

const good = JSON.stringify(small)

describe('R30 Words of strangers', () => {
  const named = (word: string) => JSON.stringify(spoilt('name.en', word))

  it.each([
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{{7*7}} <%= 7*7 %>',
    'Mamayev «курган» – Höhe 102,0 高地 🏔️',
  ])('%s is plain text and stays what it is', (word) => {
    const read = readScenario(named(word))
    expect(read.ok && read.scenario.name.en).toBe(word)
  })

  it.each<[string, string]>([
    ['turned round', '\u202eGNP.exe'],
    ['isolated', '\u2066x\u2069'],
    ['of no width', 'a\u200bb'],
    ['marks of direction', 'a\u200fb'],
    ['controls', 'a\u0007b'],
    ['tabulators', 'a\tb'],
    ['line separators', 'a\u2028b'],
    ['half a sign', 'a\ud83db'],
  ])('signs %s are refused with their place', (_, word) => {
    expect(faultsOf(named(word))).toEqual(['forbiddenCharacter name.en'])
    expect(faultsOf(JSON.stringify(spoilt('units[7].note.ru', word)))).toEqual([
      'forbiddenCharacter units[7].note.ru',
    ])
  })

  it.each([
    'name.ru',
    'brief.en',
    'sideNames.axis.ru',
    'map.names[0].text.en',
    'objectives[0].label.en',
    'sources[0]',
  ])('R41 a megabyte in %s', (path) => {
    const began = performance.now()
    expect(faultsOf(JSON.stringify(spoilt(path, `${'a'.repeat(1e6)}!`)))).toEqual([`tooLong ${path}`])
    expect(performance.now() - began).toBeLessThan(500)
  })

  it('no words at all', () => {
    expect(faultsOf(named(''))).toEqual(['tooShort name.en'])
  })

  it('what is shown of a stranger is clipped and has nothing hidden in it', () => {
    const read = readScenario(JSON.stringify({ [`a\u202e${'b'.repeat(90)}`]: 1, format: small.format }))
    const said = read.ok ? '' : String(read.findings[0]?.detail.key)
    expect(said).toHaveLength(40)
    expect(said).toMatch(/^a□b+…$/)
  })
})

describe('R38 Keys', () => {
  it.each([
    '',
    'map.',
    'units[0].',
    'victory.',
    'victory.outcomes[0].',
    'zones.ussr.',
    'rules.',
    'special[0].',
  ])('one that no schema knows at %s', (place) => {
    expect(faultsOf(JSON.stringify(spoilt(`${place}image`, 'http://elsewhere/x.png')))).toEqual([
      `unknownKey ${place}image`,
    ])
  })

  it.each(['turns', 'map', 'units', 'sides', 'victory', 'zones.axis', 'units[3].side', 'victory.otherwise'])(
    'one that is missing: %s',
    (path) => {
      expect(faultsOf(JSON.stringify(spoilt(path, undefined)))).toEqual([`missingKey ${path}`])
    },
  )

  it('one that stands there twice counts once', () => {
    const read = readScenario(good.replace('"turns":12', '"turns":900,"turns":11'))
    expect(read.ok && read.scenario.turns).toBe(11)
  })
})
