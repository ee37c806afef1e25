import { type Migration, sql } from 'kysely'

/** What the sandbox really took, where its payer chose to pay otherwise than was ordered: its balance is made of it. */
export const sandboxTakings: Migration = {
  async up(db) {
    await sql`
      alter table sandbox_order add column taken_amount bigint check (taken_amount > 0), add column taken_currency text;
    `.execute(db)
  },
}
