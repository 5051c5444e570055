/** Files that are no battle at all, or made to do harm: refused by name, at once, with nothing kept. */
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { LIMITS } from '../../src/scenario/limits'
import { readScenario } from '../../src/scenario/read'
import { readSave } from '../../src/scenario/readSave'
import { readOrders } from '../../src/scenario/sheets'
import { small, spoilt } from './small'

const faultsOf = (text: string): readonly string[] => {
  const read = readScenario(text)
  return read.ok ? [] : read.findings.map(({ fault, path }) => `${fault} ${path}`.trim())
}

const good = JSON.stringify(small)

/** Bytes as a browser reads them from a file: as UTF-8, come what may. */
const asText = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

describe('R24 What is no text of ours', () => {
  it.each<[string, string, string]>([
    ['an empty file', '', 'fileEmpty'],
    ['blanks', ' \r\n\t ', 'fileEmpty'],
    ['a PNG', asText(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)), 'fileIsPicture'],
    [
      'a JPEG',
      asText(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46)),
      'fileIsPicture',
    ],
    ['a .gz renamed', asText(gzipSync(good)), 'fileIsCompressed'],
    ['a page of the server', '<!doctype html><title>404</title>', 'fileIsPage'],
    ['UTF-16', asText(new Uint8Array(Buffer.from(`\ufeff${good}`, 'utf16le'))), 'fileIsBinary'],
    ['prose', 'Dear sir', 'notJson'],
    ['half a file', good.slice(0, 700), 'fileIsCut'],
    ['JSON with a slip', good.replace('"turns":12', '"turns":12,,'), 'notJson'],
  ])('%s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([fault])
  })

  it.each<[string, string]>([
    ['a byte order mark', `\ufeff${good}`],
    ['line ends of Windows', JSON.stringify(small, null, 2).replace(/\n/g, '\r\n')],
  ])('reads a file with %s', (_, text) => {
    expect(faultsOf(text)).toEqual([])
  })

  it('R22 refuses a file cut at any byte', () => {
    for (let end = 0; end < good.length; end++)
      expect(readScenario(good.slice(0, end)).ok, `${end}`).toBe(false)
  })
})

describe('Formats and versions', () => {
  it.each<[string, unknown, string]>([
    ['a list', [], 'foreignFormat format'],
    ['a file of something else', { format: 'tiled', version: 1 }, 'foreignFormat format'],
    ['a save given for a battle', { format: 'stalingrad-height/save', version: 1 }, 'foreignFormat format'],
    ['R19 a version from the future', spoilt('version', 2), 'newerVersion version'],
    ['a version of nobody', spoilt('version', 0), 'unknownVersion version'],
    ['a version in words', spoilt('version', '1'), 'unknownVersion version'],
  ])('%s', (_, file, fault) => {
    expect(faultsOf(JSON.stringify(file))).toEqual([fault])
  })

  it('says which version made the file and which one reads it', () => {
    const read = readScenario(JSON.stringify(spoilt('version', 7)))
    expect(read).toMatchObject({ ok: false, findings: [{ detail: { version: 7, ours: 1 } }] })
  })
})

describe('R32 Keys that every object has', () => {
  afterEach(() => expect(({} as Record<string, unknown>).polluted).toBeUndefined())

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])('%s', (key) => {
    const evil = `"${key}":{"polluted":1,"prototype":{"polluted":1}},`
    expect(faultsOf(good.replace('"id":"small",', `${evil}"id":"small",`))).toEqual(['forbiddenKey'])
    expect(faultsOf(good.replace('"cols":6,', `${evil}"cols":6,`))).toEqual(['forbiddenKey map'])
    expect(faultsOf(good.replace('"id":"K1",', `${evil}"id":"K1",`))).toEqual(['forbiddenKey units[0]'])
  })

  it.each(['constructor', 'toString', 'prototype', '__proto__'])('%s as an id', (id) => {
    expect(faultsOf(JSON.stringify(spoilt('units[0].id', id)))).toEqual(['badId units[0].id'])
    expect(faultsOf(JSON.stringify(spoilt('units[0].type', id)))).toEqual(['badId units[0].type'])
  })
})

describe('R33 Numbers that are none', () => {
  it.each([
    ['1e999', 'badNumber turns'],
    ['-0', 'badNumber turns'],
    ['1.5', 'badNumber turns'],
    ['9007199254740993', 'badNumber turns'],
    ['-1', 'tooSmall turns'],
    ['1000000000', 'tooBig turns'],
    ['"5"', 'wrongType turns'],
    ['null', 'wrongType turns'],
    ['true', 'wrongType turns'],
    ['[12]', 'wrongType turns'],
  ])('%s', (number, fault) => {
    expect(faultsOf(good.replace('"turns":12', `"turns":${number}`))).toEqual([fault])
  })
})

describe('R34, R36, R37 Too much of it', () => {
  const quickly = (text: string): readonly string[] => {
    const began = performance.now()
    const faults = faultsOf(text)
    expect(performance.now() - began).toBeLessThan(1500)
    return faults
  }

  it.each<[string, () => string, string]>([
    ['a million brackets', () => `${'['.repeat(1e6)}${']'.repeat(1e6)}`, 'tooDeep'],
    ['a million braces', () => `${'{"a":'.repeat(5e5)}1${'}'.repeat(5e5)}`, 'tooDeep'],
    ['50 MB of valid JSON', () => `{"a":"${'x'.repeat(50e6)}"}`, 'fileTooLarge'],
    ['two million zeros', () => `[${'0,'.repeat(2e6)}0]`, 'tooManyValues'],
  ])('%s', (_, text, fault) => {
    expect(quickly(text())).toEqual([fault])
  })

  it('a text that may be larger still holds only so many values', () => {
    const read = readSave(`[${'0,'.repeat(LIMITS.save.values)}0]`)
    expect(read).toMatchObject({ ok: false, findings: [{ fault: 'tooManyValues' }] })
  })

  it.each<[string, string, unknown, readonly string[]]>([
    ['1e6 units', 'units', Array(1e5).fill(small.units[0]), ['fileTooLarge']],
    ['2001 units', 'units', Array(2001).fill(small.units[0]), ['tooLong units']],
    [
      'a map of 2000 × 2000',
      'map',
      { ...small.map, cols: 2000, rows: 2000 },
      ['tooBig map.cols', 'tooBig map.rows'],
    ],
    ['a map of 0 × 0', 'map', { ...small.map, cols: 0, rows: 0 }, ['tooSmall map.cols', 'tooSmall map.rows']],
    ['fewer rows than it says', 'map.rows', 6, ['rowCount map.terrain', 'rowCount map.levels']],
    ['a row too short', 'map.terrain[2]', '...', ['rowLength map.terrain[2]']],
  ])('%s', (_, path, value, faults) => {
    expect(quickly(JSON.stringify(spoilt(path, value)))).toEqual(faults)
  })

  it.each<[string, number, number]>([
    ['1 × 2', 1, 2],
    ['1 × 316', 1, 316],
    ['316 × 316', 316, 316],
  ])('a map of %s is a map', (_, cols, rows) => {
    const { levels: _levels, ...rest } = small.map
    const wide = cols > 99 || rows > 99
    const hex = (row: number): string => (wide ? `00100${row}` : `010${row}`)
    const file = {
      ...small,
      map: {
        ...rest,
        cols,
        rows,
        terrain: Array(rows).fill('.'.repeat(cols)),
        roads: [],
        bridges: [],
        exits: [],
        names: [],
      },
      units: [
        { ...small.units[0], hex: hex(1), fixed: true },
        { ...small.units[6], hex: hex(2), fixed: true },
      ],
      zones: { ussr: { units: [], works: [], trenches: 0 }, axis: { units: [], works: [], trenches: 0 } },
      trenches: [],
      wire: [],
      obstacles: [],
      mines: [],
      control: [],
      special: [],
      victory: { outcomes: [], otherwise: small.victory.otherwise },
      objectives: [],
    }
    expect(quickly(JSON.stringify(file))).toEqual([])
  })
})

describe('Every reader refuses every strange file', () => {
  it.each(['', '[]', '{}', '{"format":', 'null', '"x"', '<html>', '{"format":"x","version":1}'])(
    '%s',
    (text) => {
      expect([readScenario(text).ok, readSave(text).ok, readOrders(text).ok]).toEqual([false, false, false])
    },
  )
})
