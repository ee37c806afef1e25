import { type Migration, sql } from 'kysely'

/**
 * What a provider's feed says and ours did not: matches that are delayed or interrupted, why a bet was cancelled, what
 * the provider calls things that have a number here, and how it describes markets that the catalogue does not have.
 */
export const feedPort: Migration = {
  async up(db) {
    await sql`
      alter table bet_leg add column void_reason text;

      alter table event drop constraint event_status_check;
      alter table event add constraint event_status_check check (
        status in ('prematch', 'delayed', 'live', 'interrupted', 'ended', 'cancelled', 'postponed', 'abandoned')
      ) not valid;
      alter table event validate constraint event_status_check;

      -- One row for each thing that a provider ever named; a number is never given twice.
      create table provider_identity (
        provider text not null,
        kind text not null check (kind in ('event', 'tournament', 'category', 'competitor')),
        external_id text not null,
        -- Above the numbers that the simulated world makes.
        id bigint generated always as identity (start with 100000000000001) unique,
        primary key (provider, kind, external_id)
      );

      -- Market types that a provider described, as the last description says; bets on them outlive the process.
      create table market_description (
        sport_id bigint not null,
        type text not null,
        -- { v, … }: the row of the catalogue and its words in each language.
        description jsonb not null,
        primary key (sport_id, type)
      );
    `.execute(db)
  },
}
