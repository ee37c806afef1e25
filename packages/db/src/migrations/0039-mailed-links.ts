import { type Migration, sql } from 'kysely'

/**
 * Links that a player is mailed: one of each purpose, so that a newer one ends the older, and of it the hash alone. Who asks for one
 * writes a request, whether there is such a player or not; what becomes of it is decided where nobody measures the time.
 */
export const mailedLinks: Migration = {
  async up(db) {
    await sql`
      create table mailed_link (
        player_id bigint not null references player (id),
        purpose text not null check (purpose in ('password', 'email')),
        token_hash bytea not null unique check (length(token_hash) = 32),
        expires_at timestamptz not null,
        primary key (player_id, purpose)
      );

      create table restore_request (
        id bigint generated always as identity primary key,
        email text not null check (length(email) <= 254),
        -- Where it was asked, as limits count it.
        visitor text not null,
        asked_at timestamptz not null default instant_now(),
        handled_at timestamptz
      );
      create index restore_request_open on restore_request (id) where handled_at is null;
      create index restore_request_visitor on restore_request (visitor, asked_at);
      create index restore_request_asked on restore_request (asked_at);

      -- The part of a link that opens something, sealed, until the mail is sent.
      alter table mail add column secret bytea;
    `.execute(db)
  },
}
