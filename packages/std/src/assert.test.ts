import { describe, expect, it } from 'vitest'
import { AssertionError, assert, must } from './assert.ts'
import { parseLocale } from './locale.ts'

describe('assert: our own mistake fails loudly', () => {
  it('passes on truth and throws its sentence otherwise', () => {
    expect(() => assert(true, 'never')).not.toThrow()
    expect(() => assert(0, 'zero stake')).toThrow(new AssertionError('zero stake'))
  })

  it.each([[0], [''], [false]])('must() keeps %j, which is there', (value) => {
    expect(must(value, 'missing')).toBe(value)
  })

  it.each([[null], [undefined]])('must() refuses %s', (value) => {
    expect(() => must(value, 'missing')).toThrow('missing')
  })
})

describe('parseLocale: az when absent or unknown (agreement 2, errors)', () => {
  it.each([
    ['ru', 'ru'],
    ['en', 'en'],
    ['az', 'az'],
    ['de', 'az'],
    ['RU', 'az'],
    ['', 'az'],
    [null, 'az'],
    [undefined, 'az'],
  ] as const)('%s is %s', (text, expected) => {
    expect(parseLocale(text)).toBe(expected)
  })
})
