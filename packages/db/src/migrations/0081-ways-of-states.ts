import { type Migration, sql } from 'kysely'

/**
 * The ways that an account, a voucher and money set aside may go, held by the database as those of payments, grants and identity
 * checks are: a closed account stays closed, a voucher is used or void for ever, what was set aside is decided once, and an address
 * that is confirmed stays so until it is another one.
 */
export const waysOfStates: Migration = {
  async up(db) {
    await sql`
      create function refuse_way() returns trigger language plpgsql as $$
      begin
        raise exception '% % cannot become % from %', tg_table_name, new.id, new.status, old.status using errcode = 'check_violation';
      end $$;

      create trigger player_status_is_legal before update of status on player for each row
        when (new.status <> old.status and (old.status || ' ' || new.status) not in (
          'active blocked', 'blocked active', 'active closed'
        ))
        execute function refuse_way();
      create trigger player_begins before insert on player for each row
        when (new.status <> 'active')
        execute function refuse_way();

      create trigger voucher_status_is_legal before update of status on voucher for each row
        when (new.status <> old.status and old.status <> 'issued')
        execute function refuse_way();
      create trigger voucher_begins before insert on voucher for each row
        when (new.status <> 'issued')
        execute function refuse_way();

      create trigger quarantine_status_is_legal before update of status on quarantine for each row
        when (new.status <> old.status and old.status <> 'open')
        execute function refuse_way();
      create trigger quarantine_begins before insert on quarantine for each row
        when (new.status <> 'open')
        execute function refuse_way();

      create function refuse_unconfirmed() returns trigger language plpgsql as $$
      begin
        raise exception 'the address of player % cannot become unconfirmed', old.id using errcode = 'check_violation';
      end $$;
      create trigger player_stays_confirmed before update of email_confirmed_at on player for each row
        when (old.email_confirmed_at is not null and new.email_confirmed_at is null and new.email = old.email)
        execute function refuse_unconfirmed();
    `.execute(db)
  },
}
