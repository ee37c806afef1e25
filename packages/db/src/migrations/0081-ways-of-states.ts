import { type Migration, sql } from 'kysely'

/**
 * The ways that an account, a voucher and money set aside may go, held by the database as those of payments, grants and identity
 * checks are: a closed account stays closed, a voucher is used or void for ever, and what was set aside is decided once.
 */
export const waysOfStates: Migration = {
  async up(db) {
    await sql`
      create function refuse_player_status() returns trigger language plpgsql as $$
      begin
        raise exception 'player % cannot become % from %', old.id, new.status, old.status using errcode = 'check_violation';
      end $$;
      create trigger player_status_is_legal before update of status on player for each row
        when (new.status <> old.status and (old.status || ' ' || new.status) not in (
          'active blocked', 'blocked active', 'active closed'
        ))
        execute function refuse_player_status();

      create function refuse_voucher_status() returns trigger language plpgsql as $$
      begin
        raise exception 'voucher % cannot become % from %', old.id, new.status, old.status using errcode = 'check_violation';
      end $$;
      create trigger voucher_status_is_legal before update of status on voucher for each row
        when (new.status <> old.status and old.status <> 'issued')
        execute function refuse_voucher_status();
      create trigger voucher_begins before insert on voucher for each row
        when (new.status <> 'issued')
        execute function refuse_voucher_status();

      create function refuse_quarantine_status() returns trigger language plpgsql as $$
      begin
        raise exception 'quarantine % cannot become % from %', old.id, new.status, old.status using errcode = 'check_violation';
      end $$;
      create trigger quarantine_status_is_legal before update of status on quarantine for each row
        when (new.status <> old.status and old.status <> 'open')
        execute function refuse_quarantine_status();
      create trigger quarantine_begins before insert on quarantine for each row
        when (new.status <> 'open')
        execute function refuse_quarantine_status();
    `.execute(db)
  },
}
