import { type Migration, sql } from 'kysely'

/**
 * What a correction may take back of a bonus. Of one that became cash with its grant no more than did: the rest was lost as a bonus
 * before and was never cash. And what the house bears because it is not there any more has codes of its own, since the bet repays it:
 * else a result that is taken back and told again pays twice.
 *
 * The database itself notes what became cash, as the release before knows nothing of it. What was borne by then is not asked back.
 */
export const bonusesTakenBack: Migration = {
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
        'bonus_stake_refund_reversed', 'bonus_stake_refund_short', 'bonus_cash_out_stake', 'bonus_cash_out',
        'gateway_fee', 'casino_stake', 'casino_taken', 'casino_win', 'casino_refund',
        'bonus_payout_borne', 'bonus_stake_refund_borne', 'bonus_recovered'
      ));

      alter table bonus_grant
        add column cash_left bigint not null default 0 check (cash_left >= 0 and (status = 'done' or cash_left = 0));

      update bonus_grant g set cash_left = greatest(0, m.converted - m.taken) from (
        select g.id, coalesce(sum(t.amount) filter (where t.code = 'bonus_convert'), 0) as converted,
          coalesce((
            select sum(r.amount) from bet b
            join transfer p on p.cause = b.id and p.code in ('bonus_payout', 'bonus_stake_refund')
              and p.credit = b.player_id * 10 + 3
            join transfer r on r.cause = b.id and r.generation = p.generation
              and r.code in (p.code || '_reversed', p.code || '_short') and r.debit % 10 in (1, 6) and r.debit > 0
            where b.grant_id = g.id
          ), 0) as taken
        from bonus_grant g join transfer t on t.cause = g.id where g.status = 'done' group by g.id
      ) m where m.id = g.id;

      create function keep_converted() returns trigger language plpgsql as $$
      begin
        new.cash_left := old.balance;
        return new;
      end $$;
      create trigger bonus_grant_becomes_cash before update of status on bonus_grant for each row
        when (new.status = 'done' and old.status <> 'done')
        execute function keep_converted();
    `.execute(db)
  },
}
