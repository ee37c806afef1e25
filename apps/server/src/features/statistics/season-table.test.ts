import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeTable, type SeasonMatch } from './season-table.ts'

const RULES = { points: { win: 3, draw: 1 }, ties: ['difference', 'scored'] } as const
/** `1-2 3:0` a match; `-` in place of the score was not finished. */
const read = (script: string): SeasonMatch[] =>
  script.split(', ').map((match) => {
    const [, home, away, own, other] = /^(\d+)-(\d+) (?:(\d+):(\d+)|-)$/.exec(match) ?? []
    const score = own === undefined ? null : { home: Number(own), away: Number(other) }
    return { homeId: Number(home), awayId: Number(away), score }
  })

describe('the table of a season', () => {
  it.each([
    ['1-2 3:0, 2-3 1:1, 3-1 0:1', '1 1, 2 3, 3 2', 'by points, then difference'],
    [
      '1-2 1:0, 3-4 1:0',
      '1 1, 1 3, 3 2, 3 4',
      'who is level in all shares a place, and the next ones are free',
    ],
    ['1-2 -, 2-1 0:2', '1 1, 2 2', 'one that was not finished counts nothing'],
  ])('%s: %s (%s)', (script, expected, _why) => {
    expect(
      makeTable(read(script), RULES)
        .map(({ place, id }) => `${place} ${id}`)
        .join(', '),
    ).toBe(expected)
  })

  it('counts each match for both sides, and shows the last five with the newest last', () => {
    const [first] = makeTable(read('1-2 1:0, 2-1 2:2, 1-3 0:1, 1-2 1:0, 3-1 0:4, 1-3 2:0, 1-2 -'), RULES)
    expect(first).toEqual({
      ...{ place: 1, id: 1, played: 6, won: 4, drawn: 1, lost: 1, scored: 10, conceded: 3, points: 13 },
      form: ['drawn', 'lost', 'won', 'won', 'won'],
    })
  })

  it('gives away what it takes: goals for are goals against, and every match two marks', () => {
    const match = fc.record({
      ...{ homeId: fc.integer({ min: 1, max: 5 }), awayId: fc.integer({ min: 6, max: 9 }) },
      score: fc.record({ home: fc.nat(9), away: fc.nat(9) }),
    })
    fc.assert(
      fc.property(fc.array(match, { minLength: 1, maxLength: 40 }), (matches) => {
        const rows = makeTable(matches, RULES)
        const sum = (key: 'scored' | 'conceded' | 'played' | 'won' | 'lost' | 'drawn') =>
          rows.reduce((total, row) => total + row[key], 0)
        expect(sum('scored')).toBe(sum('conceded'))
        expect(sum('won')).toBe(sum('lost'))
        expect(sum('played')).toBe(2 * matches.length)
        expect(sum('won') + sum('drawn') + sum('lost')).toBe(sum('played'))
        expect(rows.map(({ points }) => points)).toEqual(
          rows.map(({ points }) => points).sort((a, b) => b - a),
        )
      }),
    )
  })
})
