import { type Migration, sql } from 'kysely'

/** A shop can close an order at the sandbox that nobody paid: it is paid no more, so that its amount is free for another one. */
export const closedCheckouts: Migration = {
  async up(db) {
    await sql`
      alter table sandbox_order drop constraint sandbox_order_status_check,
        add constraint sandbox_order_status_check
          check (status in ('waiting', 'pending', 'paid', 'failed', 'returned', 'closed'));
    `.execute(db)
  },
}
