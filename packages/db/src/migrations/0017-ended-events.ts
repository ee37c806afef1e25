import { type Migration, sql } from 'kysely'

/**
 * What an event said when it left the book: its final score, its facts and its course, for the page that is still
 * read after the whistle. Nothing that moves money reads it; rows older than a day are pruned.
 */
export const endedEvents: Migration = {
  async up(db) {
    await sql`
      create table ended_event (
        event_id bigint primary key,
        -- { v, event }: the event without its markets.
        record jsonb not null,
        ended_at timestamptz not null default instant_now()
      );
      create index ended_event_at on ended_event (ended_at);
    `.execute(db)
  },
}
