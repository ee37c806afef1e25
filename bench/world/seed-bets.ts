import { createPool } from '@xezer/db/pool'
import { FIRST_ODDS } from './bench-offer.ts'

export interface BetSeed {
  readonly playerIds: readonly number[]
  readonly eventId: number
  readonly count: number
  /** Of the first bet; the sequence of the house begins far above. */
  readonly firstBetId: number
}

const STAKE_MINOR = 50
const RETURN_MINOR = (STAKE_MINOR * FIRST_ODDS) / 1000

/** Placed singles on the two sides of one `1x2` market as placing would have written them, in a few statements. */
export async function seedBets(databaseUrl: string, seeds: readonly BetSeed[]): Promise<void> {
  const pool = createPool({ connectionString: databaseUrl, maxConnections: 1, statementTimeoutMs: 120_000 })
  for (const { playerIds, eventId, count, firstBetId } of seeds) {
    const numbered = `select $1::bigint + n as id, ($2::bigint[])[1 + n % cardinality($2::bigint[])] as player_id, n
      from generate_series(0, $3::int - 1) n`
    const values = [firstBetId, playerIds, count]
    await pool.query(
      `insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
         operation_key, requested_at, placed_at)
       select id, player_id, 'AZN', 'singles', 'placed', 1, ${STAKE_MINOR}, ${FIRST_ODDS}, ${RETURN_MINOR}, 1,
         'bench-' || id, now(), now() from (${numbered}) b`,
      values,
    )
    await pool.query(
      `insert into bet_leg (bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live,
         starts_at, feed_rev, names)
       select id, 1, $4::bigint, '1x2', '', case n % 2 when 0 then '1' else '2' end, ${FIRST_ODDS}, ${FIRST_ODDS},
         false, now(), 1, '{}' from (${numbered}) b`,
      [...values, eventId],
    )
    await pool.query(
      `insert into transfer (debit, credit, currency, amount, code, cause)
       select player_id * 10 + 1, player_id * 10 + 2, 'AZN', ${STAKE_MINOR}, 'stake', id from (${numbered}) b`,
      values,
    )
    await pool.query(
      `update wallet w set cash = cash - s.stakes, inplay = inplay + s.stakes
       from (select player_id, count(*) * ${STAKE_MINOR} as stakes from (${numbered}) b group by player_id) s
       where w.player_id = s.player_id`,
      values,
    )
  }
  await pool.query('vacuum analyze bet, bet_leg, transfer, wallet')
  await pool.end()
}
