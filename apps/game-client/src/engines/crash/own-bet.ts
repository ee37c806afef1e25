import type { PlayRound } from '@xezer/contract/game-server'
import type { Flight } from './flight.ts'

/** What this player has in the round of everybody. */
export interface OwnBet {
  /** Accepted and not ended yet. */
  readonly round: PlayRound | null
  /** Pressed while no bets were taken: it is bet when the next round takes them. */
  readonly isQueued: boolean
  /** An answer is awaited. */
  readonly isAsking: boolean
}

export type ButtonKind = 'bet' | 'queue' | 'unqueue' | 'accepted' | 'take' | 'asking'

/** What the one button does now. */
export function decideButton({ phase, number }: Pick<Flight, 'phase' | 'number'>, own: OwnBet): ButtonKind {
  if (own.isAsking) return 'asking'
  if (own.round !== null) {
    const isIts = own.round.shared === null || own.round.shared.number === number
    return phase === 'flying' && isIts ? 'take' : 'accepted'
  }
  if (own.isQueued) return 'unqueue'
  return phase === 'betting' || phase === 'waiting' ? 'bet' : 'queue'
}

/** What leaving now would bring, minor units. Stakes are whole hundreds of them, so nothing is rounded. */
export const takenMinor = (stakedMinor: number, point: number) => (stakedMinor * point) / 100

/** Whether a bet has ended by what is heard and shown: with its round, or at the point where it was to leave. */
export function isEndedFor(
  { status, shared }: PlayRound,
  { phase, number, bets }: Flight,
  shownPoint: number,
): boolean {
  if (status !== 'open' || shared === null || shared.number < number) return true
  if (shared.number > number) return false
  const isPast = phase === 'flying' && shared.auto !== null && shownPoint >= shared.auto
  return phase === 'crashed' || isPast || bets.some((one) => one.bet === shared.bet && one.out !== null)
}
