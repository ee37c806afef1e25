import { type Migration, sql } from 'kysely'

/**
 * A placing asks for the active grant of its player. An index by the day on which grants end tempts the planner, before it has
 * counted any, to walk over all of them and look for the player: without it there is one way. What is past its days is looked
 * for among the active ones, seldom.
 */
export const grantsByPlayer: Migration = {
  async up(db) {
    await sql`drop index bonus_grant_due`.execute(db)
  },
}
