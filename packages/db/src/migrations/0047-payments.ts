import { type Migration, sql } from 'kysely'

/**
 * Money in and out. A payment is a cause of transfers as a bet is; its states are few and their order is kept here, so that no
 * server can skip one. What gateways say is kept as it came, once. What cannot be told to belong to a payment stands in
 * quarantine, which is a cause of its own: its money is nobody's until an operator has said whose. A hold for a withdrawal
 * ends once, released or paid: an index says so.
 *
 * New codes and house accounts come behind the others: ids never move, and the release before writes none of them.
 */
export const payments: Migration = {
  async up(db) {
    await sql`
      alter table account drop constraint account_check, add constraint account_check check (
        case when player_id is null
          then id < 0 and kind in (
            'sports', 'casino', 'bonus_cost', 'clearing', 'adjustments', 'exchange', 'fees', 'suspense'
          )
          else id / 10 = player_id
            and kind in ('cash', 'inplay', 'bonus', 'bonus_inplay', 'withdraw_hold', 'owed')
        end
      );
      insert into account (id, kind, currency)
      select -(c.number * 100 + k.number), k.kind, c.currency
      from unnest(array['AZN', 'USD', 'EUR', 'RUR']) with ordinality as c (currency, number),
        (values (7, 'fees'), (8, 'suspense')) as k (number, kind);

      alter table transfer drop constraint transfer_code_check, add constraint transfer_code_check check (code in (
        'stake', 'stake_void', 'stake_taken', 'payout', 'stake_refund', 'stake_taken_reversed',
        'payout_reversed', 'payout_owed', 'stake_refund_reversed', 'stake_refund_owed', 'owed_recovered',
        'play_money', 'adjustment', 'cash_out_stake', 'cash_out',
        'deposit', 'deposit_exchange', 'payment_fee', 'withdraw_hold', 'withdraw_release', 'withdraw_paid',
        'withdraw_exchange', 'withdraw_returned', 'chargeback', 'chargeback_exchange', 'chargeback_owed',
        'suspense_in', 'suspense_credit', 'suspense_return'
      ));
      create unique index transfer_hold_ends_once on transfer (cause)
        where code in ('withdraw_release', 'withdraw_paid');

      create table payment (
        id bigint primary key default next_cause(),
        player_id bigint not null references wallet (player_id),
        direction text not null check (direction in ('in', 'out')),
        method text not null,
        gateway text not null,
        status text not null check (status in (
          'created', 'pending', 'credited', 'failed', 'expired', 'quarantined', 'charged_back',
          'ordered', 'cancelled', 'rejected', 'approved', 'processing', 'paid', 'returned'
        )),
        -- Of the account; of a withdrawal with its fee.
        currency text not null check (currency in ('AZN', 'USD', 'EUR', 'RUR')),
        amount bigint not null check (amount > 0),
        fee bigint not null check (fee >= 0),
        -- What the method takes or gives, and how much of it one unit of the account is worth.
        pay_currency text not null check (pay_currency in ('AZN', 'USD', 'EUR', 'RUR')),
        pay_amount bigint not null check (pay_amount > 0),
        rate_numerator bigint not null check (rate_numerator > 0),
        rate_denominator bigint not null check (rate_denominator > 0),
        rate_source text not null,
        rate_at timestamptz,
        -- The account at the method: as it is shown, sealed while it is needed, and what tells equal ones.
        account_shown text,
        account_sealed bytea,
        account_print bytea,
        -- What the gateway knows it by: nothing that an emptied database could give again.
        reference text not null unique,
        gateway_id text,
        -- { v, … }: where the browser goes to pay.
        redirect jsonb,
        -- Why it waits for an operator; empty for what goes its way by itself.
        flags text not null default '',
        requested_at timestamptz not null default instant_now(),
        -- When its present state ends by itself; null: it does not.
        due_at timestamptz,
        check (direction = 'in' or fee < amount),
        check (currency <> pay_currency or rate_numerator = rate_denominator)
      );
      create index payment_player on payment (player_id, id);
      create index payment_due on payment (due_at)
        where status in ('created', 'pending', 'ordered', 'approved', 'processing');

      create table payment_step (
        payment_id bigint not null references payment (id),
        number smallint not null check (number > 0),
        status text not null,
        actor text not null,
        note text,
        at timestamptz not null default instant_now(),
        primary key (payment_id, number)
      );

      create table gateway_event (
        id bigint generated always as identity primary key,
        gateway text not null,
        digest bytea not null,
        body bytea not null,
        received_at timestamptz not null default instant_now(),
        outcome text check (outcome in ('applied', 'ignored', 'quarantined')),
        reason text,
        payment_id bigint references payment (id),
        decided_at timestamptz,
        unique (gateway, digest),
        check ((outcome is null) = (decided_at is null))
      );
      create index gateway_event_payment on gateway_event (payment_id) where payment_id is not null;

      create table quarantine (
        id bigint primary key default next_cause(),
        event_id bigint not null unique references gateway_event (id),
        payment_id bigint references payment (id),
        -- Whom it was credited to.
        player_id bigint references wallet (player_id),
        gateway text not null,
        currency text not null check (currency in ('AZN', 'USD', 'EUR', 'RUR')),
        amount bigint not null check (amount > 0),
        reason text not null,
        status text not null default 'open' check (status in ('open', 'credited', 'returned')),
        actor text,
        note text,
        opened_at timestamptz not null default instant_now(),
        decided_at timestamptz,
        check ((status = 'open') = (decided_at is null)),
        check ((status = 'credited') = (player_id is not null)),
        check (status = 'open' or (actor is not null and note is not null))
      );
      create index quarantine_player on quarantine (player_id) where player_id is not null;
      create index quarantine_payment on quarantine (payment_id) where payment_id is not null;

      create table payout_attempt (
        payment_id bigint not null references payment (id),
        number smallint not null check (number > 0),
        started_at timestamptz not null default instant_now(),
        -- Null: nobody knows yet.
        result text check (result in ('accepted', 'refused', 'not_found')),
        -- How often the gateway said that it knows nothing of it.
        missed smallint not null default 0,
        primary key (payment_id, number)
      );

      create function refuse_payment_status() returns trigger language plpgsql as $$
      begin
        raise exception 'payment % (%) cannot become % from %', old.id, old.direction, new.status, old.status
          using errcode = 'check_violation';
      end $$;
      create trigger payment_status_is_legal before update on payment for each row
        when (new.status <> old.status and (old.direction || ' ' || old.status || ' ' || new.status) not in (
          'in created pending', 'in created credited', 'in created failed', 'in created expired',
          'in created quarantined', 'in pending credited', 'in pending failed', 'in pending expired',
          'in pending quarantined', 'in expired credited', 'in expired quarantined', 'in failed quarantined',
          'in quarantined credited', 'in quarantined returned', 'in credited charged_back',
          'in charged_back credited',
          'out ordered cancelled', 'out ordered rejected', 'out ordered approved', 'out approved processing',
          'out processing paid', 'out processing failed', 'out paid returned'
        ))
        execute function refuse_payment_status();
      create trigger payment_begins before insert on payment for each row
        when ((new.direction || ' ' || new.status) not in ('in created', 'out ordered'))
        execute function refuse_payment_status();

      create trigger payment_step_append_only before update or delete on payment_step
        for each row execute function refuse_change();
      create trigger payment_step_no_truncate before truncate on payment_step
        for each statement execute function refuse_change();
    `.execute(db)
  },
}
