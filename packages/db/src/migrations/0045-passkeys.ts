import { type Migration, sql } from 'kysely'

/**
 * Passkeys: keys of which a player's device keeps the secret half. What a device signs is a challenge that was made for one purpose
 * and is used once; its row is taken away with its use, so that no server answers to it again.
 */
export const passkeys: Migration = {
  async up(db) {
    await sql`
      create table passkey (
        id bigint generated always as identity primary key,
        player_id bigint not null references player (id),
        credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
        public_key bytea not null,
        counter bigint not null check (counter >= 0),
        transports text[] not null,
        name text not null check (length(name) between 1 and 40),
        created_at timestamptz not null default instant_now(),
        used_at timestamptz
      );
      create index passkey_of_player on passkey (player_id);

      create table passkey_challenge (
        hash bytea primary key check (length(hash) = 32),
        purpose text not null check (purpose in ('login', 'add', 'prove')),
        -- Null for a log-in: who it is says the passkey.
        session_id bigint references session (id) on delete cascade,
        expires_at timestamptz not null
      );
      create index passkey_challenge_session on passkey_challenge (session_id);
    `.execute(db)
  },
}
