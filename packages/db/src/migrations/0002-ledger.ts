import { type Migration, sql } from 'kysely'

/**
 * Money. A transfer holds both of its sides, so an unbalanced entry cannot be written; the composite keys keep
 * currencies apart; nothing that was written can be changed. A player's balances stand materialised in one row, so
 * that a bet locks and writes one row; house accounts are never materialised, because one hot row would stop everybody.
 * Ids: player account = player id * 10 + kind; house account = -(currency * 100 + kind); see core/wallet/account-id.
 */
export const ledger: Migration = {
  async up(db) {
    await sql`
      create table account (
        id bigint primary key,
        player_id bigint references player (id),
        kind text not null,
        currency text not null check (currency in ('AZN', 'USD', 'EUR', 'RUR')),
        unique (id, currency),
        check (
          case when player_id is null
            then id < 0 and kind in ('sports', 'casino', 'bonus_cost', 'clearing', 'adjustments', 'exchange')
            else id / 10 = player_id
              and kind in ('cash', 'inplay', 'bonus', 'bonus_inplay', 'withdraw_hold', 'owed')
          end
        )
      );
      insert into account (id, kind, currency)
      select -(c.number * 100 + k.number), k.kind, c.currency
      from unnest(array['AZN', 'USD', 'EUR', 'RUR']) with ordinality as c (currency, number),
        unnest(array['sports', 'casino', 'bonus_cost', 'clearing', 'adjustments', 'exchange'])
          with ordinality as k (kind, number);

      create table wallet (
        player_id bigint primary key references player (id),
        currency text not null check (currency in ('AZN', 'USD', 'EUR', 'RUR')),
        cash bigint not null default 0 check (cash >= 0),
        inplay bigint not null default 0 check (inplay >= 0),
        bonus bigint not null default 0 check (bonus >= 0),
        bonus_inplay bigint not null default 0 check (bonus_inplay >= 0),
        withdraw_hold bigint not null default 0 check (withdraw_hold >= 0),
        -- What a correction took back beyond the cash that was there; the next payouts repay it.
        owed bigint not null default 0 check (owed >= 0)
      ) with (fillfactor = 60);

      create table transfer (
        id bigint generated always as identity primary key,
        debit bigint not null,
        credit bigint not null,
        currency text not null,
        amount bigint not null check (amount > 0),
        code text not null check (code in (
          'stake', 'stake_void', 'stake_taken', 'payout', 'stake_refund', 'stake_taken_reversed',
          'payout_reversed', 'payout_owed', 'stake_refund_reversed', 'stake_refund_owed', 'owed_recovered',
          'play_money', 'adjustment'
        )),
        bet_id bigint,
        -- Counts the settlements of the bet: each code once per settlement.
        generation integer not null default 0,
        actor text,
        reason text,
        created_at timestamptz not null default clock_timestamp(),
        check (debit <> credit),
        check ((code = 'adjustment') <= (actor is not null and reason is not null)),
        foreign key (debit, currency) references account (id, currency),
        foreign key (credit, currency) references account (id, currency)
      );
      create unique index transfer_once on transfer (bet_id, code, generation) where bet_id is not null;

      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only: a correction is an opposite row', tg_table_name;
      end $$;
      create trigger transfer_append_only before update or delete on transfer
        for each row execute function refuse_change();
      create trigger transfer_no_truncate before truncate on transfer
        for each statement execute function refuse_change();
    `.execute(db)
  },
}
