import type { QuoteChanges } from '@xezer/betting/acceptance/quote-changes'
import type { slipPlace } from '@xezer/contract/bet-slip'
import type { CallInput } from '@xezer/contract/call'
import type { FieldCode } from '@xezer/contract/field-errors'
import type { Currency, Minor } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import { parseWireAmount } from '@xezer/money/wire-amount'
import { parseWireOdds } from '@xezer/money/wire-odds'
import type { BetType } from '@xezer/sport/bet-type'
import { err, ok, type Result } from '@xezer/std/result'

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

interface RefusedAmount {
  readonly field: string
  readonly code: FieldCode
}

type PlaceInput = CallInput<typeof slipPlace>

/**
 * A `singles` entry with several positions is as many bets, each with its position's own amount (product §7, calls). Without
 * one it would be a guess whether the entry's amount is the whole stake or each bet's: it is refused.
 */
export function parseRequestedBets(input: PlaceInput): Result<RequestedBet[], RefusedAmount> {
  const bets: RequestedBet[] = []
  for (const [betIndex, bet] of input.bets.entries()) {
    for (const [index, position] of bet.positions.entries()) {
      const isOwnAmount = bet.type === 'singles' && bet.positions.length > 1
      const stake = parseWireAmount(isOwnAmount ? position.amount : bet.amount)
      const seenOdds = parseWireOdds(position.value)
      const field = `bets.${betIndex}.positions.${index}`
      if (isOwnAmount && position.amount === undefined)
        return err({ field: `${field}.amount`, code: 'field_required' })
      if (!stake.ok) return err({ field: `${field}.amount`, code: 'amount_invalid' })
      if (!seenOdds.ok) return err({ field: `${field}.value`, code: 'odds_invalid' })
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
