import type { Results } from '@xezer/contract/sport-entities'
import { describe, expect, it } from 'vitest'
import { exampleResults } from '../live/example-results.ts'
import { boardColumns, hasPartColumns, narrowColumns } from './board-columns.ts'

const halves = exampleResults({ score: { home: 2, away: 1, periods: [{ home: 2, away: 1 }] }, played: 0.4 })
const sets = exampleResults({
  tally: 'won',
  parts: ['set1', 'set2', 'set3'],
  played: 1.5,
  points: { home: '30', away: 'A' },
  gameNumber: 8,
  score: {
    home: 0,
    away: 1,
    periods: [
      { home: 6, away: 7, tieBreak: { home: 5, away: 7 } },
      { home: 4, away: 3 },
    ],
  },
})
const quarters = exampleResults({
  parts: ['q1', 'q2', 'q3', 'q4'],
  played: 2,
  score: {
    home: 40,
    away: 44,
    periods: [
      { home: 20, away: 20 },
      { home: 20, away: 24 },
    ],
  },
})
const shown = (from: Results) =>
  boardColumns(from).map(({ key, home, away, loser, isNow }) => [key, home, away, loser, isNow])

describe('the columns of a board', () => {
  it('of two halves are the score alone', () => {
    expect(hasPartColumns(halves)).toBe(false)
    expect(shown(halves)).toEqual([['score', '2', '1', null, false]])
  })

  it('of sets begin with the sets won and end with the points', () => {
    expect(shown(sets)).toEqual([
      ['score', '0', '1', null, false],
      ['set1', '6', '7', 'home', false],
      ['set2', '4', '3', null, true],
      ['set3', '', '', null, false],
      ['points', '30', 'A', null, true],
    ])
    expect(boardColumns(sets)[1]?.tieBreak).toBe(5)
  })

  it('where a set has no games show its points once, as its score', () => {
    const rallies = { ...sets, gameNumber: null, points: { home: '4', away: '3' } }
    expect(shown(rallies).map(([key]) => key)).toEqual(['score', 'set1', 'set2', 'set3'])
    const changing = (from: Results) =>
      boardColumns(from)
        .filter(({ isPoints }) => isPoints)
        .map(({ key }) => key)
    expect(changing(rallies)).toEqual(['set2'])
    expect(changing(sets)).toEqual(['points'])
    expect(changing({ ...quarters, played: 1.7 })).toEqual([])
    expect(narrowColumns(rallies).map(({ key }) => key)).toEqual(['score', 'set2'])
  })

  it('of quarters end with their sum, and between two of them none is played', () => {
    expect(shown(quarters)).toEqual([
      ['q1', '20', '20', null, false],
      ['q2', '20', '24', 'home', false],
      ['q3', '', '', null, false],
      ['q4', '', '', null, false],
      ['score', '40', '44', null, false],
    ])
  })

  it('in a narrow place are the score and what changes now', () => {
    expect(narrowColumns(sets).map(({ key }) => key)).toEqual(['score', 'set2', 'points'])
    expect(narrowColumns(quarters).map(({ key }) => key)).toEqual(['score'])
    expect(narrowColumns({ ...quarters, played: 1.7 }).map(({ key }) => key)).toEqual(['q2', 'score'])
  })
})
