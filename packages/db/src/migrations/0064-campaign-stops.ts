import { type Migration, sql } from 'kysely'

/** An operator may stop a campaign: it gives nothing from then on, and what it gave goes on. Who did it and why stands in the trail. */
export const campaignStops: Migration = {
  async up(db) {
    await sql`
      create table campaign_stop (
        campaign text primary key,
        stopped_at timestamptz not null default instant_now()
      )
    `.execute(db)
  },
}
