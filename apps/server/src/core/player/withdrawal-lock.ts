import type { Queryable } from '@xezer/db/pool'

/** Taking the lock away is a decision of more than an hour. */
export const UNLOCK_HOURS = 24

/** Whether the row of the player holds a lock. */
export const WITHDRAWALS_LOCKED = `(player.withdrawals_locked_at is not null
  and coalesce(player.withdrawals_unlock_at > instant_now(), true))`

/** Whether the player put ordered withdrawals out of his own reach. */
export async function areWithdrawalsLocked(database: Queryable, playerId: number): Promise<boolean> {
  const { rows } = await database.query<{ is_locked: boolean }>(
    `select ${WITHDRAWALS_LOCKED} as is_locked from player where id = $1`,
    [playerId],
  )
  return rows[0]?.is_locked === true
}

/** Locks at once, also while a lock is on its way out. */
export async function lockWithdrawals(database: Queryable, playerId: number): Promise<void> {
  await database.query(
    `update player set withdrawals_locked_at = instant_now(), withdrawals_unlock_at = null
     where id = $1 and (withdrawals_unlock_at is not null or withdrawals_locked_at is null)`,
    [playerId],
  )
}

/** When the lock will be gone; null where there was none to take away, or that was asked before. Asked twice it is asked once. */
export async function unlockWithdrawals(database: Queryable, playerId: number): Promise<Date | null> {
  const { rows } = await database.query<{ unlock_at: Date }>(
    `update player set withdrawals_unlock_at = instant_now() + $2 * interval '1 hour'
     where id = $1 and withdrawals_locked_at is not null and withdrawals_unlock_at is null
     returning withdrawals_unlock_at as unlock_at`,
    [playerId, UNLOCK_HOURS],
  )
  return rows[0]?.unlock_at ?? null
}
