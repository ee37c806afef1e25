import type { Results } from '@xezer/contract/sport-entities'

/** A match at its very beginning, but for what an example says. */
export function exampleResults(change: Partial<Results> = {}): Results {
  return {
    turn: null,
    points: null,
    score: { home: 0, away: 0, periods: [] },
    minute: null,
    clock: null,
    comment: null,
    gameNumber: null,
    tally: 'sum',
    parts: ['h1', 'h2'],
    played: 0,
    moment: null,
    ...change,
  }
}
