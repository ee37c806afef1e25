import { type Migration, sql } from 'kysely'

/**
 * A player may put an ordered withdrawal out of reach: while the lock stands it cannot be cancelled and played with after
 * all. Taking it away takes a day, so that it holds in the hour for which it was meant.
 */
export const withdrawalLocks: Migration = {
  async up(db) {
    await sql`
      alter table player
        add column withdrawals_locked_at timestamptz,
        -- When the lock ends; null while nobody asked for that.
        add column withdrawals_unlock_at timestamptz,
        add constraint withdrawal_lock check (withdrawals_unlock_at is null or withdrawals_locked_at is not null)
    `.execute(db)
  },
}
