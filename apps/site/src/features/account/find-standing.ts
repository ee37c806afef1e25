import { readSeenMatch } from '@xezer/betting/standing/seen-match'
import { type LegStanding, standLeg } from '@xezer/betting/standing/stand-leg'
import type { LegQuestion } from '@xezer/contract/bet-details'
import type { MatchState } from '../../core/live/event-states.ts'

/** How a leg stands by the board of its match. While reception rests a goal may still be taken back: nothing is over then. */
export function findStanding(
  question: LegQuestion,
  { results, paused }: Pick<MatchState, 'results' | 'paused'>,
): LegStanding | null {
  const seen = results === null ? null : readSeenMatch(results, question)
  const standing = seen === null ? null : standLeg(question, seen)
  const isOver = standing?.kind === 'decided' || standing?.kind === 'cannot_win'
  return paused && isOver ? null : standing
}
