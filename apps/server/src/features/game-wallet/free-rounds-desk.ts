import type { Pool, Queryable } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import type { Currency, Minor } from '@xezer/money/minor'
import { mayBeGiven } from '../../core/player/breaks.ts'
import { writeTrail } from '../../core/trail/write-trail.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import type { GameTerms } from './money-call.ts'

/** Who decides, and why; both are kept for ever. */
export interface FreeRoundsOrder {
  readonly actor: string
  readonly reason: string
}

export interface FreeRoundsGift {
  readonly playerId: number
  readonly provider: string
  readonly game: string
  readonly rounds: number
  /** What each of them is played for. */
  readonly stake: Minor
  readonly days: number
}

/** Why nothing is given. */
export type GiftRefusal = 'no_player' | 'no_game' | 'stake_range' | 'not_now'

/** The most that one order may give. */
export const FREE_ROUNDS_MAX = 1000
export const FREE_ROUNDS_DAYS_MAX = 365

/**
 * Gives a player rounds of a game that the house pays: their name, which the provider is told, or why not. Nobody is given
 * anything who stays away, is blocked or has left.
 */
export async function giveFreeRounds(
  pool: Pool,
  findGame: (provider: string, game: string) => GameTerms | null,
  gift: FreeRoundsGift,
  { actor, reason }: FreeRoundsOrder,
): Promise<{ readonly id: string; readonly currency: Currency } | GiftRefusal> {
  const { playerId, provider, game, rounds, stake, days } = gift
  const terms = findGame(provider, game)
  if (terms === null || !terms.isEnabled) return 'no_game'
  if (stake < terms.minMinor || stake > terms.maxMinor) return 'stake_range'
  return withTransaction(pool, async (client) => {
    const wallet = (await lockWallets(client, [playerId])).get(playerId)
    if (wallet === undefined) return 'no_player'
    const { rows } = await client.query<{ id: string; expires_at: Date }>({
      name: 'give_free_rounds',
      text: `insert into free_rounds (id, provider, game, player_id, rounds, stake_minor, expires_at, actor, reason)
             select 'f' || next_cause(), $1, $2, $3, $4, $5, instant_now() + $6 * interval '24 hours', $7, $8
             where ${mayBeGiven('$3::bigint')} returning id, expires_at`,
      values: [provider, game, playerId, rounds, stake, days, actor, reason],
    })
    const given = rows[0]
    if (given === undefined) return 'not_now'
    await writeTrail(client, [
      {
        actor: { kind: 'operator', name: actor },
        action: 'free_rounds.given',
        subject: `free rounds ${given.id}`,
        after: {
          ...{ reason, player: playerId, provider, game, rounds },
          ...{ stake: String(stake), currency: wallet.currency, until: given.expires_at.toISOString() },
        },
      },
    ])
    return { id: given.id, currency: wallet.currency }
  })
}

/** Takes back what is left of them: how many; null where there are none, or nothing of them is left. Begun ones are played. */
export function withdrawFreeRounds(
  pool: Pool,
  id: string,
  { actor, reason }: FreeRoundsOrder,
): Promise<number | null> {
  return withTransaction(pool, async (client) => {
    const { rows: found } = await client.query<{ player_id: bigint }>(
      'select player_id from free_rounds where id = $1',
      [id],
    )
    if (found[0] === undefined) return null
    // Whatever is being begun with them has been begun or comes too late from here on.
    await lockWallets(client, [Number(found[0].player_id)])
    const { rows } = await client.query<{ left: number }>({
      name: 'withdraw_free_rounds',
      text: `update free_rounds set withdrawn_at = instant_now()
             where id = $1 and withdrawn_at is null and used < rounds and expires_at > instant_now()
             returning rounds - used as left`,
      values: [id],
    })
    const left = rows[0]?.left ?? null
    if (left === null) return null
    await writeTrail(client, [
      {
        actor: { kind: 'operator', name: actor },
        action: 'free_rounds.withdrawn',
        subject: `free rounds ${id}`,
        after: { reason, left },
      },
    ])
    return left
  })
}

export interface GivenRounds {
  readonly id: string
  readonly provider: string
  readonly game: string
  readonly rounds: number
  readonly used: number
  /** Null of those from before it was written down. */
  readonly stake: bigint | null
  readonly currency: Currency
  readonly expiresAt: Date
  readonly state: 'open' | 'used' | 'expired' | 'withdrawn'
}

/** What a player was given so far, the newest first. */
export async function listFreeRounds(database: Queryable, playerId: number): Promise<readonly GivenRounds[]> {
  const { rows } = await database.query<GivenRounds>({
    name: 'list_free_rounds',
    text: `select f.id, f.provider, f.game, f.rounds, f.used, f.stake_minor as stake, w.currency, f.expires_at as "expiresAt",
             case when f.withdrawn_at is not null then 'withdrawn' when f.used = f.rounds then 'used'
               when f.expires_at <= instant_now() then 'expired' else 'open' end as state
           from free_rounds f join wallet w on w.player_id = f.player_id
           where f.player_id = $1 order by f.given_at desc limit 100`,
    values: [playerId],
  })
  return rows
}
