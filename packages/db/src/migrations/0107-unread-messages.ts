import { type Migration, sql } from 'kysely'

/**
 * A message of a gateway that nobody could make sense of, or that says an unknown word of a payment: signed, kept as it came, and until
 * now read by nobody. It is a difference between the books that a person closes, as the others are. Which payment the message names
 * stands beside the message; a second one of the same payment is another difference.
 */
export const unreadMessages: Migration = {
  async up(db) {
    await sql`
      alter table reconciliation_item
        add column event_id bigint references gateway_event (id),
        drop constraint reconciliation_item_kind_check,
        drop constraint reconciliation_item_check,
        add constraint reconciliation_item_kind_check check (
          kind in ('balance', 'deposit_paid_there', 'payout_taken_back', 'payout_unknown', 'message_unread')
        ),
        add constraint reconciliation_item_is_of_one check (
          (kind = 'balance') = (payment_id is null and event_id is null)
            and (kind = 'message_unread') = (event_id is not null)
            and (event_id is null or payment_id is null)
        );
      create unique index reconciliation_item_event on reconciliation_item (event_id) where event_id is not null;
    `.execute(db)
  },
}
