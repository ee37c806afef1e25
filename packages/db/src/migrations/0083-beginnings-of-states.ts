import { type Migration, sql } from 'kysely'

/**
 * An account begins active, and an address that is confirmed stays so until it is another one. Where they stand already, a
 * database was made while 0081 had them.
 */
export const beginningsOfStates: Migration = {
  async up(db) {
    await sql`
      create or replace function refuse_beginning() returns trigger language plpgsql as $$
      begin
        raise exception '% % cannot begin as %', tg_table_name, new.id, new.status using errcode = 'check_violation';
      end $$;
      drop trigger if exists player_begins on player;
      create trigger player_begins before insert on player for each row
        when (new.status <> 'active')
        execute function refuse_beginning();

      create or replace function refuse_unconfirmed() returns trigger language plpgsql as $$
      begin
        raise exception 'the address of player % cannot become unconfirmed', old.id using errcode = 'check_violation';
      end $$;
      drop trigger if exists player_stays_confirmed on player;
      create trigger player_stays_confirmed before update of email_confirmed_at on player for each row
        when (old.email_confirmed_at is not null and new.email_confirmed_at is null and new.email = old.email)
        execute function refuse_unconfirmed();
    `.execute(db)
  },
}
