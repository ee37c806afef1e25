import { type Migration, sql } from 'kysely'

/** Why a bet was declined after its delay, as codes: its player reads it in the account. What was declined before has none. */
export const refusedBets: Migration = {
  async up(db) {
    await sql`alter table bet add column refusal jsonb`.execute(db)
  },
}
