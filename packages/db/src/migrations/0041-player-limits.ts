import { type Migration, sql } from 'kysely'

/**
 * Limits that players set for themselves, a row for each that is in force; what was asked for and waits stands in it. Who said what
 * when is in the trail.
 */
export const playerLimits: Migration = {
  async up(db) {
    await sql`
      create table player_limit (
        player_id bigint not null references wallet (player_id),
        kind text not null check (kind in ('deposit', 'stake', 'loss')),
        -- Days that roll on: 24 hours, 7 and 30 times as many.
        days smallint not null check (days in (1, 7, 30)),
        amount bigint not null check (amount > 0),
        -- A larger one, or none at all, from when the player may confirm it until it lapses.
        wanted_from timestamptz,
        wanted_until timestamptz,
        wanted bigint check (wanted > amount),
        primary key (player_id, kind, days),
        check ((wanted_from is null) = (wanted_until is null)),
        check (wanted is null or wanted_from is not null)
      );
    `.execute(db)
  },
}
