import type { TableRules, TieRule } from '@xezer/sport/table-rules'
import { describe, expect, it } from 'vitest'
import { LeagueTable } from './league-table.ts'

const names = 'abcd'

/** `a-b 2:1 …`, and the places that come of it: `a bc d` has b and c level. */
function ranked(ties: readonly TieRule[], script: string): string {
  const rules: TableRules = { points: { win: 3, draw: 1 }, ties }
  const table = new LeagueTable(4, rules)
  for (const match of script.split(', ')) {
    const [, home = '', away = '', homeScore, awayScore] = /^(\w)-(\w) (\d+):(\d+)$/.exec(match) ?? []
    table.add(names.indexOf(home), names.indexOf(away), Number(homeScore), Number(awayScore))
  }
  return table
    .ranked()
    .map((group) =>
      group
        .map((side) => names[side])
        .sort()
        .join(''),
    )
    .join(' ')
}

describe('a final table', () => {
  it.each<[TieRule[], string, string, string]>([
    [[], 'a-b 1:0, c-d 1:1', 'a cd b', 'points'],
    [[], 'a-b 1:0, c-d 5:0', 'ac bd', 'level in points, and nothing tells them apart'],
    [['difference'], 'a-b 1:0, c-d 5:0', 'c a b d', 'difference'],
    [['scored'], 'a-b 2:1, c-d 1:0', 'a c b d', 'scored'],
    [['difference', 'scored'], 'a-b 3:2, c-d 1:0', 'a c b d', 'scored after the difference'],
    [['wins'], 'a-c 1:1, a-d 1:1, c-a 1:1, b-c 1:0', 'b a c d', 'wins'],
    [['head_to_head'], 'a-b 1:0, b-c 9:0, d-a 1:0, c-d 1:0', 'b ad c', 'a ring of all four'],
    [['head_to_head', 'difference'], 'a-b 1:0, b-c 9:0', 'a b d c', 'of two, the one that won'],
    [['difference', 'head_to_head'], 'a-b 1:0, b-c 9:0', 'b a d c', 'in another order'],
  ])('%j: %s is %s (%s)', (ties, script, expected) => {
    expect(ranked(ties, script)).toBe(expected)
  })

  it('of three that are level only their own matches count', () => {
    const script = 'a-b 2:0, b-c 1:0, c-a 1:0, a-d 1:0, b-d 1:0, c-d 5:0'
    expect(ranked(['head_to_head'], script)).toBe('a c b d')
    expect(ranked(['difference'], script)).toBe('c a b d')
  })
})
