import { type Migration, sql } from 'kysely'

/** A deposit that lapsed waits until its page is closed where it could still be paid: whoever looks for what is due finds it. */
export const lapsedCheckouts: Migration = {
  async up(db) {
    await sql`
      drop index payment_due;
      create index payment_due on payment (due_at)
        where status in ('created', 'pending', 'expired', 'ordered', 'approved', 'processing');
    `.execute(db)
  },
}
