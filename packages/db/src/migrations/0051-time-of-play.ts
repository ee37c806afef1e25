import { type Migration, sql } from 'kysely'

/**
 * How long a player plays: the minutes in which he did something, an hour a row, for his own limit of time and for what he reads
 * of his activity. A session remembers when he last read what it came to; how often that is asked of him is the player's choice.
 * Limits of time stand beside the other limits, in minutes.
 */
export const timeOfPlay: Migration = {
  async up(db) {
    await sql`
      create table play_hour (
        player_id bigint not null references player (id),
        hour timestamptz not null,
        -- A bit for each minute, the first one lowest.
        minutes bigint not null check (minutes > 0 and minutes < 1::bigint << 60),
        primary key (player_id, hour),
        check (hour = date_trunc('hour', hour, 'UTC'))
      ) with (fillfactor = 70);

      alter table player add column reality_minutes smallint not null default 60
        check (reality_minutes in (15, 30, 60));
      -- Null: not since it was opened.
      alter table session add column reality_at timestamptz;

      alter table player_limit drop constraint player_limit_kind_check,
        add constraint player_limit_kind_check check (kind in ('deposit', 'stake', 'loss', 'time')) not valid,
        add constraint player_limit_time_check check (kind <> 'time' or days = 1) not valid;
      alter table player_limit validate constraint player_limit_kind_check,
        validate constraint player_limit_time_check;
    `.execute(db)
  },
}
