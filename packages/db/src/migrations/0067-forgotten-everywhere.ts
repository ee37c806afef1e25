import { type Migration, sql } from 'kysely'

/**
 * What a gateway said names the account that paid, and is kept as it came; the server may change none of it. When a player is
 * forgotten the words go, with what he had marked and how he liked to see it; number, digest and outcome stay, so that the same message
 * is known again. One that comes later still is emptied as it is decided. Whose money a message spoke of that fits no payment nobody
 * knows: its words go by their own age, unless their money is still here.
 */
export const forgottenEverywhere: Migration = {
  async up(db) {
    await sql`
      create or replace function forget_player(wanted bigint, years integer) returns boolean
        language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        update player set
          email = id || '@erased.invalid', email_key = id || '@erased.invalid', password_hash = '', firstname = '',
          lastname = '', middlename = '', passport = '', passport_issued_on = '1900-01-01', phone = '',
          birthdate = date_trunc('year', birthdate), erased_at = instant_now()
        where id = wanted and erased_at is null and years >= 1
          and closed_at <= instant_now() - years * interval '1 year';
        if not found then return false; end if;
        update gateway_event e set body = '' where e.payment_id in (select id from payment where player_id = wanted)
          or e.id in (select event_id from quarantine where player_id = wanted);
        delete from player_favorites where player_id = wanted;
        delete from player_view where player_id = wanted;
        return true;
      end $$;

      create function empty_late_message() returns trigger language plpgsql as $$
      begin
        new.body := '';
        return new;
      end $$;
      create function is_of_erased(wanted bigint) returns boolean language sql stable return exists (
        select from payment m join player p on p.id = m.player_id where m.id = wanted and p.erased_at is not null
      );
      create trigger gateway_event_of_erased before update of payment_id on gateway_event for each row
        when (new.payment_id is not null and is_of_erased(new.payment_id)) execute function empty_late_message();

      create index gateway_event_strange on gateway_event (received_at) where payment_id is null and body <> '';
      create function forget_messages(years integer) returns bigint
        language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        emptied bigint;
      begin
        update gateway_event e set body = '' where e.payment_id is null and e.body <> '' and years >= 1
          and e.received_at <= instant_now() - years * interval '1 year'
          and not exists (select from quarantine q where q.event_id = e.id and q.status <> 'returned');
        get diagnostics emptied = row_count;
        return emptied;
      end $$;
    `.execute(db)
  },
}
