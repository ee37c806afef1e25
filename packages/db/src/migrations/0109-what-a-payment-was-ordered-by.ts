import { type Migration, sql } from 'kysely'

/**
 * Whose day of rates a payment was exchanged at, for one day's file is taken at any hour, and the key of the press that ordered it, so that a
 * payment leads to its operation. None of what a person of the house pays by hand, nor of what was ordered before this was kept.
 */
export const whatAPaymentWasOrderedBy: Migration = {
  async up(db) {
    await sql`alter table payment add column rate_day date, add column operation_key text`.execute(db)
  },
}
