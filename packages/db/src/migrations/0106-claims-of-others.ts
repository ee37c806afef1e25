import { type Migration, sql } from 'kysely'

/**
 * A passport that somebody only typed and that a person of the house saw to be another's. A claim that was verified is its
 * player's own, so that it is never both.
 */
export const claimsOfOthers: Migration = {
  async up(db) {
    await sql`
      alter table player_claim add column disowned_at timestamptz;
      alter table player_claim add constraint player_claim_is_one_of_both
        check (disowned_at is null or verified_at is null);
    `.execute(db)
  },
}
