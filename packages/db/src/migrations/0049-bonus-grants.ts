import { type Migration, sql } from 'kysely'

/**
 * Bonuses. What a campaign gave a player is a grant, a cause of transfers as a payment is: it waits while another one is
 * active, and its money stands in the bonus account from its start to its end. Its rules stand with it, as the player agreed
 * to them. The bonus account of a player is what his one active grant holds. A bet names the grant that was active when it was
 * placed if that one counts it, and how much of its stake came from it.
 *
 * New codes come behind the others, and the release before writes none of them; what it places knows no grant.
 */
export const bonusGrants: Migration = {
  async up(db) {
    await sql`
      alter table transfer drop constraint transfer_code_check, add constraint transfer_code_check check (code in (
        'stake', 'stake_void', 'stake_taken', 'payout', 'stake_refund', 'stake_taken_reversed',
        'payout_reversed', 'payout_owed', 'stake_refund_reversed', 'stake_refund_owed', 'owed_recovered',
        'play_money', 'adjustment', 'cash_out_stake', 'cash_out',
        'deposit', 'deposit_exchange', 'payment_fee', 'withdraw_hold', 'withdraw_release', 'withdraw_paid',
        'withdraw_exchange', 'withdraw_returned', 'chargeback', 'chargeback_exchange', 'chargeback_owed',
        'suspense_in', 'suspense_credit', 'suspense_return',
        'bonus_grant', 'bonus_convert', 'bonus_forfeit',
        'bonus_stake', 'bonus_stake_void', 'bonus_stake_taken', 'bonus_stake_refund', 'bonus_payout',
        'bonus_stake_taken_reversed', 'bonus_payout_reversed', 'bonus_payout_short',
        'bonus_stake_refund_reversed', 'bonus_stake_refund_short', 'bonus_cash_out_stake', 'bonus_cash_out'
      ));

      create table bonus_grant (
        id bigint primary key default next_cause(),
        player_id bigint not null references wallet (player_id),
        campaign text not null,
        version integer not null check (version > 0),
        -- A deposit earns one campaign.
        payment_id bigint unique references payment (id),
        status text not null check (status in ('queued', 'active', 'done', 'forfeited', 'expired', 'cancelled')),
        currency text not null check (currency in ('AZN', 'USD', 'EUR', 'RUR')),
        amount bigint not null check (amount > 0),
        -- What is to be played, and what was: bets, or minor units of stakes.
        unit text not null check (unit in ('bets', 'turnover')),
        needed bigint not null check (needed > 0),
        done bigint not null default 0 check (done >= 0),
        balance bigint not null default 0 check (balance >= 0),
        -- { v, stake, bets }: which bets it funds and counts.
        rules jsonb not null,
        days smallint not null check (days > 0),
        is_once boolean not null,
        on_withdrawal text not null check (on_withdrawal in ('keep', 'forfeit')),
        -- It is played to its end, and becomes cash once its player is known to be who he says.
        is_held boolean not null default false,
        granted_at timestamptz not null default instant_now(),
        started_at timestamptz,
        expires_at timestamptz,
        ended_at timestamptz,
        check (done <= needed),
        check (status <> 'done' or (done = needed and not is_held)),
        check (status = 'active' or balance = 0),
        check ((started_at is null) = (expires_at is null)),
        check (status not in ('active', 'done', 'expired') or started_at is not null),
        check (status <> 'queued' or started_at is null),
        check ((status in ('queued', 'active')) = (ended_at is null))
      ) with (fillfactor = 60);
      create index bonus_grant_player on bonus_grant (player_id, id);
      create unique index bonus_grant_active on bonus_grant (player_id) where status = 'active';
      create unique index bonus_grant_once on bonus_grant (player_id, campaign) where is_once;
      create index bonus_grant_due on bonus_grant (expires_at) where status = 'active';
      create index bonus_grant_waiting on bonus_grant (player_id) where status = 'queued';

      alter table bet
        add column grant_id bigint references bonus_grant (id),
        add column bonus_stake bigint not null default 0,
        add constraint bet_bonus_stake check (bonus_stake between 0 and stake and (bonus_stake = 0 or grant_id is not null));

      -- The campaign that was chosen with a deposit; null where its player left it to what he chose at registration.
      alter table payment add column campaign text;

      create function refuse_grant_status() returns trigger language plpgsql as $$
      begin
        raise exception 'grant % cannot become % from %', old.id, new.status, old.status using errcode = 'check_violation';
      end $$;
      create trigger bonus_grant_status_is_legal before update on bonus_grant for each row
        when (new.status <> old.status and (old.status || ' ' || new.status) not in (
          'queued active', 'queued forfeited', 'queued cancelled',
          'active done', 'active forfeited', 'active expired', 'active cancelled'
        ))
        execute function refuse_grant_status();
      create trigger bonus_grant_begins before insert on bonus_grant for each row
        when (new.status <> 'queued')
        execute function refuse_grant_status();
    `.execute(db)
  },
}
