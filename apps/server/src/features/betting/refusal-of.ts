import { combinationCode } from '@xezer/betting/combinations/bet-option'
import type { BetRefusal } from '../../core/bets/bet-refusal.ts'
import type { PendingBet } from './pending-bets.ts'
import type { PlaceOutcome } from './place-outcome.ts'

const NO_FACTS = { odds: null, limitMinor: null }

/** What of the answer to a press concerns one of its bets. */
export function refusalOf({ type, size, legs }: PendingBet, outcome: PlaceOutcome): BetRefusal {
  if (outcome.kind === 'accepted') return { legs: [], own: { code: 'bet_expired', ...NO_FACTS } }
  const { code, positions, combinations = [] } = outcome
  const refused = positions
    .filter(({ eventId }) => legs.some((leg) => leg.eventId === eventId))
    .map(({ eventId, code: why, odds, limitMinor }) => ({ eventId, code: why, odds, limitMinor }))
  const option = combinationCode({ type, size }, legs.length)
  const combination = combinations.find((one) => one.option === option)
  if (combination !== undefined) {
    const { option: _name, ...own } = combination
    return { legs: refused, own }
  }
  if (refused.length > 0) return { legs: refused, own: null }
  const isOfAnother = positions.length + combinations.length > 0
  return { legs: [], own: { code: isOfAnother ? 'refused_together' : code, ...NO_FACTS } }
}
