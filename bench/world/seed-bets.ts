import { createPool, type Pool } from '@xezer/db/pool'
import { FIRST_ODDS } from './bench-offer.ts'

export interface BetSeed {
  readonly playerIds: readonly number[]
  readonly eventId: number
  readonly count: number
  /** Of the first bet; the sequence of the house begins far above. */
  readonly firstBetId: number
}

/** Which bets are written, in turn: their type, what they combine, and of how many legs. */
interface Kind {
  readonly type: 'singles' | 'accumulator' | 'full_cover'
  readonly size: number
  readonly legs: number
}
const SINGLE: Kind = { type: 'singles', size: 1, legs: 1 }
export const SINGLES: readonly Kind[] = [SINGLE]
/** Of those with more legs all but the one on the event have won: each is settled by its result. */
export const MIXED: readonly Kind[] = [
  SINGLE,
  { type: 'accumulator', size: 3, legs: 3 },
  { type: 'full_cover', size: 2, legs: 4 },
]

const STAKE_MINOR = 50
/** No other event of the house is as high. */
const OTHER_EVENTS_FROM = 900_000_000

const oddsOf = ({ size }: Kind) => Math.floor((FIRST_ODDS / 1000) ** size * 100) * 10
const returnOf = (kind: Kind) => Math.floor((STAKE_MINOR * oddsOf(kind)) / 1000)

/** Placed bets on the two sides of one `1x2` market as placing would have written them, in a few statements. */
export async function seedBets(
  databaseUrl: string,
  seeds: readonly BetSeed[],
  kinds: readonly Kind[] = SINGLES,
): Promise<void> {
  const pool = createPool({ connectionString: databaseUrl, maxConnections: 1, statementTimeoutMs: 120_000 })
  for (const seed of seeds) await seedEvent(pool, seed, kinds)
  await pool.query('vacuum analyze bet, bet_leg, transfer, wallet')
  await pool.end()
}

async function seedEvent(
  pool: Pool,
  { playerIds, eventId, count, firstBetId }: BetSeed,
  kinds: readonly Kind[],
): Promise<void> {
  const numbered = `select $1::bigint + n as id, ($2::bigint[])[1 + n % cardinality($2::bigint[])] as player_id, n
    from generate_series(0, $3::int - 1) n`
  const values = [firstBetId, playerIds, count]
  const ofKind = `join unnest($4::text[], $5::int[], $6::int[], $7::int[], $8::bigint[]) with ordinality
    as k (type, size, legs, odds, possible_return, number) on k.number = 1 + n % ${kinds.length}`
  const kindValues = [
    kinds.map(({ type }) => type),
    kinds.map(({ size }) => size),
    kinds.map(({ legs }) => legs),
    kinds.map(oddsOf),
    kinds.map(returnOf),
  ]
  await pool.query(
    `insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
       operation_key, requested_at, placed_at)
     select id, player_id, 'AZN', k.type, 'placed', k.size, ${STAKE_MINOR}, k.odds, k.possible_return, 1,
       'bench-' || id, now(), now() from (${numbered}) b ${ofKind}`,
    [...values, ...kindValues],
  )
  await pool.query(
    `insert into bet_leg (bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live,
       starts_at, feed_rev, names, result, settlement_step)
     select id, position, case position when 1 then $9::bigint else ${OTHER_EVENTS_FROM} + position end, '1x2', '',
       case n / ${kinds.length} % 2 when 0 then '1' else '2' end, ${FIRST_ODDS}, ${FIRST_ODDS}, false, now(), 1, '{}',
       case when position > 1 then '{"v": 1, "kind": "won"}'::jsonb end, case when position > 1 then 2 else 0 end
     from (${numbered}) b ${ofKind}, generate_series(1, k.legs) position`,
    [...values, ...kindValues, eventId],
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
