import type { Factor, Market } from '@xezer/contract/sport-entities'
import { describe, expect, it } from 'vitest'
import { findEvenLine, findLine, listLines } from './market-lines.ts'

const cell = (pt: string | null, v: number | null): Factor => ({
  h: `1:total:${pt}:${v}`,
  v,
  n: '',
  pt,
  d: v === null,
})
/** A market of two sides, a row a line. */
const market = (
  rows: readonly (readonly [line: string | null, over: number | null, under: number | null])[],
): Market => ({
  ...{ id: 'total', name: 'Total', team: null, group: 't', type: 'grid', size: 2, head: ['O', 'U'] },
  rows: rows.length,
  factors: rows.flatMap(([line, over, under]) => [cell(line, over), cell(line, under)]),
})
const SIX = market([
  ['0.5', 1.06, 9],
  ['1.5', 1.3, 3.4],
  ['2.5', 1.95, 1.85],
  ['3.5', 3.2, 1.33],
  ['4.5', 6, 1.11],
  ['5.5', 11, 1.03],
])

describe('listLines: a market that has so many lines that one is shown', () => {
  it('has them in their order', () => {
    expect(listLines(SIX).map(({ name }) => name)).toEqual(['0.5', '1.5', '2.5', '3.5', '4.5', '5.5'])
  })

  it.each<[string, Market]>([
    ['few of them', { ...SIX, rows: 5, factors: SIX.factors.slice(0, 10) }],
    ['cells that name themselves', { ...SIX, head: [] }],
    ['a list of outcomes', { ...SIX, type: 'specials' }],
    ['more columns than a line has', { ...SIX, size: 4, rows: 6, head: ['1', '2', '3', '4'] }],
    ['a row without a line', market([...Array(6).keys()].map((row) => [row === 2 ? null : `${row}`, 2, 2]))],
    ['a line twice', market([1, 2, 3, 3, 4, 5].map((line) => [`${line}`, 2, 2]))],
  ])('has none with %s', (_what, one) => {
    expect(listLines(one)).toEqual([])
  })
})

describe('which line is shown', () => {
  it('is at first the one whose prices are the nearest to each other', () => {
    expect(findEvenLine(listLines(SIX))).toBe(2)
  })

  it('is the one in the middle where nothing has a price', () => {
    expect(findEvenLine(listLines(market([1, 2, 3, 4, 5, 6].map((line) => [`${line}`, null, null]))))).toBe(3)
  })

  it.each([
    ['3.5', 3],
    ['', 2],
    ['0:1', 2],
    ['7.5', 5],
    ['-3', 0],
  ])('stays the one that was chosen, or the nearest that is sold: %s', (chosen, place) => {
    expect(findLine(listLines(SIX), chosen)).toBe(place)
  })
})
