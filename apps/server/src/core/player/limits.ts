import { findPassedLimit } from '@xezer/betting/protection/decide-limit'
import { arrayLiteral } from '@xezer/db/array-literal'
import type { Queryable } from '@xezer/db/pool'
import { type Minor, minor } from '@xezer/money/minor'
import { LIMIT_DAYS, type LimitDays, type PlayLimitKind } from '@xezer/sport/limit-kind'
import { findTimeOpens } from './play-time.ts'

/** A limit of stakes or losses in force. */
export interface PlayLimit {
  readonly kind: PlayLimitKind
  readonly days: LimitDays
  readonly amountMinor: Minor
}

/** The column `play_limits` of a player, which the database keeps as `player_limit` is; null of whoever has none. */
export type LimitsJson = readonly (readonly [PlayLimitKind | 'time', LimitDays, string])[] | null

export function readLimits(limits: LimitsJson): readonly PlayLimit[] {
  return (limits ?? []).flatMap(([kind, days, amount]) =>
    kind === 'time' ? [] : [{ kind, days, amountMinor: minor(BigInt(amount)) }],
  )
}

/** Of time, in minutes; null where there is none. */
export function readTimeLimit(limits: LimitsJson): number | null {
  const limit = limits?.find(([kind]) => kind === 'time')
  return limit === undefined ? null : Number(limit[2])
}

/** What a player staked and lost within each span; what is still open counts as lost. */
export interface PlayUse extends Record<PlayLimitKind, Record<LimitDays, bigint>> {
  /**
   * The most that the loss of each span comes to by itself as it rolls on, at least nothing: where an old win leaves it, the loss
   * of what stays is larger than that of the whole was.
   */
  readonly mostLost: Record<LimitDays, bigint>
}

/** What was never struck was never staked; a bet's day is that of its placing, whenever it was settled. */
export const COUNTED_BETS = "b.status not in ('declined', 'rejected')"
const CAME_BACK = '(coalesce(b.payout, 0) + b.cashed_amount)'
/** A limit is about the player's own money: what a grant paid is outside, and so is its share of what came back. */
export const STAKED_OF_BET = '(b.stake - b.bonus_stake)'
export const RETURNED_OF_BET = `(${CAME_BACK} - case b.bonus_stake when 0 then 0
  else div(${CAME_BACK}::numeric * b.bonus_stake, b.stake)::bigint end)`
const LOST_OF_BET = `(${STAKED_OF_BET} - ${RETURNED_OF_BET})`

const SPAN = `interval '${Math.max(...LIMIT_DAYS)} days'`
/** Bets and rounds of games of the player whose id the statement calls so; what the house gave away is none of his money. */
const playOf = (playerId: string) => `
  select b.placed_at, ${STAKED_OF_BET} as staked, ${LOST_OF_BET} as lost
  from bet b where b.player_id = ${playerId} and b.placed_at > instant_now() - ${SPAN} and ${COUNTED_BETS}
  union all
  select r.opened_at, r.staked, r.staked - r.returned
  from casino_round r where r.player_id = ${playerId} and r.opened_at > instant_now() - ${SPAN} and r.staked > 0`
/** The same, each with what it and all later ones lost. */
const countedBets = (playerId: string) => `
  select p.placed_at, p.staked, p.lost, sum(p.lost) over (order by p.placed_at desc) as lost_since
  from (${playOf(playerId)}) p`

const SUMS = LIMIT_DAYS.map((days) => {
  const within = `filter (where b.placed_at > instant_now() - interval '${days} days')`
  return `coalesce(sum(b.staked) ${within}, 0)::bigint as staked_${days},
    coalesce(sum(b.lost) ${within}, 0)::bigint as lost_${days},
    greatest(max(b.lost_since) ${within}, 0)::bigint as most_lost_${days}`
}).join(', ')
/** What `PlayUse` says, of one player. */
export const playUseOf = (playerId: string) => `select ${SUMS} from (${countedBets(playerId)}) b`

type UseRow = { readonly player_id: bigint } & Readonly<
  Record<`${'staked' | 'lost' | 'most_lost'}_${LimitDays}`, bigint>
>

/** After the wallets were locked: then no bet of theirs comes in between. */
export async function readPlayUse(
  database: Queryable,
  playerIds: readonly number[],
): Promise<Map<number, PlayUse>> {
  const { rows } = await database.query<UseRow>({
    name: 'read_play_use',
    text: `select p.id as player_id, u.* from unnest($1::bigint[]) as p (id)
           cross join lateral (${playUseOf('p.id')}) u`,
    values: [arrayLiteral([...new Set(playerIds)])],
  })
  return new Map(rows.map((row) => [Number(row.player_id), toUse(row)]))
}

function toUse(row: UseRow): PlayUse {
  return {
    stake: { 1: row.staked_1, 7: row.staked_7, 30: row.staked_30 },
    loss: { 1: row.lost_1, 7: row.lost_7, 30: row.lost_30 },
    mostLost: { 1: row.most_lost_1, 7: row.most_lost_7, 30: row.most_lost_30 },
  }
}

/** A limit that a stake would pass, and what it leaves. */
export interface PassedLimit {
  readonly kind: PlayLimitKind
  readonly days: LimitDays
  readonly leftMinor: bigint
}

/** Notes the stake as used where every limit holds it; else the strictest of those it passes, and nothing is noted. */
export function takeFromLimits(
  limits: readonly PlayLimit[],
  used: PlayUse,
  stakeMinor: bigint,
): PassedLimit | null {
  const passed = findPassedLimit(
    limits.map((limit) => ({
      name: limit,
      amountMinor: limit.amountMinor,
      usedMinor: used[limit.kind][limit.days],
    })),
    stakeMinor,
  )
  if (passed !== null) return { kind: passed.name.kind, days: passed.name.days, leftMinor: passed.leftMinor }
  for (const days of LIMIT_DAYS) {
    used.stake[days] += stakeMinor
    used.loss[days] += stakeMinor
    used.mostLost[days] += stakeMinor
  }
  return null
}

/** When so much would fit by time alone, as old bets leave the span; null when it is more than the limit itself. */
export async function findLimitOpens(
  database: Queryable,
  playerId: number,
  { kind, days }: { readonly kind: PlayLimitKind | 'time'; readonly days: LimitDays },
  stakeMinor: bigint,
): Promise<number | null> {
  if (kind === 'time') return findTimeOpens(database, playerId)
  const { rows } = await database.query<{ opens_ms: bigint | null }>(
    `with counted as (
       select b.placed_at, sum(${kind === 'stake' ? STAKED_OF_BET : LOST_OF_BET}) over (order by b.placed_at, b.id) as freed
       from bet b where b.player_id = $1 and ${COUNTED_BETS} and b.placed_at > instant_now() - $3 * interval '1 day'
     ), needed as (
       select coalesce((select freed from counted order by placed_at desc limit 1), 0) + $4 - l.amount as amount
       from player_limit l where l.player_id = $1 and l.kind = $2 and l.days = $3 and l.amount >= $4
     )
     select floor(extract(epoch from min(c.placed_at) + $3 * interval '1 day') * 1000)::bigint as opens_ms
     from counted c, needed n where c.freed >= n.amount`,
    [playerId, kind, days, stakeMinor],
  )
  const opens = rows[0]?.opens_ms ?? null
  return opens === null ? null : Number(opens)
}
