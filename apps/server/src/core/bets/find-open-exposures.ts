import type { BetLegRow, BetRow } from '@xezer/db/generated/rows'
import type { Queryable } from '@xezer/db/pool'
import { type ExposedBet, type Exposure, exposureOf } from './exposure.ts'
import { openPartOf } from './open-part.ts'
import { readSelection, type SelectionColumns } from './stored-bet.ts'
import { readResult } from './stored-leg.ts'

type LegRow = SelectionColumns & Pick<BetLegRow, 'result' | 'is_void'>
type OpenBetRow = Pick<
  BetRow,
  'player_id' | 'currency' | 'type' | 'size' | 'stake' | 'possible_return' | 'cashed_stake'
>

/** Open singles that count alike, and how many of them there are. */
export async function findOpenSingles(
  database: Queryable,
): Promise<{ readonly exposure: Exposure; readonly count: bigint }[]> {
  const { rows } = await database.query<OpenBetRow & LegRow & { count: bigint }>(
    `select b.player_id, b.currency, b.type, b.size, b.stake, b.possible_return, b.cashed_stake, l.event_id, l.market_type,
       l.specifier, l.outcome, l.odds, null as result, false as is_void, count(*) as count
     from bet b join bet_leg l on l.bet_id = b.id
     where b.status in ('placed', 'pending') and b.type = 'singles'
     group by b.player_id, b.currency, b.type, b.size, b.stake, b.possible_return, b.cashed_stake, l.event_id, l.market_type,
       l.specifier, l.outcome, l.odds`,
  )
  return rows.map((row) => ({ exposure: exposureOf(readBet(row, [row])), count: row.count }))
}

const PAGE = 2000

/** Open accumulators and full covers, each with how its legs stand; so many bets at once. */
export async function* findOpenCombinations(
  database: Queryable,
  page: number = PAGE,
): AsyncGenerator<Exposure> {
  let afterId = 0n
  for (;;) {
    const { rows } = await database.query<OpenBetRow & LegRow & { id: bigint }>(
      `select b.id, b.player_id, b.currency, b.type, b.size, b.stake, b.possible_return, b.cashed_stake, l.event_id, l.market_type,
         l.specifier, l.outcome, l.odds, l.result, l.is_void
       from (
         select * from bet where status in ('placed', 'pending') and type <> 'singles' and id > $1
         order by id limit $2
       ) b join bet_leg l on l.bet_id = b.id order by b.id, l.position`,
      [afterId, page],
    )
    const bets = new Map<bigint, [OpenBetRow & LegRow, ...LegRow[]]>()
    for (const row of rows) {
      const known = bets.get(row.id)
      if (known === undefined) bets.set(row.id, [row])
      else known.push(row)
    }
    for (const [id, legs] of bets) {
      yield exposureOf(readBet(legs[0], legs))
      afterId = id
    }
    if (bets.size < page) return
  }
}

function readBet(bet: OpenBetRow, legs: readonly LegRow[]): ExposedBet {
  return {
    playerId: Number(bet.player_id),
    currency: bet.currency,
    type: bet.type,
    size: bet.size,
    ...openPartOf(bet),
    legs: legs.map((leg) => ({
      ...readSelection(leg),
      result: readResult(leg.result),
      isVoid: leg.is_void,
    })),
  }
}
