import { type Migration, sql } from 'kysely'

/**
 * Prepaid payment codes. A code is known by its hash alone: whoever reads the database cannot pay in with one. It is used once,
 * by the payment that it names; wrong ones are counted for each player, in rows, so that the limit holds on every server.
 */
export const vouchers: Migration = {
  async up(db) {
    await sql`
      create table voucher (
        id bigint generated always as identity primary key,
        code_hash bytea not null unique,
        -- The last four signs, for the people who sell it.
        ending text not null,
        -- In manat.
        amount bigint not null check (amount > 0),
        status text not null default 'issued' check (status in ('issued', 'used', 'void')),
        payment_id bigint unique references payment (id),
        issued_at timestamptz not null default instant_now(),
        ended_at timestamptz,
        check ((status = 'issued') = (ended_at is null)),
        check ((status = 'used') = (payment_id is not null))
      );
      create index voucher_issued on voucher (id) where status = 'issued';
      create table voucher_try (
        player_id bigint not null references player (id),
        at timestamptz not null default instant_now()
      );
      create index voucher_try_player on voucher_try (player_id, at);
    `.execute(db)
  },
}
