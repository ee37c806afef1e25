import { type Migration, sql } from 'kysely'

/**
 * Mail is a row, written in the transaction of what it tells of, and sent behind it by whichever server takes it. A player
 * has the language in which he last came in, since mail is worded when nobody is there to ask.
 */
export const mail: Migration = {
  async up(db) {
    await sql`
      alter table player add column locale text not null default 'az' check (locale in ('az', 'ru', 'en'));

      create table mail (
        id bigint generated always as identity primary key,
        player_id bigint not null references player (id),
        -- Names the mail in its Message-ID: the same one at every try, so that a mailbox knows a second copy.
        key uuid not null unique default gen_random_uuid(),
        kind text not null check (length(kind) between 1 and 40),
        -- As the player typed it when the mail was written.
        address text not null check (length(address) between 3 and 254),
        locale text not null check (locale in ('az', 'ru', 'en')),
        -- What its sentences are filled with.
        details jsonb not null,
        created_at timestamptz not null default instant_now(),
        -- When it is tried next; ahead of now while a server tries it.
        due_at timestamptz not null default instant_now(),
        expires_at timestamptz not null,
        attempts smallint not null default 0 check (attempts >= 0),
        outcome text check (outcome in ('sent', 'refused', 'expired')),
        ended_at timestamptz,
        -- What the mail server said last, when it did not take it.
        fault text check (length(fault) <= 500),
        check ((outcome is null) = (ended_at is null))
      );
      create index mail_due on mail (due_at) where outcome is null;
      create index mail_player on mail (player_id, id desc);
      create index mail_created on mail (created_at);
    `.execute(db)
  },
}
