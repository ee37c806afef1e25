import type { BetRow, VipBetRow } from '@xezer/db/generated/rows'
import type { Pool, Queryable } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import type { Minor } from '@xezer/money/minor'
import { writeTrail } from '../../core/trail/write-trail.ts'

/** A VIP bet that waits for a word, as whoever decides sees it. */
export interface DeskBet {
  readonly id: number
  readonly playerId: number
  readonly currency: string
  readonly stakeMinor: bigint
  readonly odds: number
  readonly possibleReturnMinor: bigint
  readonly type: string
  readonly dueAt: Date
  /** Null while nobody has spoken. */
  readonly decision: string | null
  readonly legs: readonly string[]
}

type DeskRow = Pick<
  BetRow,
  'id' | 'player_id' | 'currency' | 'stake' | 'odds' | 'possible_return' | 'type' | 'size'
> &
  Pick<VipBetRow, 'decision'> & { readonly due_at: Date; readonly legs: readonly string[] }

/** The one that is due first comes first. */
export async function listWaitingVips(database: Queryable): Promise<readonly DeskBet[]> {
  const { rows } = await database.query<DeskRow>(
    `select b.id, b.player_id, b.currency, b.stake, b.odds, b.possible_return, b.type, b.size, v.due_at, v.decision,
       array(
         select concat_ws(' ', n.names -> 'home' ->> 'en', nullif(n.names -> 'away' ->> 'en', ''), '|', l.market_type,
           nullif(l.specifier, ''), l.outcome, '@', (l.odds / 1000.0)::numeric(10, 3))
         from bet_leg l cross join lateral (
           select coalesce(l.names, (select k.names from leg_names k where k.id = l.names_id)) as names
         ) n where l.bet_id = b.id order by l.position
       ) as legs
     from vip_bet v join bet b on b.id = v.bet_id where v.ended_at is null order by v.due_at, b.id`,
  )
  return rows.map((row) => ({
    id: Number(row.id),
    playerId: Number(row.player_id),
    currency: row.currency,
    stakeMinor: row.stake,
    odds: row.odds,
    possibleReturnMinor: row.possible_return,
    type: row.type === 'full_cover' ? `${row.type} ${row.size}/${row.legs.length}` : row.type,
    dueAt: row.due_at,
    decision: row.decision,
    legs: row.legs,
  }))
}

export type Word =
  | { readonly kind: 'reject' }
  /** Null takes the whole stake. */
  | { readonly kind: 'accept'; readonly stakeMinor: Minor | null }

/**
 * Says the one word on a bet that waits; a server carries it out within seconds. False when it does not wait any more, was
 * spoken of already, or holds less than what would be taken.
 */
export function sayOnVip(pool: Pool, betId: number, word: Word, actor: string): Promise<boolean> {
  const stakeMinor = word.kind === 'accept' ? word.stakeMinor : null
  return withTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update vip_bet v set decision = $2, actor = $4, decided_at = instant_now(),
         accepted = case when $2 = 'accept' then coalesce($3, b.stake) end
       from bet b
       where v.bet_id = $1 and b.id = v.bet_id and b.status = 'vip' and v.decision is null
         and v.due_at > instant_now() and coalesce($3, b.stake) <= b.stake`,
      [betId, word.kind, stakeMinor, actor],
    )
    if (rowCount !== 1) return false
    const after = { decision: word.kind, ...(stakeMinor === null ? {} : { stake: String(stakeMinor) }) }
    const by = { kind: 'operator', name: actor } as const
    await writeTrail(client, [{ actor: by, action: 'vip.decided', subject: `bet ${betId}`, after }])
    return true
  })
}
