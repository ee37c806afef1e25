import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasTrap } from './json-traps.ts'

describe('what a JSON text must not hide', () => {
  it.each([
    ['a key twice', '{"amount":1,"amount":100}'],
    ['a key twice, once in disguise', String.raw`{"amount":1, "amoun\u0074" : 100}`],
    ['a key twice further down', '{"bets":[{"a":{"b":1,"b":2}}]}'],
    ['a number beyond every float', '{"amount":1e309}'],
    ['a number that becomes nothing', '{"amount":1e-400}'],
    ['a number that becomes another', '{"amount":0.10000000000000000001}'],
    ['a negative one that does', '[-9007199254740993]'],
    ['an exponent', '{"amount":1e2}'],
    ['a key that reaches into prototypes', '{"bets":[{"__proto__":{}}]}'],
    ['another', '{"constructor":1}'],
    ['another in disguise', String.raw`{"prototyp\u0065" :1}`],
    ['a key twice among very many', `{${'abcdefghijklmnopqrst'.replaceAll(/./g, '"$&":1,')}"c":1}`],
    ['depth', `${'['.repeat(17)}${']'.repeat(17)}`],
  ])('%s', (_name, text) => {
    expect(hasTrap(text)).toBe(true)
  })

  it.each([
    '{}',
    '{"amount":12.5,"positions":[{"value":1.85},{"value":1.85}]}',
    String.raw`{"a":"{\"a\":1e309","b":"\\"}`,
    '{"id":-123456789012345,"a":[0,-1,0.30000000000000004]}',
    '{"a":{"a":{"a":1}},"b":["a","a"]}',
    '{"a":"__proto__","b":["constructor"]}',
    `{${'abcdefghijklmnopqrst'.replaceAll(/./g, '"$&":1,')}"u":"a"}`,
  ])('nothing in %s', (text) => {
    expect(hasTrap(text)).toBe(false)
  })

  it('nothing in whatever a program writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        // A program writes -0 as 0, and never a key twice.
        const text = JSON.stringify(value)
        fc.pre(!/"(__proto__|constructor|prototype)"/.test(text))
        expect(hasTrap(text)).toBe(false)
      }),
    )
  })
})
