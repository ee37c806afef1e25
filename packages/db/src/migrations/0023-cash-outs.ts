import { type Migration, sql } from 'kysely'

/**
 * Bets that the house buys back, whole or in part. A cash-out is a cause of its own for its two transfers, so that a bet
 * may have several; what of a bet's stake is bought back stands with the bet, and settlement pays for the rest. A press
 * on a match in play waits as a row until its delay is over, and whoever finds it then ends it. A rule is what a player
 * left behind: at or above the one value, or at or below the other, all that is open is bought back.
 */
export const cashOuts: Migration = {
  async up(db) {
    await sql`
      alter table bet
        add column cashed_stake bigint not null default 0,
        add column cashed_amount bigint not null default 0,
        add constraint bet_cashed check (cashed_stake between 0 and stake and cashed_amount >= 0);

      alter table transfer drop constraint transfer_code_check, add constraint transfer_code_check check (code in (
        'stake', 'stake_void', 'stake_taken', 'payout', 'stake_refund', 'stake_taken_reversed',
        'payout_reversed', 'payout_owed', 'stake_refund_reversed', 'stake_refund_owed', 'owed_recovered',
        'play_money', 'adjustment', 'cash_out_stake', 'cash_out'
      ));

      create table cash_out (
        id bigint primary key default next_cause(),
        bet_id bigint not null references bet (id),
        player_id bigint not null references wallet (player_id),
        -- The part of the bet's stake that it is about; null: all that is open.
        stake bigint check (stake > 0),
        -- The value of all that was open that the player saw, or that met his rule.
        seen bigint not null check (seen > 0),
        is_automatic boolean not null,
        status text not null check (status in ('waiting', 'paid', 'declined')),
        amount bigint check (amount > 0),
        refusal text,
        scope text not null,
        key text not null,
        -- The events of its open legs when it was paid: none of them may have been suspended then.
        open_events jsonb,
        requested_at timestamptz not null default instant_now(),
        due_at timestamptz not null,
        decided_at timestamptz,
        check ((status = 'paid') = (amount is not null)),
        check ((status = 'declined') = (refusal is not null)),
        check ((status = 'waiting') = (decided_at is null)),
        check (status <> 'paid' or (stake is not null and open_events is not null))
      );
      create index cash_out_bet on cash_out (bet_id);
      create unique index cash_out_waiting on cash_out (bet_id) where status = 'waiting';

      create table cash_out_rule (
        bet_id bigint primary key references bet (id),
        player_id bigint not null references wallet (player_id),
        above bigint check (above > 0),
        below bigint check (below > 0),
        set_at timestamptz not null default instant_now(),
        check (above is not null or below is not null)
      );
    `.execute(db)
  },
}
