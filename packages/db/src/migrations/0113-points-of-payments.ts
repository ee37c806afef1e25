import { type Migration, sql } from 'kysely'

/**
 * At which point of sale a payment was ordered: 5 is the main site, 6 the mobile one, as sessions, players and bets have it. None
 * of what a person of the house pays by hand, nor of what was ordered before this was kept.
 */
export const pointsOfPayments: Migration = {
  async up(db) {
    await sql`
      alter table payment add column point smallint;
      alter table payment add constraint payment_point check (point in (5, 6)) not valid;
    `.execute(db)
  },
}
