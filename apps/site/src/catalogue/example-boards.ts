import type { Results } from '@xezer/contract/sport-entities'
import { exampleResults } from '../core/live/example-results.ts'

interface ExampleBoard {
  readonly name: string
  readonly home: string
  readonly away: string
  readonly results: Results
}

const SETS = ['set1', 'set2', 'set3', 'set4', 'set5']
const QUARTERS = ['q1', 'q2', 'q3', 'q4']

/** A fifth set, a match that ended in two, an overtime, and a break between two quarters. */
export const BOARDS: readonly ExampleBoard[] = [
  {
    name: 'fifth set',
    home: 'Aleksandr Konstantinopolski',
    away: 'N. Styernholm',
    results: exampleResults({
      turn: 2,
      points: { home: '40', away: 'A' },
      tally: 'won',
      parts: SETS,
      played: 4.5,
      score: {
        home: 2,
        away: 2,
        periods: [
          { home: 7, away: 6, tieBreak: { home: 12, away: 10 } },
          { home: 4, away: 6 },
          { home: 6, away: 0 },
          { home: 6, away: 7, tieBreak: { home: 3, away: 7 } },
          { home: 5, away: 4 },
        ],
      },
    }),
  },
  {
    name: 'over',
    home: 'Əliyeva-Məmmədzadə / Konstantinopolskaya',
    away: 'Hernández Rodríguez / Vinogradova',
    results: exampleResults({
      tally: 'won',
      parts: SETS.slice(0, 3),
      played: 2,
      score: {
        home: 2,
        away: 0,
        periods: [
          { home: 6, away: 3 },
          { home: 6, away: 4 },
        ],
      },
    }),
  },
  {
    name: 'overtime',
    home: 'Panathinaikos AKTOR Athens',
    away: 'EA7 Emporio Armani Milano',
    results: exampleResults({
      parts: [...QUARTERS, 'ot1'],
      played: 4.3,
      score: {
        home: 103,
        away: 101,
        periods: [
          { home: 24, away: 31 },
          { home: 25, away: 25 },
          { home: 19, away: 22 },
          { home: 30, away: 20 },
          { home: 5, away: 3 },
        ],
      },
    }),
  },
  {
    name: 'break',
    home: 'Anadolu Efes',
    away: 'Beşiktaş',
    results: exampleResults({
      parts: QUARTERS,
      played: 1,
      score: { home: 24, away: 19, periods: [{ home: 24, away: 19 }] },
    }),
  },
]
