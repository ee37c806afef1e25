import { type Migration, sql } from 'kysely'

/**
 * The server may change no name and no address; `forget_player` takes them from an account that was closed years ago, and
 * from no other. A player may take along all that is kept of him, and go. The copy is made behind the question, waits for a day in sealed
 * parts, and its link opens it once. An account that is closed stays closed: names and contacts leave it years later, bets and
 * money never.
 */
export const leaving: Migration = {
  async up(db) {
    await sql`
      alter table mailed_link
        drop constraint mailed_link_purpose_check,
        add constraint mailed_link_purpose_check check (purpose in ('password', 'email', 'export'));

      create table player_export (
        id bigint generated always as identity primary key,
        player_id bigint not null references player (id),
        locale text not null check (locale in ('az', 'ru', 'en')),
        asked_at timestamptz not null default instant_now(),
        -- When it is tried next; ahead of now while a server is at it.
        due_at timestamptz not null default instant_now(),
        attempts smallint not null default 0 check (attempts >= 0),
        ready_at timestamptz,
        size bigint check (size > 0),
        -- The session that used its link, which alone reads its parts.
        taken_by bigint,
        taken_at timestamptz,
        check ((ready_at is null) = (size is null)),
        check ((taken_by is null) = (taken_at is null))
      );
      create index player_export_player on player_export (player_id, id desc);
      create index player_export_due on player_export (due_at) where ready_at is null;

      create table player_export_part (
        export_id bigint not null references player_export (id) on delete cascade,
        number integer not null check (number >= 0),
        sealed bytea not null,
        primary key (export_id, number)
      );

      alter table player
        drop constraint player_status_check,
        add constraint player_status_check check (status in ('active', 'blocked', 'closed')),
        add column closed_at timestamptz,
        -- When names and contacts left.
        add column erased_at timestamptz,
        add constraint player_closed check ((status = 'closed') = (closed_at is not null)),
        add constraint player_erased check (erased_at is null or closed_at is not null);
      create function forget_player(wanted bigint, years integer) returns boolean
        language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        update player set
          email = id || '@erased.invalid', email_key = id || '@erased.invalid', password_hash = '', firstname = '',
          lastname = '', middlename = '', passport = '', passport_issued_on = '1900-01-01', phone = '',
          birthdate = date_trunc('year', birthdate), erased_at = instant_now()
        where id = wanted and erased_at is null and years >= 1
          and closed_at <= instant_now() - years * interval '1 year';
        return found;
      end $$;
      create index player_to_erase on player (closed_at) where closed_at is not null and erased_at is null;
    `.execute(db)
  },
}
