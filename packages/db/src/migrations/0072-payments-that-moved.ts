import { type Migration, sql } from 'kysely'

/** Every server looks each second for payments that moved within the last ones, to tell the open pages of their players. */
export const paymentsThatMoved: Migration = {
  async up(db) {
    await sql`create index payment_step_at on payment_step (at)`.execute(db)
  },
}
