import { type Migration, sql } from 'kysely'

/**
 * At which point of sale a session was opened, a player registered and a bet placed: 5 is the main site, 6 the mobile one. All that
 * is older was the main site's. The rule is asked of new rows alone, so that no table is read through for it.
 */
export const points: Migration = {
  async up(db) {
    for (const table of ['session', 'player', 'bet']) {
      await sql`
        alter table ${sql.table(table)} add column point smallint not null default 5;
        alter table ${sql.table(table)} add constraint ${sql.raw(`${table}_point`)} check (point in (5, 6)) not valid;
      `.execute(db)
    }
  },
}
