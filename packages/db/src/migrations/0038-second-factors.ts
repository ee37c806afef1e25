import { type Migration, sql } from 'kysely'

/**
 * The second factor of a log-in: a sealed secret that a telephone shares, the last step of it that was used, and codes for the day on
 * which the telephone is gone. Wrong codes are counted here, so that many servers together allow no more of them than one. A
 * session keeps when its player last proved who they are, and the player when a factor was last changed.
 */
export const secondFactors: Migration = {
  async up(db) {
    await sql`
      -- Of sessions from before it is not known: their players prove themselves once more.
      alter table session add column proven_at timestamptz;
      alter table session alter column proven_at set default instant_now();
      alter table player add column factors_changed_at timestamptz;

      create table totp (
        player_id bigint primary key references player (id),
        secret_id text not null,
        sealed bytea not null,
        last_step bigint,
        started_at timestamptz not null default instant_now(),
        -- Null until a first right code.
        turned_on_at timestamptz
      );
      create table recovery_code (
        player_id bigint not null references player (id),
        hash bytea not null check (length(hash) = 32),
        used_at timestamptz,
        primary key (player_id, hash)
      );
      -- The codes that were tried in the last minute, by account and address.
      create table code_try (
        player_id bigint not null references player (id),
        address text not null,
        tries timestamptz[] not null,
        primary key (player_id, address)
      );
    `.execute(db)
  },
}
