import type { EventPage } from '@xezer/contract/live'
import { describe, expect, it } from 'vitest'
import { findLegName } from './leg-name.ts'

/** A page whose one market has these cells: what is called how, and with which line. */
function pageOf(
  market: string,
  cells: readonly (readonly [outcome: string, name: string, point?: string])[],
) {
  const factors = cells.map(([outcome, n, pt = null]) => ({
    h: `7:${market}:${outcome}`,
    v: 2,
    n,
    pt,
    d: false,
  }))
  const event = { home: 'Qarabağ', away: 'Neftçi' }
  return {
    event,
    periods: [{ kind: 'match', name: '', markets: [{ name: 'Market', factors: [null, ...factors] }] }],
  }
}

describe('a leg away from its column', () => {
  it.each([
    [
      '1x2:',
      [
        ['1', 'П1'],
        ['x', 'Х'],
        ['2', 'П2'],
      ],
      '1',
      'Qarabağ',
    ],
    [
      '1x2:',
      [
        ['1', 'П1'],
        ['x', 'Х'],
        ['2', 'П2'],
      ],
      'x',
      'Х',
    ],
    [
      'next_goal:goalnr=1',
      [
        ['1', 'П1'],
        ['none', 'Гола не будет'],
        ['2', 'П2'],
      ],
      '2',
      'Neftçi',
    ],
    [
      'handicap:hcp=-1.5',
      [
        ['1', 'F1', '-1.5'],
        ['2', 'F2', '+1.5'],
      ],
      '2',
      'Neftçi +1.5',
    ],
    [
      'total:total=2.5',
      [
        ['over', 'Üst', '2.5'],
        ['under', 'Alt', '2.5'],
      ],
      'over',
      'Üst 2.5',
    ],
    [
      'correct_score:',
      [
        ['2:1', '2:1'],
        ['1:2', '1:2'],
      ],
      '2:1',
      '2:1',
    ],
    [
      'correct_score:',
      [
        ['2:1', '2:1'],
        ['1:2', '1:2'],
      ],
      '1:2',
      '1:2',
    ],
    [
      'exact_goals:',
      [
        ['0', '0'],
        ['1', '1'],
        ['2', '2'],
        ['3+', '3+'],
      ],
      '1',
      '1',
    ],
    [
      'exact_goals:',
      [
        ['1', '1'],
        ['2', '2'],
        ['3+', '3+'],
      ],
      '2',
      '2',
    ],
  ] as const)('%s %j: %s is %s', (market, cells, outcome, name) => {
    const page = pageOf(market, cells) as unknown as EventPage
    expect(findLegName(page, `7:${market}:${outcome}`)).toEqual({ outcome: name, market: 'Market' })
  })

  it('has no name when it left the page', () => {
    expect(findLegName(pageOf('1x2:', []) as unknown as EventPage, '7:1x2::1')).toBeNull()
  })
})
