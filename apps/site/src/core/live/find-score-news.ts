import type { EventState } from '@xezer/contract/sport-entities'
import { hasPartColumns } from '../match/board-columns.ts'

/** What a row shows for a while: a goal, a set that was won, a quarter that is over. */
export type ScoreNews = 'goal' | 'set' | 'part'

/**
 * What happened to the score between two states of an event, if it is worth a look: every point of basketball and every
 * game of tennis is not. A goal that is taken back is none.
 */
export function findScoreNews(before: EventState, now: EventState): ScoreNews | undefined {
  const [old, next] = [before.results, now.results]
  if (old === null || next === null) return undefined
  const hasGrown = next.score.home > old.score.home || next.score.away > old.score.away
  if (next.tally === 'won') return hasGrown ? 'set' : undefined
  if (!hasPartColumns(next)) return hasGrown ? 'goal' : undefined
  return Math.floor(next.played) > Math.floor(old.played) ? 'part' : undefined
}
