import { type Migration, sql } from 'kysely'

/**
 * How long players chose to stay away, a row for each choice: a longer one ends the row before it, and the word with which he
 * comes back ends an exclusion. What stands is the one row of a player without an end, so that placing finds it by one look.
 */
export const playerBreaks: Migration = {
  async up(db) {
    await sql`
      create table player_break (
        id bigint generated always as identity primary key,
        player_id bigint not null references wallet (player_id),
        kind text not null check (kind in ('time_out', 'exclusion')),
        length text not null check (length in ('24h', '7d', '30d', '42d', '6m', '1y', '2y', '5y', 'ever')),
        began_at timestamptz not null,
        -- By the calendar; null is for ever. An exclusion goes on after it until it is ended.
        ends_at timestamptz,
        -- When he asked to come back, who of the house asked for him, and from when he may confirm it.
        return_asked_at timestamptz,
        return_actor text,
        return_reason text,
        return_from timestamptz,
        -- A longer one took its place, or he came back.
        ended_at timestamptz,
        check ((length = 'ever') = (ends_at is null)),
        check (ends_at > began_at),
        check ((kind = 'exclusion') = (length in ('6m', '1y', '2y', '5y', 'ever'))),
        check (kind = 'exclusion' or return_asked_at is null),
        check ((return_asked_at is null) = (return_from is null)),
        check ((return_actor is null) = (return_reason is null)),
        check (return_actor is null or return_asked_at is not null)
      );
      create unique index player_break_standing on player_break (player_id) where ended_at is null;

      -- A VIP bet that nobody decided on goes back when its player begins to stay away.
      alter table vip_bet drop constraint vip_bet_outcome_check, add constraint vip_bet_outcome_check
        check (outcome in ('accepted', 'part', 'rejected', 'expired', 'away')) not valid;
      alter table vip_bet validate constraint vip_bet_outcome_check;

      create index player_passport on player (upper(replace(passport, ' ', '')));
    `.execute(db)
  },
}
