import { type Migration, sql } from 'kysely'

/** Every hour the oldest of them go: looked for by their age, which the keys of these tables do not begin with. */
export const prunedByTheirAge: Migration = {
  async up(db) {
    await sql`
      create index play_hour_age on play_hour (hour);
      create index voucher_try_age on voucher_try (at);
    `.execute(db)
  },
}
