import type { BetLegRow, BetRow } from '@xezer/db/generated/rows'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import { type Minor, minor } from '@xezer/money/minor'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { must } from '@xezer/std/assert'
import { type BetStatus, effectiveResult } from '../../core/bets/bet-record.ts'
import { openPartOf } from '../../core/bets/open-part.ts'
import {
  type BetColumns,
  readBet,
  readSelection,
  readWithLegs,
  type SelectionColumns,
  type StoredBet,
  type StoredSelection,
} from '../../core/bets/stored-bet.ts'
import { readResult } from '../../core/bets/stored-leg.ts'

export interface OpenLeg extends StoredSelection {
  /** Null while it is open. */
  readonly result: OutcomeResult | null
}
/** A bet that may be cashed out, as far as it is in play. */
export interface OpenBet extends StoredBet {
  readonly status: BetStatus
  readonly stakeMinor: Minor
  readonly possibleReturnMinor: Minor
  /** The columns that these two are made of. */
  readonly whole: Pick<BetRow, 'stake' | 'possible_return' | 'cashed_stake' | 'bonus_stake'>
  /** The grant that counts it. */
  readonly grantId: number | null
  /** The cash-out of it whose delay runs. */
  readonly waitingId: number | null
  readonly rule: { readonly aboveMinor: Minor | null; readonly belowMinor: Minor | null } | null
  readonly legs: readonly OpenLeg[]
}

type OpenRow = BetColumns &
  Pick<BetRow, 'status' | 'stake' | 'possible_return' | 'cashed_stake' | 'bonus_stake' | 'grant_id'> &
  SelectionColumns &
  Pick<BetLegRow, 'result' | 'is_void'> & {
    readonly waiting_id: bigint | null
    readonly above: bigint | null
    readonly below: bigint | null
  }

const COLUMNS = `
  select b.id, b.player_id, b.currency, b.type, b.size, b.status, b.stake, b.possible_return, b.cashed_stake,
    b.bonus_stake, b.grant_id,
    (select c.id from cash_out c where c.bet_id = b.id and c.status = 'waiting') as waiting_id,
    r.above, r.below, l.event_id, l.market_type, l.specifier, l.outcome, l.odds, l.result, l.is_void
  from bet b join bet_leg l on l.bet_id = b.id left join cash_out_rule r on r.bet_id = b.id`

/** Those of the bets that are open; of one player where he is given. */
export async function findOpenBets(
  database: Queryable,
  betIds: readonly number[],
  playerId: number | null = null,
): Promise<OpenBet[]> {
  if (betIds.length === 0) return []
  const { rows } = await database.query<OpenRow>({
    name: 'find_open_bets',
    text: `${COLUMNS} where b.id = any($1::bigint[]) and b.status = 'placed'
             and ($2::bigint is null or b.player_id = $2)
           order by b.id, l.position`,
    values: [[...betIds], playerId],
  })
  return readBets(rows)
}

/** Open bets that are to be cashed out by themselves. */
export async function findBetsWithRule(database: Queryable): Promise<OpenBet[]> {
  const { rows } = await database.query<OpenRow>(
    `${COLUMNS} where r.bet_id is not null and b.status = 'placed' order by b.id, l.position`,
  )
  return readBets(rows)
}

/** The bet under its lock, and the database's clock, which is read before the book is. */
export interface LockedOpenBet {
  /** Null of one that is not the player's. */
  readonly bet: OpenBet | null
  readonly nowMs: number
}

/** The wallet of its player is locked already: nothing of the bet changes behind it. */
export async function lockOpenBet(
  client: PoolClient,
  playerId: number,
  betId: number,
): Promise<LockedOpenBet> {
  const [{ rows }, clock] = await Promise.all([
    client.query<OpenRow>({
      name: 'lock_open_bet',
      text: `${COLUMNS} where b.id = $1 and b.player_id = $2 order by l.position for no key update of b`,
      values: [betId, playerId],
    }),
    client.query<{ now_ms: bigint }>(
      'select floor(extract(epoch from instant_now()) * 1000)::bigint as now_ms',
    ),
  ])
  return { bet: readBets(rows)[0] ?? null, nowMs: Number(must(clock.rows[0], 'a clock').now_ms) }
}

const readBets = (rows: readonly OpenRow[]): OpenBet[] => readWithLegs(rows, toBet, toLeg)

function toBet(row: OpenRow): Omit<OpenBet, 'legs'> {
  const { above, below } = row
  return {
    ...readBet(row),
    status: row.status,
    ...openPartOf(row),
    whole: {
      stake: row.stake,
      possible_return: row.possible_return,
      cashed_stake: row.cashed_stake,
      bonus_stake: row.bonus_stake,
    },
    grantId: row.grant_id === null ? null : Number(row.grant_id),
    waitingId: row.waiting_id === null ? null : Number(row.waiting_id),
    rule:
      above === null && below === null
        ? null
        : {
            aboveMinor: above === null ? null : minor(above),
            belowMinor: below === null ? null : minor(below),
          },
  }
}

function toLeg(row: OpenRow): OpenLeg {
  return {
    ...readSelection(row),
    result: effectiveResult({ result: readResult(row.result), isVoid: row.is_void }),
  }
}
