import { type Migration, sql } from 'kysely'

/**
 * What visitors write to the house and what it answers. A conversation belongs to a player, or to whoever holds the secret that its
 * browser was given; one that was joined to another belongs to nobody any more and is pruned.
 */
export const chats: Migration = {
  async up(db) {
    await sql`
      create table chat (
        id bigint generated always as identity primary key,
        player_id bigint unique references player (id),
        token_hash bytea unique,
        -- The newest message that the visitor has seen.
        read_id bigint not null default 0,
        created_at timestamptz not null default instant_now(),
        last_at timestamptz not null default instant_now(),
        check (player_id is null or token_hash is null)
      );
      create index chat_last on chat (last_at);
      create table chat_message (
        id bigint generated always as identity primary key,
        chat_id bigint not null references chat (id) on delete cascade,
        -- Of the visitor's press: the same one twice is one message.
        key text not null check (length(key) <= 64),
        author text not null check (author in ('visitor', 'house')),
        -- Who of the house wrote it.
        actor text,
        text text not null check (length(text) between 1 and 1000),
        sent_at timestamptz not null default instant_now(),
        unique (chat_id, key),
        check ((author = 'house') = (actor is not null))
      );
      create index chat_message_chat on chat_message (chat_id, id desc);
    `.execute(db)
  },
}
