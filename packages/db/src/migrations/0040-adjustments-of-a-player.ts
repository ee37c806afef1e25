import { type Migration, sql } from 'kysely'

/** A statement asks for the adjustments of one player. */
export const adjustmentsOfAPlayer: Migration = {
  async up(db) {
    await sql`create index adjustment_player on adjustment (player_id)`.execute(db)
  },
}
