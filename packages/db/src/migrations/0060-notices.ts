import { type Migration, sql } from 'kysely'

/**
 * What a player is told stands on a page of the account too: a letter may be lost or go to a mailbox that somebody else
 * reads. A notice is its kind and what its sentences are filled with, in the transaction of what it tells of; it is worded
 * when it is read.
 */
export const notices: Migration = {
  async up(db) {
    await sql`
      alter table player
        -- Letters that protect neither the account nor its money.
        add column wants_letters boolean not null default true,
        -- Offers are for those who asked for them, and since when they did.
        add column wants_offers boolean not null default false,
        add column offers_chosen_at timestamptz;

      create table notice (
        id bigint generated always as identity primary key,
        player_id bigint not null references player (id),
        kind text not null check (length(kind) between 1 and 40),
        details jsonb not null,
        created_at timestamptz not null default instant_now(),
        read_at timestamptz
      );
      create index notice_player on notice (player_id, id desc);
      create index notice_unread on notice (player_id) where read_at is null;
      create index notice_created on notice (created_at);
    `.execute(db)
  },
}
