import { type Migration, sql } from 'kysely'

/**
 * How matches ended, for ever: what is played is written when its event leaves the book, what was played before the house
 * listened comes from the feed's past. Lists of a day, tables of a season and what sides did lately read it; nothing that
 * moves money does.
 */
export const matchResults: Migration = {
  async up(db) {
    await sql`
      create table match_result (
        event_id bigint primary key,
        sport_id bigint not null,
        tournament_id bigint not null,
        home_id bigint not null,
        away_id bigint not null,
        starts_at timestamptz not null,
        -- On which it began by the wall clock of the feed.
        day date not null,
        season text not null,
        round text not null,
        -- { v, … }: status, score, parts, statistics.
        record jsonb not null,
        -- { v, marks }: the marks of its time line.
        course jsonb not null
      );
      create index match_result_day on match_result (day, sport_id, tournament_id);
      create index match_result_season on match_result (tournament_id, season);
      create index match_result_home on match_result (home_id, starts_at);
      create index match_result_away on match_result (away_id, starts_at);

      create index past_match_home on past_match (home_id, started_at);
      create index past_match_away on past_match (away_id, started_at);

      -- From which instant on the past of a feed was told, and whether it has nothing older.
      create table past_told (
        provider text primary key,
        told_from timestamptz not null,
        is_whole boolean not null default false
      );

      alter table tournament add column table_rules jsonb;
    `.execute(db)
  },
}
