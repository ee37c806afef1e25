import { type Migration, sql } from 'kysely'

/**
 * An event of many competitors, such as who wins a league, has no sides. Its home and away are null; the version before
 * writes both of every event and reads neither back.
 */
export const fieldEvents: Migration = {
  async up(db) {
    await sql`
      alter table event alter column home_id drop not null, alter column away_id drop not null;
      alter table event add constraint event_sides check ((home_id is null) = (away_id is null)) not valid;
    `.execute(db)
  },
}
