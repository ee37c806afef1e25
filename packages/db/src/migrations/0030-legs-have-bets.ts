import { type Migration, sql } from 'kysely'

/**
 * A leg belongs to a bet. A foreign key asks for that leg by leg and locks each bet against being taken away, though its own
 * statement has just written it: a quarter of what a system of twelve cost the database. It is asked once for each statement
 * now, and nobody takes a bet away or calls it otherwise (decision 80, a statement asks for the bets of its legs).
 */
export const legsHaveBets: Migration = {
  async up(db) {
    await sql`
      create function refuse_legs_without_bet() returns trigger language plpgsql as $$
      begin
        -- Each bet is looked up by its id: a join may be planned for a small table and then read all of a large one.
        if exists (
          select from (select distinct bet_id from struck) l
          where (select b.id from bet b where b.id = l.bet_id) is null
        ) then
          raise exception 'a leg without its bet' using errcode = 'foreign_key_violation';
        end if;
        return null;
      end $$;
      create trigger bet_leg_has_bet after insert on bet_leg referencing new table as struck
        for each statement execute function refuse_legs_without_bet();
      create trigger bet_leg_keeps_bet before update of bet_id on bet_leg
        for each row execute function refuse_change();
      create trigger bet_stays before delete or update of id on bet
        for each row execute function refuse_change();
      alter table bet_leg drop constraint bet_leg_bet_id_fkey;
    `.execute(db)
  },
}
