import { type Migration, sql } from 'kysely'

/**
 * A settlement that is corrected stays readable: the database itself keeps how a settled bet or leg stood, in the statement
 * that changes it. With the instants of the bet itself that is every change of its status; a first settlement writes
 * nothing more than before. And no status becomes one that it cannot become.
 *
 * Bets are read in the order in which they were struck: two servers draw their ids from blocks of their own. What was
 * corrected before stands in the ledger and is taken from there.
 */
export const keptSettlements: Migration = {
  async up(db) {
    await sql`
      create table bet_past (
        bet_id bigint not null,
        generation integer not null,
        status text not null check (status in ('lost', 'won', 'refunded')),
        payout bigint not null check (payout >= 0),
        settled_at timestamptz not null,
        -- When it was taken back.
        changed_at timestamptz not null default instant_now(),
        primary key (bet_id, generation)
      );
      create table bet_leg_past (
        bet_id bigint not null,
        id bigint generated always as identity,
        position smallint not null,
        result jsonb,
        is_void boolean not null,
        void_reason text,
        result_score text,
        reason jsonb,
        changed_at timestamptz not null default instant_now(),
        primary key (bet_id, id)
      );

      insert into bet_past (bet_id, generation, status, payout, settled_at, changed_at)
      select b.id, t.generation,
        case when t.code = 'stake_refund' then 'refunded' when paid.amount is null then 'lost' else 'won' end,
        case when t.code = 'stake_refund' then t.amount else coalesce(paid.amount, 0) end,
        t.created_at, taken.created_at
      from bet b
      join transfer t on t.cause = b.id and t.code in ('stake_taken', 'stake_refund')
      left join transfer paid on paid.cause = b.id and paid.code = 'payout' and paid.generation = t.generation
      join lateral (
        select min(r.created_at) as created_at from transfer r where r.cause = b.id and r.generation = t.generation
          and r.code in ('stake_taken_reversed', 'stake_refund_reversed', 'stake_refund_owed')
      ) taken on taken.created_at is not null
      where b.generation > (b.payout is not null and b.cashed_stake < b.stake)::integer;

      create index bet_of_player on bet (player_id, placed_at, id);
      drop index bet_player;

      create function keep_bet() returns trigger language plpgsql as $$
      begin
        insert into bet_past (bet_id, generation, status, payout, settled_at)
        values (old.id, old.generation, old.status, old.payout, old.settled_at);
        return null;
      end $$;
      create trigger bet_is_kept after update on bet for each row
        when (old.payout is not null
          and (old.status, old.payout, old.generation) is distinct from (new.status, new.payout, new.generation))
        execute function keep_bet();

      create function keep_leg() returns trigger language plpgsql as $$
      begin
        insert into bet_leg_past (bet_id, position, result, is_void, void_reason, result_score, reason)
        values (old.bet_id, old.position, old.result, old.is_void, old.void_reason, old.result_score, old.reason);
        return null;
      end $$;
      create trigger bet_leg_is_kept after update on bet_leg for each row
        when ((old.result is not null or old.is_void)
          and (old.result, old.is_void, old.void_reason) is distinct from (new.result, new.is_void, new.void_reason))
        execute function keep_leg();

      create function refuse_status() returns trigger language plpgsql as $$
      begin
        raise exception 'bet % cannot become % from %, generation % from %',
          old.id, new.status, old.status, new.generation, old.generation using errcode = 'check_violation';
      end $$;
      create trigger bet_status_is_legal before update on bet for each row
        when (new.generation < old.generation or (new.status <> old.status and (old.status || ' ' || new.status) not in (
          'pending placed', 'pending declined', 'vip placed', 'vip rejected',
          'placed won', 'placed lost', 'placed refunded',
          'won placed', 'won lost', 'won refunded', 'lost placed', 'lost won', 'lost refunded',
          'refunded placed', 'refunded won', 'refunded lost'
        )))
        execute function refuse_status();
    `.execute(db)
  },
}
