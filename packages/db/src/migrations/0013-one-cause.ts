import { type Migration, sql } from 'kysely'

/**
 * Every transfer has one cause that is never null: the bet that it belongs to, or the adjustment that ordered it.
 * Their ids are drawn from one ascending sequence, so that a cause is one thing, and they lead the primary key, so
 * that the ledger can be cut into partitions. The id of the row stays as the order of writing; it needs no index,
 * and the index of bets goes with it: one is left where there were two.
 *
 * The release before this one writes `bet_id` and no cause: a trigger fills it in while that release still serves.
 * Both go once it is no longer about.
 */
export const oneCause: Migration = {
  async up(db) {
    await sql`
      -- A process takes a block of a thousand ids for its bets; whoever needs one alone takes the first of a block.
      create function next_cause() returns bigint language sql
        return nextval('bet_id_block') * 1000;

      create table adjustment (
        id bigint primary key default next_cause(),
        player_id bigint not null references player (id),
        kind text not null check (kind in ('play_money', 'correction')),
        created_at timestamptz not null default clock_timestamp()
      );
      create trigger adjustment_append_only before update or delete on adjustment
        for each row execute function refuse_change();
      create trigger adjustment_no_truncate before truncate on adjustment
        for each statement execute function refuse_change();

      alter table transfer add column cause bigint;

      -- What was written stays as it was but for the name of its cause.
      alter table transfer disable trigger transfer_append_only;
      update transfer set cause = coalesce(bet_id, next_cause());
      insert into adjustment (id, player_id, kind, created_at)
      select cause, greatest(debit, credit) / 10,
        case code when 'play_money' then 'play_money' else 'correction' end, created_at
      from transfer where bet_id is null;
      alter table transfer enable trigger transfer_append_only;

      alter table transfer drop constraint transfer_pkey;
      alter table transfer add primary key (cause, code, generation);
      drop index transfer_once;

      create function fill_cause() returns trigger language plpgsql as $$
      begin
        new.cause := new.bet_id;
        if new.cause is null then
          insert into adjustment (player_id, kind)
          values (greatest(new.debit, new.credit) / 10,
            case new.code when 'play_money' then 'play_money' else 'correction' end)
          returning id into new.cause;
        end if;
        return new;
      end $$;
      create trigger transfer_fill_cause before insert on transfer
        for each row when (new.cause is null) execute function fill_cause();
    `.execute(db)
  },
}
