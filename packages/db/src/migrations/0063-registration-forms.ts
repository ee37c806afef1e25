import { type Migration, sql } from 'kysely'

/**
 * The forms that are tied to a promo code ask for no passport. And which house rules a player agreed to is known by their
 * version: who registered before it was kept agreed to the first one, as does whoever a server of then still registers.
 */
export const registrationForms: Migration = {
  async up(db) {
    await sql`
      alter table player
        alter column passport drop not null,
        alter column passport_issued_on drop not null,
        add column rules_version integer not null default 1 check (rules_version >= 0);
    `.execute(db)
  },
}
