import { type Migration, sql } from 'kysely'

/** How a player sees the site, with the account, so that it is the same in any browser. One row each, with all of it. */
export const playerViews: Migration = {
  async up(db) {
    await sql`
      create table player_view (
        player_id bigint primary key references player (id),
        odds text not null default 'decimal'
          check (odds in ('decimal', 'fractional', 'american', 'hongkong', 'malay', 'indonesian')),
        -- Ahead of UTC; null is the zone of whichever device shows the site.
        zone_minutes smallint check (zone_minutes between -720 and 840),
        motion text not null default 'system' check (motion in ('system', 'still')),
        theme text not null default 'dark' check (theme in ('dark', 'light')),
        density text not null default 'comfortable' check (density in ('comfortable', 'compact')),
        changed_at timestamptz not null default instant_now()
      )
    `.execute(db)
  },
}
