import { type Migration, sql } from 'kysely'

/**
 * A round may be staked on again long after it was opened: a hand that is doubled days later, a table that a player comes back to. A
 * player's limits count each stake when it is staked, so a round says when that was last; null where none came behind its first.
 */
export const stakesBehindTheFirst: Migration = {
  async up(db) {
    await sql`
      alter table casino_round add column staked_at timestamptz check (staked_at >= opened_at);
      create index casino_round_staked_again on casino_round (player_id, staked_at) where staked_at is not null;
    `.execute(db)
  },
}
