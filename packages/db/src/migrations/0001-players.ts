import { type Migration, sql } from 'kysely'

/**
 * Players and their sessions. Addresses are unique without regard to case, passwords and tokens are stored only
 * as hashes, and a session has two ends: an idle one and an absolute one.
 */
export const players: Migration = {
  async up(db) {
    await sql`
      create table player (
        id bigint generated always as identity (start with 100001) primary key,
        email text not null check (length(email) <= 254),
        password_hash text not null,
        currency text not null check (currency in ('AZN', 'USD', 'EUR', 'RUR')),
        status text not null default 'active' check (status in ('active', 'blocked')),
        firstname text not null,
        lastname text not null,
        middlename text not null,
        passport text not null,
        passport_issued_on date not null,
        phone text not null,
        birthdate date not null,
        affiliate_partner text not null,
        quote_changes smallint not null default 1 check (quote_changes in (1, 2, 3)),
        is_fast_bet_on boolean not null default false,
        fast_bet_minor bigint not null default 10000 check (fast_bet_minor >= 0),
        rules_accepted_at timestamptz not null default now(),
        created_at timestamptz not null default now()
      );
      create unique index player_email on player (lower(email));

      create table session (
        id bigint generated always as identity primary key,
        player_id bigint not null references player (id),
        token_hash bytea not null unique check (length(token_hash) = 32),
        created_at timestamptz not null default now(),
        active_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ended_at timestamptz
      );
      create index session_player on session (player_id) where ended_at is null;

      -- What a repeated request is answered with; written in the transaction of its effect.
      create table operation (
        scope text not null,
        key text not null,
        request_hash bytea not null check (length(request_hash) = 32),
        -- Null while the first request is still being worked on.
        response jsonb,
        created_at timestamptz not null default now(),
        primary key (scope, key)
      );
    `.execute(db)
  },
}
