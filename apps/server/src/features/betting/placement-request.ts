import type { QuoteChanges } from '@xezer/betting/acceptance/quote-changes'
import type { slipPlace } from '@xezer/contract/bet-slip'
import type { CallInput } from '@xezer/contract/call'
import type { Currency, Minor } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import { parseWireAmount } from '@xezer/money/wire-amount'
import { parseWireOdds } from '@xezer/money/wire-odds'
import { err, ok, type Result } from '@xezer/std/result'
import type { BetType } from '../../core/bets/bet-record.ts'

/** One single that is asked for. The client's own maxima are never read. */
export interface RequestedBet {
  readonly type: BetType
  readonly eventId: number
  readonly handle: string
  readonly seenOdds: Odds
  readonly stakeMinor: Minor
}

/** All bets of one press; they are accepted together or not at all. */
export interface PlacementRequest {
  readonly playerId: number
  readonly sessionId: number
  readonly currency: Currency
  readonly scope: string
  readonly key: string
  readonly requestHash: Buffer
  readonly requestedAtMs: number
  readonly bets: readonly RequestedBet[]
}

export interface PlayerTerms {
  readonly isActive: boolean
  readonly quoteChanges: QuoteChanges
}

type PlaceInput = CallInput<typeof slipPlace>

/**
 * A `singles` entry with several positions is as many bets, each with its position's own amount (product §7, calls). Without
 * one it would be a guess whether the entry's amount is the whole stake or each bet's: it is refused.
 */
export function parseRequestedBets(input: PlaceInput): Result<RequestedBet[], 'invalid_fields'> {
  const bets: RequestedBet[] = []
  for (const bet of input.bets) {
    for (const position of bet.positions) {
      const isOwnAmount = bet.type === 'singles' && bet.positions.length > 1
      const stake = parseWireAmount(isOwnAmount ? position.amount : bet.amount)
      const seenOdds = parseWireOdds(position.value)
      if (!stake.ok || !seenOdds.ok) return err('invalid_fields')
      bets.push({
        type: bet.type,
        eventId: position.event,
        handle: position.factor,
        seenOdds: seenOdds.value,
        stakeMinor: stake.value,
      })
    }
  }
  return ok(bets)
}
