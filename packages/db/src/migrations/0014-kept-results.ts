import { type Migration, sql } from 'kysely'

/**
 * Results, voids and what took them back as they came, a row a message, bet on or not. A bet that another process
 * wrote behind a result is found by them and settled, and the audit asks them for every open bet.
 */
export const keptResults: Migration = {
  async up(db) {
    await sql`
      create table result_message (
        event_id bigint not null,
        -- Of the whole message but the instant of its receipt: what comes twice is kept once.
        digest bytea not null check (length(digest) = 32),
        kind text not null check (kind in ('settle', 'unsettle', 'void', 'unvoid')),
        -- Of a settlement and what takes it back, as in market_result.
        step integer check ((kind in ('settle', 'unsettle')) = (step is not null)),
        message jsonb not null,
        received_at timestamptz not null default clock_timestamp(),
        primary key (event_id, digest)
      );
      create index result_message_received on result_message (received_at);
    `.execute(db)
  },
}
