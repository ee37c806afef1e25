import { settleMarket } from '@xezer/betting/settlement/settle-market'
import type { Pool } from '@xezer/db/pool'
import type { MarketSettlement, SettleMessage } from '@xezer/odds-book/messages'
import { marketKey } from '@xezer/sport/handle'
import type { SportModule } from '@xezer/sports/sport-module'
import { findTypeOf, type ResultMessage } from './market-change.ts'

/** Before its sport is known. */
export function tellsStanding(message: ResultMessage): message is SettleMessage {
  if (message.kind !== 'settle') return false
  const { facts } = message
  return typeof facts === 'object' && facts !== null && 'standing' in facts
}

/**
 * A competitor that withdrew or was expelled is in no final standing, and no result names it. Who was bet on and is missing
 * in both gets here what the rules say of it, before the message is kept: its bets would stay open for ever.
 */
export async function answerMissing(
  pool: Pool,
  message: SettleMessage,
  sport: SportModule,
): Promise<SettleMessage> {
  const facts = sport.parseFacts(message.facts)
  // What is told outcome by outcome without a standing says nothing of the others.
  if (!facts.ok || facts.value.standing === undefined) return message
  const betOn = await findOutcomesBetOn(pool, message.eventId)
  const placed = new Set(facts.value.standing.map(({ competitor }) => competitor))
  const complete = (market: MarketSettlement): MarketSettlement => {
    const { type, specifier, outcomes } = market
    const marketType = findTypeOf(market, sport)
    if (marketType?.outcomeStyle !== 'competitor' || marketType.told !== undefined) return market
    const decision = settleMarket(marketType, specifier, facts.value)
    if (decision === 'undecided') return market
    const told = new Set(outcomes.map(({ outcome }) => outcome))
    const missing = betOn.get(marketKey(type, specifier))?.filter((one) => !told.has(one) && !placed.has(one))
    const answers = (missing ?? []).map((outcome) => ({ outcome, result: decision.resultOf(outcome) }))
    return { ...market, outcomes: [...outcomes, ...answers] }
  }
  return { ...message, markets: message.markets.map(complete) }
}

async function findOutcomesBetOn(pool: Pool, eventId: number): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ market_type: string; specifier: string; outcomes: string[] }>({
    name: 'find_outcomes_bet_on',
    text: `select market_type, specifier, array_agg(distinct outcome order by outcome) as outcomes
           from bet_leg where event_id = $1 group by market_type, specifier`,
    values: [eventId],
  })
  return new Map(rows.map((row) => [marketKey(row.market_type, row.specifier), row.outcomes]))
}
