import type { Side } from '@xezer/sport/side'
import type { Counted, SportFacts } from '@xezer/sport/sport-facts'
import { SET } from './table-tennis-model.ts'
import { matchWinner, playPoint, type TableTennisState } from './table-tennis-state.ts'

export const NO_FACTS: SportFacts = { status: 'playing', advances: null, closed: [], counted: [] }

/** The score with its record. */
export interface RecordedMatch {
  readonly state: TableTennisState
  readonly facts: SportFacts
}

/** One point, with everything that it decides. Ten all counts once, when it is reached. */
export function recordPoint(setsToWin: number, { state, facts }: RecordedMatch, winner: Side): RecordedMatch {
  const after = playPoint(state, winner)
  const path = `set${state.sets.length + 1}`
  const count = (statistic: string): Counted => ({ statistic, side: winner, path, weight: 1, minute: null })
  const counted = [...facts.counted, count('points')]
  const closed = [...facts.closed]
  const { home, away } = after.points
  if (home === SET.target - 1 && away === SET.target - 1) counted.push(count('deuces'))
  if (after.sets.length > state.sets.length) {
    counted.push(count('sets'))
    closed.push(path)
  }
  const isFinished = matchWinner(setsToWin, after) !== null
  if (isFinished) closed.push('match')
  return {
    state: after,
    facts: { ...facts, status: isFinished ? 'finished' : facts.status, counted, closed },
  }
}
