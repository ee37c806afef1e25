import { type Migration, sql } from 'kysely'

/**
 * A gateway keeps a part of what is paid in. The part is a transfer of its own, from the fees of the house to clearing, so that
 * clearing is what the gateway has. The new code comes behind the others, and the release before writes none of it.
 */
export const feesOfGateways: Migration = {
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
        'gateway_fee'
      ))
    `.execute(db)
  },
}
