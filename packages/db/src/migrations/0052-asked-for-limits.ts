import { type Migration, sql } from 'kysely'

/**
 * Who pays in for the first time is asked for a limit once, and answers; from time to time a player is reminded to look at his
 * limits, or that he may have some. When is kept with the player, so that any server may do it, once.
 */
export const askedForLimits: Migration = {
  async up(db) {
    await sql`
      alter table player
        -- Set one, or said that he wants none.
        add column limits_answered_at timestamptz,
        add column limits_reminded_at timestamptz;
      create index player_limits_reminded on player (coalesce(limits_reminded_at, created_at)) where status = 'active';
    `.execute(db)
  },
}
