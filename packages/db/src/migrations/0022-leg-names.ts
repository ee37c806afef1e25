import { type Migration, sql } from 'kysely'

/**
 * What the legs of an event were called was written with every one of them, most of the bytes of a bet and half of the
 * time of its insertion. It is written once now, under a digest of itself; legs of before keep their own.
 */
export const legNames: Migration = {
  async up(db) {
    await sql`
      create table leg_names (
        id uuid primary key,
        names jsonb not null
      );
      alter table bet_leg alter column names drop not null;
      -- Points to leg_names. No foreign key: it would lock a row of names for every leg; the audit looks instead.
      alter table bet_leg add column names_id uuid;
      alter table bet_leg add constraint bet_leg_has_names check ((names is null) <> (names_id is null)) not valid;
    `.execute(db)
  },
}
