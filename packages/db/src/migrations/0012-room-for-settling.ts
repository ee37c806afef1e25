import { type Migration, sql } from 'kysely'

/**
 * Every bet and leg is written twice: when it is struck and when it is settled. With room for the second version in
 * the page of the first, settling touches no index, even when all bets of a page wait for the same result.
 */
export const roomForSettling: Migration = {
  async up(db) {
    await sql`
      alter table bet set (fillfactor = 50);
      alter table bet_leg set (fillfactor = 50);
    `.execute(db)
  },
}
