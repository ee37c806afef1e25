import { type Migration, sql } from 'kysely'

/**
 * Where the books of the house and those of a gateway differ. A difference is a row that a person closes, never a correction that
 * makes itself; one that stands is found again, not written twice. A run is a row too, so that of all servers one does it a day.
 */
export const reconciliation: Migration = {
  async up(db) {
    await sql`
      create table reconciliation_item (
        id bigint generated always as identity primary key,
        gateway text not null,
        kind text not null check (kind in ('balance', 'deposit_paid_there', 'payout_taken_back', 'payout_unknown')),
        payment_id bigint references payment (id),
        -- Of a balance: what the house counts there, and what the gateway says.
        currency text check (currency in ('AZN', 'USD', 'EUR', 'RUR')),
        ours bigint,
        theirs bigint,
        found_at timestamptz not null default instant_now(),
        seen_at timestamptz not null default instant_now(),
        closed_at timestamptz,
        actor text,
        reason text,
        check ((kind = 'balance') = (payment_id is null)),
        check ((kind = 'balance') = (currency is not null and ours is not null and theirs is not null)),
        check ((closed_at is null) = (actor is null) and (closed_at is null) = (reason is null))
      );
      create unique index reconciliation_item_open on reconciliation_item
        (gateway, kind, coalesce(payment_id::text, currency)) where closed_at is null;
      create table reconciliation_run (
        gateway text not null,
        day date not null,
        begun_at timestamptz not null default instant_now(),
        ended_at timestamptz,
        primary key (gateway, day)
      );
    `.execute(db)
  },
}
