import type { Pool } from '@xezer/db/pool'
import { COMBINATION_TYPE } from '@xezer/sport/combination'
import { writeOutcomes, writeReason } from '../../core/bets/stored-leg.ts'
import type { MarketChange, MarketName, ResultChange, VoidChange } from './market-change.ts'

/** The sport of each event; null for one that was never stored. */
export async function findSportIds(pool: Pool, eventIds: readonly number[]): Promise<(number | null)[]> {
  const { rows } = await pool.query<{ id: bigint; sport_id: bigint }>({
    name: 'find_sports_of_events',
    text: 'select id, sport_id from event where id = any($1::bigint[])',
    values: [eventIds],
  })
  const sports = new Map(rows.map((row) => [Number(row.id), Number(row.sport_id)]))
  return eventIds.map((eventId) => sports.get(eventId) ?? null)
}

/**
 * Those of the changes that concern a bet and are not older than what stands. One statement for a whole message:
 * most markets of most events have no bets.
 */
export async function findResultsThatMatter(
  pool: Pool,
  changes: readonly ResultChange[],
): Promise<ResultChange[]> {
  const { rows } = await pool.query<{ number: bigint }>({
    name: 'find_results_that_matter',
    text: `select m.number from unnest($1::bigint[], $2::text[], $3::text[], $4::integer[])
             with ordinality as m (event_id, market_type, specifier, step, number)
           where exists (
             select from bet_leg l where l.event_id = m.event_id and l.market_type = m.market_type
               and l.specifier = m.specifier and l.settlement_step < m.step
           ) and not exists (
             select from market_result r where r.event_id = m.event_id and r.market_type = m.market_type
               and r.specifier = m.specifier and r.step > m.step
           )`,
    values: [...namesOf(changes), changes.map(({ step }) => step)],
  })
  return rows.flatMap(({ number }) => changes[Number(number) - 1] ?? [])
}

/** A result that was bet on, or one that was taken back: a late copy of an older message then finds it. */
export async function storeResults(
  pool: Pool,
  changes: readonly ResultChange[],
  receivedAtMs: number,
): Promise<void> {
  if (changes.length === 0) return
  await pool.query({
    name: 'store_results',
    text: `insert into market_result (event_id, market_type, specifier, step, outcomes, reason, first_at)
           select event_id, market_type, specifier, step, outcomes::jsonb, reason::jsonb, to_timestamp($7 / 1000.0)
           from unnest($1::bigint[], $2::text[], $3::text[], $4::integer[], $5::text[], $6::text[])
             as m (event_id, market_type, specifier, step, outcomes, reason)
           on conflict (event_id, market_type, specifier) do update
             set step = excluded.step, outcomes = excluded.outcomes, reason = excluded.reason,
               -- A market that was opened again has its first result anew.
               first_at = case when market_result.outcomes is null then excluded.first_at
                 else market_result.first_at end,
               changed_at = instant_now()
             where market_result.step < excluded.step`,
    values: [
      ...namesOf(changes),
      changes.map(({ step }) => step),
      changes.map(({ results }) => writeOutcomes(results)),
      changes.map(({ reason }) => writeReason(reason)),
      receivedAtMs,
    ],
  })
}

/** The next bets of the market that the change has not reached, in the order of ids. */
export async function findNextBets(
  pool: Pool,
  change: MarketChange,
  afterId: number,
  limit: number,
): Promise<{ betId: number; playerId: number }[]> {
  const { rows } = await pool.query<{ bet_id: bigint; player_id: bigint }>(
    change.kind === 'result' ? nextByResult(change, afterId, limit) : nextByVoid(change, afterId, limit),
  )
  return rows.map((row) => ({ betId: Number(row.bet_id), playerId: Number(row.player_id) }))
}

/** The specifiers of the combinations of an event that were bet on. */
export async function findCombinations(pool: Pool, eventId: number): Promise<string[]> {
  const { rows } = await pool.query<{ specifier: string }>({
    name: 'find_combinations',
    text: 'select distinct specifier from bet_leg where event_id = $1 and market_type = $2',
    values: [eventId, COMBINATION_TYPE],
  })
  return rows.map(({ specifier }) => specifier)
}

/**
 * Bet by bet: `offset 0` keeps the planner from merging both tables by bet, which walks all older bets of the house for
 * each batch (100,000 bets of one result: 90 ms for the last batches instead of 2).
 */
const JOIN_STRUCK = `cross join lateral (
             select player_id, placed_at from bet
             where id = l.bet_id and status in ('placed', 'won', 'lost', 'refunded') offset 0
           ) b`

function nextByResult(change: ResultChange, afterId: number, limit: number) {
  return {
    name: 'find_next_bets_by_result',
    text: `select l.bet_id, b.player_id from bet_leg l ${JOIN_STRUCK}
           where l.event_id = $1 and l.market_type = $2 and l.specifier = $3 and l.bet_id > $4
             and l.settlement_step < $5
           order by l.bet_id limit $6`,
    values: [change.eventId, change.type, change.specifier, afterId, change.step, limit],
  }
}

function nextByVoid(change: VoidChange, afterId: number, limit: number) {
  return {
    name: 'find_next_bets_by_void',
    text: `select l.bet_id, b.player_id from bet_leg l ${JOIN_STRUCK}
           where l.event_id = $1 and l.market_type = $2 and l.specifier = $3 and l.bet_id > $4
             and ($5::bigint is null or b.placed_at >= to_timestamp($5::bigint / 1000.0))
             and ($6::bigint is null or b.placed_at < to_timestamp($6::bigint / 1000.0))
           order by l.bet_id limit $7`,
    values: [change.eventId, change.type, change.specifier, afterId, change.fromMs, change.toMs, limit],
  }
}

function namesOf(changes: readonly MarketName[]): [number[], string[], string[]] {
  return [
    changes.map(({ eventId }) => eventId),
    changes.map(({ type }) => type),
    changes.map(({ specifier }) => specifier),
  ]
}
