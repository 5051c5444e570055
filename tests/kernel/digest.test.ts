import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { canonical, digest, sha256Hex } from '../../src/kernel/digest'

describe('canonical JSON', () => {
  test.each<[unknown, string]>([
    [null, 'null'],
    [true, 'true'],
    [0, '0'],
    [-0, '0'],
    [-17, '-17'],
    [0.1, '0.1'],
    [1e21, '1e+21'],
    ['', '""'],
    ['Высота 102', '"Высота 102"'],
    ['a"b\\c\n\u0001\u007f', '"a\\"b\\\\c\\n\\u0001\u007f"'],
    ['\ud800', '"\\ud800"'],
    ['🂡', '"🂡"'],
    [[], '[]'],
    [[1, 'a', null, [2]], '[1,"a",null,[2]]'],
    [[0.5, false], '[0.5,false]'],
    [{}, '{}'],
    [{ b: 1, a: { d: 2, c: [] } }, '{"a":{"c":[],"d":2},"b":1}'],
    [{ 10: 'x', 9: 'y', я: 1, Z: 2 }, '{"10":"x","9":"y","Z":2,"я":1}'],
    [{ a: undefined, b: 1 }, '{"b":1}'],
    [Object.assign(Object.create(null), { a: 1 }), '{"a":1}'],
    [JSON.parse('{"__proto__":{"x":1}}'), '{"__proto__":{"x":1}}'],
  ])('of %j is %s', (value, text) => expect(canonical(value)).toBe(text))

  it('does not depend on the order of keys, and is read back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value)
        const shuffled = JSON.parse(JSON.stringify(value), (_, part) =>
          part !== null && typeof part === 'object' && !Array.isArray(part)
            ? Object.fromEntries(Object.entries(part).reverse())
            : part,
        )
        expect(canonical(shuffled)).toBe(text)
        expect(canonical(JSON.parse(text))).toBe(text)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('writes every string as JSON does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(canonical(text)).toBe(JSON.stringify(text))
      }),
    )
    for (let unit = 0; unit < 65536; unit += 1) {
      const text = `a${String.fromCharCode(unit)}`
      if (canonical(text) !== JSON.stringify(text)) expect(unit).toBe('written as JSON does')
    }
  })

  const cycle: Record<string, unknown> = { name: 'a' }
  cycle.self = { back: cycle }

  test.each<[string, unknown, RegExp]>([
    ['NaN', { units: [{ strength: Number.NaN }] }, /NaN at units\.0\.strength/],
    ['Infinity in a list', [1, Number.POSITIVE_INFINITY], /Infinity at 1/],
    ['undefined at the top', undefined, /undefined at the top/],
    ['undefined in a list', { list: [1, undefined] }, /undefined at list\.1/],
    // biome-ignore lint/suspicious/noSparseArray: a hole is the case
    ['a hole in a list', { list: [1, , 2] }, /undefined at list\.1/],
    ['a function', { f: () => 1 }, /function at f/],
    ['a symbol', { s: Symbol('s') }, /symbol at s/],
    ['a bigint', { n: 1n }, /bigint at n/],
    ['a Map', { m: new Map() }, /not a plain record at m/],
    ['a Date', { d: new Date(0) }, /not a plain record at d/],
    ['a typed array', { t: new Uint8Array(2) }, /not a plain record at t/],
    ['a cycle', cycle, /cycle.* at self\.back\.self/],
  ])('refuses %s and tells where', (_, value, message) => {
    expect(() => canonical(value)).toThrow(TypeError)
    expect(() => canonical(value)).toThrow(message)
  })
})

describe('SHA-256', () => {
  test.each<[string, string]>([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of a text as published', (text, hash) => expect(sha256Hex(text)).toBe(hash))

  it('is taken over UTF-8, whatever was hashed before', () => {
    const long = 'я'.repeat(700_000)
    expect(sha256Hex(long)).toBe(createHash('sha256').update(long, 'utf8').digest('hex'))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
      }),
    )
  })

  test.each<[unknown, string]>([
    [{}, '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'],
    [{ b: [1, 2], a: 'Курган' }, createHash('sha256').update('{"a":"Курган","b":[1,2]}').digest('hex')],
  ])('digest of %j', (value, hash) => expect(digest(value)).toBe(hash))
})
