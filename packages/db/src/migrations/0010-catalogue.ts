import { type Migration, sql } from 'kysely'

/**
 * What the feed said about sports, leagues, teams and fixtures, so that bets, results and search outlive the book,
 * which is in memory. Ids are the feed's own and stable. A feed's position says up to where its messages took effect.
 */
export const catalogue: Migration = {
  async up(db) {
    await sql`
      create table sport (
        id bigint primary key,
        alias text not null,
        name jsonb not null
      );
      create table category (
        id bigint primary key,
        sport_id bigint not null,
        code text not null,
        name jsonb not null
      );
      create table tournament (
        id bigint primary key,
        sport_id bigint not null,
        category_id bigint not null,
        tier smallint not null check (tier between 1 and 4),
        name jsonb not null
      );
      create table competitor (
        id bigint primary key,
        sport_id bigint not null,
        name jsonb not null
      );

      create table event (
        id bigint primary key,
        sport_id bigint not null,
        tournament_id bigint not null,
        home_id bigint not null,
        away_id bigint not null,
        starts_at timestamptz not null,
        season text not null,
        round text not null,
        number integer not null,
        is_real boolean not null,
        status text not null check (
          status in ('prematch', 'live', 'ended', 'cancelled', 'postponed', 'abandoned')
        ),
        -- How it ended, period by period; null until then.
        score jsonb,
        changed_at timestamptz not null default now()
      );
      create index event_starts on event (starts_at);
      create index event_tournament on event (tournament_id, starts_at);

      -- Played matches of past seasons: facts of the embedded data, not of the feed.
      create table past_match (
        tournament_id bigint not null,
        started_at timestamptz not null,
        home_id bigint not null,
        away_id bigint not null,
        season text not null,
        round text not null,
        status text not null,
        home_score smallint,
        away_score smallint,
        home_score_half smallint,
        away_score_half smallint,
        primary key (tournament_id, started_at, home_id, away_id)
      );
      create index past_match_started on past_match (started_at);

      -- Which version of the embedded data has been imported.
      create table past_match_import (
        version text primary key,
        imported_at timestamptz not null default now()
      );

      create table feed_position (
        provider text primary key,
        position text not null,
        stored_at timestamptz not null default now()
      );
    `.execute(db)
  },
}
