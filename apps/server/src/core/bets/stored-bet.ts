import type { BetLegRow, BetRow } from '@xezer/db/generated/rows'
import type { Currency } from '@xezer/money/minor'
import { type Odds, odds } from '@xezer/money/odds'
import type { BetType } from '@xezer/sport/bet-type'

/** Whose bet it is and of which kind: whoever decides on a stored bet needs that much. */
export interface StoredBet {
  readonly id: number
  readonly playerId: number
  readonly currency: Currency
  readonly type: BetType
  readonly size: number
}
/** What a leg is on, and its price. */
export interface StoredSelection {
  readonly eventId: number
  readonly marketType: string
  readonly specifier: string
  readonly outcome: string
  readonly odds: Odds
}

export type BetColumns = Pick<BetRow, 'id' | 'player_id' | 'currency' | 'type' | 'size'>
export type SelectionColumns = Pick<BetLegRow, 'event_id' | 'market_type' | 'specifier' | 'outcome' | 'odds'>

export function readBet(row: BetColumns): StoredBet {
  return {
    id: Number(row.id),
    playerId: Number(row.player_id),
    currency: row.currency,
    type: row.type,
    size: row.size,
  }
}

export function readSelection(row: SelectionColumns): StoredSelection {
  return {
    eventId: Number(row.event_id),
    marketType: row.market_type,
    specifier: row.specifier,
    outcome: row.outcome,
    odds: odds(row.odds),
  }
}

/** Bets with their legs, from a row for each leg; those of a bet stand together, in its order. */
export function readWithLegs<Row extends Pick<BetRow, 'id'>, Bet extends object, Leg>(
  rows: readonly Row[],
  toBet: (row: Row) => Bet,
  toLeg: (row: Row) => Leg,
): (Bet & { readonly legs: readonly Leg[] })[] {
  const bets: (Bet & { readonly legs: Leg[] })[] = []
  let lastId: bigint | null = null
  for (const row of rows) {
    if (row.id === lastId) bets.at(-1)?.legs.push(toLeg(row))
    else bets.push({ ...toBet(row), legs: [toLeg(row)] })
    lastId = row.id
  }
  return bets
}
