import { type Migration, sql } from 'kysely'

/**
 * Games are favourites as leagues and events are, in the same row: kept and forgotten with it. What is popular is counted of the rounds
 * of a day, which lie together as they came: a range of blocks finds them, and costs the writing of a round next to nothing.
 */
export const favouriteGames: Migration = {
  async up(db) {
    await sql`
      alter table player_favorites add column games text[] not null default '{}' check (cardinality(games) <= 100);
      create index casino_round_recent on casino_round using brin (opened_at);
    `.execute(db)
  },
}
