import { describe, expect, it } from 'vitest'
import { describeMarket, isTypeKey, type MarketDescription } from './described-market.ts'
import { isOutcomeOf, isSpecifierOf } from './market-type.ts'
import { isInStopGroup } from './stop-group.ts'

const named = (name: string) => ({ az: name, ru: name, en: name })
const description: MarketDescription = {
  type: 'p_21',
  group: 'o',
  stopGroups: ['score', 'regular_play'],
  specifiers: [
    { key: 'variant', lines: 'text' },
    { key: 'total', lines: 'half' },
  ],
  name: named('Exact goals'),
  outcomes: [{ outcome: 'sr:exact:68', name: named('0') }],
}
const type = describeMarket(description, null)

describe('a market type that a provider describes', () => {
  it.each([
    ['sr:exact:68', true],
    ['sr:exact:69', false],
    ['1', false],
  ])('has the outcome %s: %s', (outcome, isKnown) => {
    expect(isOutcomeOf(type, outcome)).toBe(isKnown)
  })

  it.each([
    ['total=2.5|variant=sr%3Aexact', true],
    ['total=2.5', false],
    ['total=2.25|variant=a', false],
    ['variant=a', false],
  ])('takes the specifier %s: %s', (specifier, isRight) => {
    expect(isSpecifierOf(type, specifier)).toBe(isRight)
  })

  it.each([
    ['score', true],
    ['o', true],
    ['corners', false],
  ])('is stopped by %s: %s', (group, isStopped) => {
    expect(isInStopGroup(type, 'total=2.5|variant=a', group)).toBe(isStopped)
  })

  it('stays the same row when more is told of it: what is open shows its new words', () => {
    const known = describeMarket(description, null)
    const more = { ...description, name: named('Goals'), outcomes: [{ outcome: '7', name: named('Lee') }] }
    expect(describeMarket(more, known)).toBe(known)
    expect([known.told?.name.en, isOutcomeOf(known, '7'), isOutcomeOf(known, 'sr:exact:68')]).toEqual([
      'Goals',
      true,
      true,
    ])
  })

  it.each([
    ['p_21', true],
    ['P21', false],
    ['sr:21', false],
    ['', false],
  ])('is called %s: %s', (key, isRight) => {
    expect(isTypeKey(key)).toBe(isRight)
  })
})
