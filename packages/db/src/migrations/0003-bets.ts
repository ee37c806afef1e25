import { type Migration, sql } from 'kysely'

/**
 * Bets and what they were struck on. A leg keeps what the player saw and what was accepted, and the names of that
 * moment, so that history never depends on the catalogue. Status and results stand in no index: settling a bet
 * rewrites its rows in place.
 */
export const bets: Migration = {
  async up(db) {
    await sql`
      create sequence bet_id_block start with 1001;

      create table bet (
        id bigint primary key,
        player_id bigint not null references player (id),
        currency text not null check (currency in ('AZN', 'USD', 'EUR', 'RUR')),
        type text not null check (type in ('singles', 'accumulator', 'full_cover')),
        -- pending: stake reserved, the acceptance delay runs; declined: the delay ended in a refusal.
        status text not null check (status in (
          'pending', 'declined', 'placed', 'lost', 'won', 'refunded', 'vip', 'rejected'
        )),
        -- K of a full cover, 1 for a single, the number of legs of an accumulator.
        size smallint not null check (size >= 1),
        stake bigint not null check (stake > 0),
        odds integer not null check (odds > 1000),
        possible_return bigint not null check (possible_return >= 0),
        payout bigint check (payout >= 0),
        -- How often it was settled; transfers of each settlement carry its number.
        generation integer not null default 0,
        rules_version integer not null,
        operation_key text not null,
        requested_at timestamptz not null,
        -- The instant of acceptance on the database clock.
        placed_at timestamptz not null,
        settled_at timestamptz,
        check ((status in ('lost', 'won', 'refunded')) = (payout is not null)),
        check ((status in ('lost', 'won', 'refunded')) = (settled_at is not null)),
        check (status <> 'lost' or payout = 0)
      ) with (fillfactor = 80);
      create index bet_player on bet (player_id, id);

      create table bet_leg (
        bet_id bigint not null references bet (id),
        position smallint not null,
        event_id bigint not null,
        market_type text not null,
        specifier text not null,
        outcome text not null,
        odds integer not null check (odds > 1000),
        odds_seen integer not null check (odds_seen > 1000),
        is_live boolean not null,
        starts_at timestamptz not null,
        -- Score, clock and the version of the event that the bet was struck on.
        score_home smallint,
        score_away smallint,
        clock_seconds integer,
        feed_rev bigint not null,
        names jsonb not null,
        result jsonb,
        result_score text,
        reason jsonb,
        -- 2 * generation after a settlement, 2 * generation + 1 after it was taken back; only rises.
        settlement_step integer not null default 0,
        is_void boolean not null default false,
        -- Generation time of the newest void or unvoid that concerned it.
        void_ms bigint not null default 0,
        settled_at timestamptz,
        primary key (bet_id, position)
      ) with (fillfactor = 80);
      create index bet_leg_market on bet_leg (event_id, market_type, specifier, bet_id);

      -- Stakes held during the acceptance delay; a row that outlives its time was left by a crash.
      create table bet_reservation (
        bet_id bigint primary key references bet (id),
        scope text not null,
        key text not null,
        expires_at timestamptz not null
      );
      create index bet_reservation_operation on bet_reservation (scope, key);

      -- Results of markets that were bet on, and every result that was taken back.
      create table market_result (
        event_id bigint not null,
        market_type text not null,
        specifier text not null,
        step integer not null,
        outcomes jsonb,
        reason jsonb,
        first_at timestamptz not null default clock_timestamp(),
        changed_at timestamptz not null default clock_timestamp(),
        primary key (event_id, market_type, specifier)
      );

      -- When reception of bets on an event was stopped and resumed: the audit holds every bet against it.
      create table event_stop (
        event_id bigint not null,
        stopped_at timestamptz not null,
        resumed_at timestamptz,
        reason text not null,
        primary key (event_id, stopped_at)
      );
    `.execute(db)
  },
}
