import type { Factor, Market } from '@xezer/contract/sport-entities'
import { describe, expect, it } from 'vitest'
import { decideMarketLayout } from './market-layout.ts'

const cell = (n: string, pt: string | null = null): Factor => ({ h: `1:t::${n}${pt}`, v: 2, n, pt, d: false })

function market(parts: Partial<Market>): Market {
  const factors = parts.factors ?? []
  const size = parts.size ?? 2
  return {
    id: 'total',
    name: 'Total',
    team: null,
    group: 't',
    type: 'grid',
    size,
    head: ['Over', 'Under'],
    rows: factors.length / size,
    factors,
    ...parts,
  }
}

describe('decideMarketLayout', () => {
  it('puts the line before the row when its cells share it', () => {
    const factors = [cell('Over 2.5', '2.5'), cell('Under 2.5', '2.5')]
    const layout = decideMarketLayout(market({ factors }))
    expect(layout.lines).toEqual(['2.5'])
    expect(layout.labelOf(factors[0]!)).toBeUndefined()
  })

  it('puts each side of a handicap with its own sign into the cell', () => {
    const factors = [cell('H1 (-1)', '-1'), cell('H2 (+1)', '+1')]
    const layout = decideMarketLayout(market({ head: ['H1', 'H2'], factors }))
    expect(layout.lines).toBeUndefined()
    expect(factors.map(layout.labelOf)).toEqual(['-1', '+1'])
  })

  it('lets the cells of a wide grid name themselves in two columns', () => {
    const factors = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => cell(name, '2.5'))
    const layout = decideMarketLayout(market({ size: 6, head: ['a', 'b', 'c', 'd', 'e', 'f'], factors }))
    expect([layout.columns, layout.head, factors.map(layout.labelOf)]).toEqual([
      2,
      [],
      ['a 2.5', 'b 2.5', 'c 2.5', 'd 2.5', 'e 2.5', 'f 2.5'],
    ])
  })

  it('heads a score grid with home, draw, away and names every score', () => {
    const factors = [cell('1:0'), cell('0:0'), null]
    const layout = decideMarketLayout(market({ type: 'score', size: 3, head: ['1', 'X', '2'], factors }))
    expect([layout.columns, layout.head, layout.labelOf(cell('1:0'))]).toEqual([3, ['1', 'X', '2'], '1:0'])
  })
})

it('asks for more room the longer the longest label is, and for none where columns say the names', () => {
  const roomOf = (...names: string[]) =>
    decideMarketLayout(
      market({ type: 'common', size: names.length, head: [], factors: names.map((n) => cell(n)) }),
    ).roomPx
  expect(roomOf('1', 'X', '2')).toBe(300)
  expect(roomOf('Bəli', 'Xeyr')).toBe(220)
  expect(roomOf('Bəli', 'Konstantinopolskaya V.')).toBe(480)
  expect(roomOf('x'.repeat(200), 'y')).toBe(9999)
  const total = [cell('Over 2.5', '2.5'), cell('Under 2.5', '2.5')]
  expect(decideMarketLayout(market({ factors: total })).roomPx).toBeUndefined()
})
