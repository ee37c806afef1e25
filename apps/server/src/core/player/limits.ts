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

const CAME_BACK = '(coalesce(b.payout, 0) + b.cashed_amount)'
/**
 * Of each bet and round of games of a player, at the instant of its stake whenever it ended: what he staked and what came back of
 * it so far, both of his own money: what a grant paid is outside, and so is its share of what came back, and so are rounds that the
 * house gave. What was never struck was never staked. `playerId` and `within` are SQL of the statement around.
 */
const playOf = (playerId: string, within: (at: string) => string, rounds = roundsAsOpened) => `
  select b.placed_at as at, b.stake - b.bonus_stake as staked, ${CAME_BACK} - case b.bonus_stake when 0 then 0
    else div(${CAME_BACK}::numeric * b.bonus_stake, b.stake)::bigint end as returned
  from bet b where b.player_id = ${playerId} and ${within('b.placed_at')} and b.status not in ('declined', 'rejected')
  union all
  ${rounds(playerId, within)}`

function roundsAsOpened(playerId: string, within: (at: string) => string): string {
  return `select r.opened_at, r.staked, r.returned
    from casino_round r where r.player_id = ${playerId} and ${within('r.opened_at')} and r.staked > 0`
}

/** Each stake of a round that was staked on again by itself, and what came back with the first of them; `within` has no end. */
function roundsAsStaked(playerId: string, within: (at: string) => string): string {
  return `${roundsAsOpened(playerId, within)} and r.staked_at is null
    union all
    select s.at, s.staked, s.returned from casino_round r cross join lateral (
      select case t.move when 1 then r.opened_at else t.at end as at, case t.move when 1 then r.returned else 0 end as returned,
        case when exists (
          select from casino_tx b where b.provider = t.provider and b.bet_tx = t.tx and b.call = 'rollback' and b.round_id = r.id
        ) then 0 else t.amount end as staked
      from casino_tx t where t.round_id = r.id and t.call = 'bet'
    ) s
    where r.player_id = ${playerId} and r.staked > 0 and ${within('r.staked_at')} and ${within('s.at')}`
}

/** The same, summed. */
export const playSumOf = (playerId: string, within: (at: string) => string) => `
  select coalesce(sum(y.staked), 0)::bigint as staked, coalesce(sum(y.returned), 0)::bigint as returned
  from (${playOf(playerId, within)}) y`

const SPAN = `interval '${Math.max(...LIMIT_DAYS)} days'`
/** What limits count, each with what it and all later ones lost. */
const countedPlay = (playerId: string) => `
  select y.at, y.staked, y.staked - y.returned as lost,
    sum(y.staked - y.returned) over (order by y.at desc) as lost_since
  from (${playOf(playerId, (at) => `${at} > instant_now() - ${SPAN}`, roundsAsStaked)}) y`

const SUMS = LIMIT_DAYS.map((days) => {
  const within = `filter (where c.at > instant_now() - interval '${days} days')`
  return `coalesce(sum(c.staked) ${within}, 0)::bigint as staked_${days},
    coalesce(sum(c.lost) ${within}, 0)::bigint as lost_${days},
    greatest(max(c.lost_since) ${within}, 0)::bigint as most_lost_${days}`
}).join(', ')
/** What `PlayUse` says, of one player. */
export const playUseOf = (playerId: string) => `select ${SUMS} from (${countedPlay(playerId)}) c`

type UseRow = { readonly player_id: bigint } & Readonly<
  Record<`${'staked' | 'lost' | 'most_lost'}_${LimitDays}`, bigint>
>

/** After the wallets were locked: then no stake of theirs comes in between. */
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

/** When so much would fit by time alone, as old stakes leave the span; null when it is more than the limit itself. */
export async function findLimitOpens(
  database: Queryable,
  playerId: number,
  { kind, days }: { readonly kind: PlayLimitKind | 'time'; readonly days: LimitDays },
  stakeMinor: bigint,
): Promise<number | null> {
  if (kind === 'time') return findTimeOpens(database, playerId)
  const { rows } = await database.query<{ opens_ms: bigint | null }>(
    `with counted as (
       select y.at, sum(y.staked - ${kind === 'stake' ? '0' : 'y.returned'}) over (order by y.at) as freed
       from (${playOf('$1', (at) => `${at} > instant_now() - $3 * interval '1 day'`, roundsAsStaked)}) y
     ), needed as (
       select coalesce((select freed from counted order by at desc limit 1), 0) + $4 - l.amount as amount
       from player_limit l where l.player_id = $1 and l.kind = $2 and l.days = $3 and l.amount >= $4
     )
     select floor(extract(epoch from min(c.at) + $3 * interval '1 day') * 1000)::bigint as opens_ms
     from counted c, needed n where c.freed >= n.amount`,
    [playerId, kind, days, stakeMinor],
  )
  const opens = rows[0]?.opens_ms ?? null
  return opens === null ? null : Number(opens)
}
