import { type Migration, sql } from 'kysely'

/**
 * Instants that are compared come from one function of the database: when the running statement came to it, so that
 * what a transaction reads after it had its locks is later than the locks. And a stop of reception knows which running
 * server keeps it: one that no longer shows signs of life held the stop up to its last one, and nobody closes a
 * stop of another.
 */
export const oneClock: Migration = {
  async up(db) {
    await sql`
      create function instant_now() returns timestamptz language sql stable parallel restricted
        return statement_timestamp();

      alter table player alter column rules_accepted_at set default instant_now(),
        alter column created_at set default instant_now();
      alter table session alter column created_at set default instant_now(),
        alter column active_at set default instant_now();
      alter table operation alter column created_at set default instant_now();
      alter table transfer alter column created_at set default instant_now();
      alter table adjustment alter column created_at set default instant_now();
      alter table market_result alter column first_at set default instant_now(),
        alter column changed_at set default instant_now();
      alter table result_message alter column received_at set default instant_now();
      alter table event alter column changed_at set default instant_now();
      alter table past_match_import alter column imported_at set default instant_now();
      alter table feed_position alter column stored_at set default instant_now();

      -- A server that keeps stops of reception, from its start to its end.
      create table stop_keeper (
        id bigint generated always as identity primary key,
        seen_at timestamptz not null default instant_now()
      );
      alter table event_stop add column keeper bigint references stop_keeper (id);
      -- Those of the release before, which closes all of them when it starts.
      update event_stop set resumed_at = instant_now() where resumed_at is null;
    `.execute(db)
  },
}
