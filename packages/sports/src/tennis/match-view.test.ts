import { chanceAtLeast } from '@xezer/pricing/distribution/integer-distribution'
import type { Side } from '@xezer/sport/side'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { BEFORE, EXAMPLE_MODELS, tossed } from './example-tennis.ts'
import { matchView } from './match-view.ts'
import { recordPoint } from './tennis-facts.ts'

const doubles = must(
  EXAMPLE_MODELS.find(({ format }) => format.finalSet === 'match_tie_break'),
  'pairs play',
)
const [HOME, AWAY] = ['hhhh', 'aaaa']
const [SET_HOME, SET_AWAY] = [HOME.repeat(6), AWAY.repeat(6)]
const TIE_BREAK_SET = `${(HOME + AWAY).repeat(6)}hhhhhhh`

function viewAfter(points: string) {
  const winners = [...points].map((one): Side => (one === 'h' ? 'home' : 'away'))
  const { state } = winners.reduce(
    (now, winner) => recordPoint(doubles.format, now, winner),
    tossed(BEFORE, 0),
  )
  return matchView(doubles, state)
}

describe('a tie-break that is played instead of the last set', () => {
  it.each([
    [SET_HOME + SET_AWAY, 0],
    [TIE_BREAK_SET + SET_AWAY, 1],
  ])('is none at six all: after %s there are %i of them', (points, count) => {
    const { tieBreaks, currentSet } = viewAfter(points)
    expect(chanceAtLeast(tieBreaks, count)).toBeCloseTo(1, 12)
    expect(chanceAtLeast(tieBreaks, count + 1)).toBe(0)
    expect(currentSet?.tieBreak).toBe(0)
  })

  it('is one game, so that nobody races to two', () => {
    const { games, currentSet } = viewAfter(SET_HOME + SET_AWAY)
    expect([chanceAtLeast(games.total, 13), chanceAtLeast(games.total, 14)]).toEqual([1, 0])
    expect(currentSet?.races).toEqual([])
  })
})
