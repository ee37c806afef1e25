import { describe, expect, it } from 'vitest'
import { isSpecifierOf, type LineRule, type MarketType } from './market-type.ts'
import type { SpecifierKey } from './specifier.ts'

function typeWith(...specifiers: readonly (readonly [SpecifierKey, LineRule])[]): MarketType {
  return {
    key: 'any',
    name: 'any',
    rule: 'total',
    statistic: 'points',
    period: 'match',
    group: 't',
    layout: 'grid',
    outcomes: ['over', 'under'],
    outcomeStyle: 'word',
    line: null,
    specifiers: specifiers.map(([key, lines]) => ({ key, lines })),
    numbered: null,
    team: null,
    columns: 2,
    order: 1,
    offered: { prematch: true, live: true },
  }
}

describe('isSpecifierOf: exactly its keys, each with a value that exists', () => {
  it.each([
    ['', typeWith(), true],
    ['total=2.5', typeWith(), false],
    ['', typeWith(['total', 'half']), false],
    ['total=220.5', typeWith(['total', 'half_only']), true],
    ['total=220', typeWith(['total', 'half_only']), false],
    ['total=2.25', typeWith(['total', 'half']), false],
    ['total=2.25', typeWith(['total', 'quarter']), true],
    ['hcp=-1', typeWith(['hcp', 'whole']), true],
    ['hcp=-0.5', typeWith(['hcp', 'whole']), false],
    ['hcp=2.5', typeWith(['total', 'half']), false],
    ['n=3', typeWith(['n', 'count']), true],
    ['hcp=0', typeWith(['hcp', 'count']), false],
    ['gamenr=5|setnr=1', typeWith(['gamenr', 'count'], ['setnr', 'count']), true],
    ['setnr=1', typeWith(['gamenr', 'count'], ['setnr', 'count']), false],
    ['quarternr=2|total=54.5', typeWith(['quarternr', 'count'], ['total', 'half_only']), true],
    ['quarternr=2|total=54', typeWith(['quarternr', 'count'], ['total', 'half_only']), false],
    ['variant=any%3Atext', typeWith(['variant', 'text']), true],
    ['n=1', typeWith(['n', 'text']), false],
    ['variant=1', typeWith(['variant', 'count']), false],
    ['total=2.50', typeWith(['total', 'quarter']), false],
  ])('%s of %j is %s', (specifier, type, expected) => {
    expect(isSpecifierOf(type, specifier)).toBe(expected)
  })
})
