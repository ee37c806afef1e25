import { type Migration, sql } from 'kysely'

/** What a player keeps in sight, with the account, so that it is there in any browser. One short row each, changed whole. */
export const favorites: Migration = {
  async up(db) {
    await sql`
      create table player_favorites (
        player_id bigint primary key references player (id),
        -- Both in the order of choosing. What an event's end makes of it the page asks and takes away.
        leagues bigint[] not null check (cardinality(leagues) <= 100),
        events bigint[] not null check (cardinality(events) <= 100),
        changed_at timestamptz not null default instant_now()
      )
    `.execute(db)
  },
}
