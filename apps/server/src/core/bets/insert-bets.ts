import { arrayLiteral, columnLiteral } from '@xezer/db/array-literal'
import { joinStatements, type StatementPart } from '@xezer/db/joint-statement'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import { MAIN_POINT } from '../player/point.ts'
import { type BetRecord, RULES_VERSION } from './bet-record.ts'
import type { LegNamesMemory } from './leg-names.ts'

const INSERT_BETS = insertBetsText([], [])
/** Where a grant counts one of them: whoever plays without pays for no column of it. */
const INSERT_BONUS_BETS = insertBetsText(['grant_id', 'bonus_stake'], ['$14::bigint[]', '$15::bigint[]'])

function insertBetsText(columns: readonly string[], values: readonly string[]): string {
  const named = columns.map((column) => `, ${column}`).join('')
  return `
  insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
    operation_key, requested_at, placed_at, point${named})
  select id, player_id, currency, type, status, size, stake, odds, possible_return, ${RULES_VERSION},
    operation_key, to_timestamp(requested_ms::double precision / 1000),
    to_timestamp(placed_ms::double precision / 1000), point${named}
  from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::bigint[],
    $8::integer[], $9::bigint[], $10::text[], $11::bigint[], $12::bigint[],
    $13::smallint[]${values.map((value) => `, ${value}`).join('')})
    as b (id, player_id, currency, type, status, size, stake, odds, possible_return, operation_key,
      requested_ms, placed_ms, point${named})`
}

const INSERT_LEGS = `
  insert into bet_leg (bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live,
    starts_at, score_home, score_away, clock_seconds, feed_rev, names_id)
  select bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live,
    to_timestamp(starts_ms::double precision / 1000), score_home, score_away, clock_seconds, feed_rev, names_id
  from unnest($1::bigint[], $2::smallint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::integer[],
        $8::integer[], $9::boolean[], $10::bigint[], $11::smallint[], $12::smallint[], $13::integer[],
        $14::bigint[], $15::uuid[])
    as l (bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live, starts_ms,
      score_home, score_away, clock_seconds, feed_rev, names_id)`

/** Two that write the same names at once wait for each other: all write in one order. */
const INSERT_NAMES = `
  insert into leg_names (id, names)
  select id, names from rows from (unnest($1::uuid[]), jsonb_array_elements($2::jsonb)) as n (id, names)
  order by id
  on conflict (id) do nothing`

/** Bets and their legs in one statement. */
export async function insertBets(
  client: PoolClient,
  bets: readonly BetRecord[],
  memory: LegNamesMemory,
): Promise<void> {
  const parts = betParts(bets, memory)
  if (parts.length > 0) await client.query(joinStatements(parts))
}

/**
 * What writes all bets of a batch, their legs, and what these are called where this process has not seen it written. Whoever
 * commits it tells the memory.
 */
export function betParts(bets: readonly BetRecord[], memory: LegNamesMemory): StatementPart[] {
  if (bets.length === 0) return []
  const legs = bets.flatMap((bet) => bet.legs)
  const nameIds = legs.map((leg) => memory.idOf(leg.names))
  const hasBonus = bets.some(({ bonus }) => bonus !== undefined)
  return [
    ...nameParts(memory, nameIds),
    {
      ...(hasBonus ? { name: 'bets_b', text: INSERT_BONUS_BETS } : { name: 'bets', text: INSERT_BETS }),
      values: [
        columnLiteral(bets, (bet) => bet.id),
        columnLiteral(bets, (bet) => bet.playerId),
        columnLiteral(bets, (bet) => bet.currency),
        columnLiteral(bets, (bet) => bet.type),
        columnLiteral(bets, (bet) => bet.status),
        columnLiteral(bets, (bet) => bet.size),
        columnLiteral(bets, (bet) => bet.stakeMinor),
        columnLiteral(bets, (bet) => bet.odds),
        columnLiteral(bets, (bet) => bet.possibleReturnMinor),
        columnLiteral(bets, (bet) => bet.operationKey),
        columnLiteral(bets, (bet) => bet.requestedAtMs),
        columnLiteral(bets, (bet) => bet.placedAtMs),
        columnLiteral(bets, (bet) => bet.point ?? MAIN_POINT),
        ...(hasBonus ? bonusValues(bets) : []),
      ],
    },
    {
      name: 'legs',
      text: INSERT_LEGS,
      values: [
        arrayLiteral(bets.flatMap((bet) => bet.legs.map(() => bet.id))),
        columnLiteral(legs, (leg) => leg.legNumber),
        columnLiteral(legs, (leg) => leg.eventId),
        columnLiteral(legs, (leg) => leg.marketType),
        columnLiteral(legs, (leg) => leg.specifier),
        columnLiteral(legs, (leg) => leg.outcome),
        columnLiteral(legs, (leg) => leg.odds),
        columnLiteral(legs, (leg) => leg.oddsSeen),
        columnLiteral(legs, (leg) => leg.isLive),
        columnLiteral(legs, (leg) => leg.startsAtMs),
        columnLiteral(legs, (leg) => leg.scoreHome),
        columnLiteral(legs, (leg) => leg.scoreAway),
        columnLiteral(legs, (leg) => leg.clockSeconds),
        columnLiteral(legs, (leg) => leg.feedRev),
        arrayLiteral(nameIds),
      ],
    },
  ]
}

function bonusValues(bets: readonly BetRecord[]): string[] {
  return [
    columnLiteral(bets, ({ bonus }) => bonus?.grantId ?? null),
    columnLiteral(bets, ({ bonus }) => bonus?.stakeMinor ?? 0n),
  ]
}

function nameParts(memory: LegNamesMemory, nameIds: readonly string[]): StatementPart[] {
  const unwritten = memory.listUnwritten(nameIds)
  if (unwritten.length === 0) return []
  return [
    {
      name: 'names',
      text: INSERT_NAMES,
      values: [arrayLiteral(unwritten.map(({ id }) => id)), `[${unwritten.map(({ text }) => text).join()}]`],
    },
  ]
}

export interface BetIds {
  take(count: number): Promise<number[]>
}

const BLOCK = 1000

/** Ids in blocks of a thousand, so that the answer to a bet is known before it is written. */
export function createBetIds(database: Queryable): BetIds {
  let next = 0
  let end = 0
  const refill = async () => {
    const { rows } = await database.query<{ block: bigint }>("select nextval('bet_id_block') as block")
    const block = rows[0]?.block
    if (block === undefined) throw new Error('the sequence of bet ids gave nothing')
    next = Number(block) * BLOCK
    end = next + BLOCK
  }
  let turn: Promise<unknown> = Promise.resolve()
  const takeNow = async (count: number): Promise<number[]> => {
    const ids: number[] = []
    while (ids.length < count) {
      if (next >= end) await refill()
      ids.push(next)
      next += 1
    }
    return ids
  }
  return {
    take(count) {
      const mine = turn.then(() => takeNow(count))
      turn = mine.catch(() => undefined)
      return mine
    },
  }
}
