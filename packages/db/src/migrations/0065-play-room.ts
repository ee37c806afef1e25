import { type Migration, sql } from 'kysely'

/**
 * What a player may stake, and until when, before his own limits are asked for again: a bound that was worked out from his bets and
 * minutes once and only gets smaller (decision 95, limits leave room). It stands in the wallet, which each placing locks
 * and writes anyway; null is that nobody knows. His limits of play come with his row.
 *
 * Whatever may make more count than was counted takes the room away here: a limit that changes, a wallet that stakes or
 * gives back without saying what is left, as a release does that knows nothing of rooms, and a bet that is struck long after it was pressed.
 */
export const playRoom: Migration = {
  async up(db) {
    await sql`
      alter table wallet
        add column room_stake bigint,
        add column room_until_ms bigint,
        add constraint wallet_room check ((room_stake is null) = (room_until_ms is null) and room_stake >= 0) not valid;
      alter table wallet validate constraint wallet_room;
      -- Of stakes, losses and time, [kind, days, amount] each; null where there is none.
      alter table player add column play_limits jsonb;

      create function note_play_limits() returns trigger
        language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        whose bigint := coalesce(new.player_id, old.player_id);
      begin
        if coalesce(new.kind, old.kind) = 'deposit' then
          return null;
        end if;
        update wallet set room_stake = null, room_until_ms = null where player_id = whose and room_stake is not null;
        update player set play_limits = (
          select jsonb_agg(jsonb_build_array(l.kind, l.days, l.amount::text)) from player_limit l
          where l.player_id = whose and l.kind <> 'deposit'
        ) where id = whose;
        return null;
      end $$;
      create trigger player_limit_is_noted after insert or delete or update of amount on player_limit
        for each row execute function note_play_limits();
      update player p set play_limits = l.limits from (
        select player_id, jsonb_agg(jsonb_build_array(kind, days, amount::text)) as limits
        from player_limit where kind <> 'deposit' group by player_id
      ) l where l.player_id = p.id;

      create function forget_room() returns trigger language plpgsql as $$
      begin
        new.room_stake := null;
        new.room_until_ms := null;
        return new;
      end $$;
      create trigger wallet_room_is_said before update on wallet for each row
        when (old.room_stake is not null and new.room_stake is not distinct from old.room_stake
          and (new.inplay > old.inplay or new.cash < old.cash or new.owed > old.owed))
        execute function forget_room();

      -- What is struck within the hour was within every span meanwhile.
      create function forget_room_of_bet() returns trigger language plpgsql as $$
      begin
        update wallet set room_stake = null, room_until_ms = null
        where player_id = new.player_id and room_stake is not null;
        return null;
      end $$;
      create trigger bet_counts_anew after update of placed_at on bet for each row
        when (new.placed_at > old.placed_at + interval '1 hour')
        execute function forget_room_of_bet();
    `.execute(db)
  },
}
