import { type Migration, sql } from 'kysely'

/**
 * A session has a second secret that opens games and nothing else, stored as a hash like the first; sessions from
 * before have none. A player keeps the promo code and the bonus chosen at registration: what bonuses will start from.
 */
export const launchAndPromo: Migration = {
  async up(db) {
    await sql`
      alter table session add column launch_hash bytea
        check (length(launch_hash) = 32 and launch_hash <> token_hash);
      create unique index session_launch on session (launch_hash);

      alter table player add column promo text check (promo ~ '^[A-Z0-9]{2,16}$');
      alter table player add column bonus_choice smallint check (bonus_choice = 1);
    `.execute(db)
  },
}
