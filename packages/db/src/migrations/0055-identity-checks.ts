import { type Migration, sql } from 'kysely'

/**
 * Whether a player has shown who he is. The states are few and their order is kept here, each step is a row that nobody changes.
 * What he typed and what he sent is sealed: the database alone does not tell it, and a row that was copied to somebody
 * else's opens nothing.
 */
export const identityChecks: Migration = {
  async up(db) {
    await sql`
      create table identity_check (
        player_id bigint primary key references wallet (player_id),
        status text not null default 'none'
          check (status in ('none', 'submitted', 'verified', 'refused', 'expired')),
        -- How often he handed something in.
        submission integer not null default 0 check (submission >= 0),
        -- FIN, address, series and number of the last submission.
        form bytea,
        -- The last day of the document.
        expires_on date,
        -- Why it was refused, as the catalogue knows it.
        refusal text,
        submitted_at timestamptz,
        decided_at timestamptz,
        check ((status = 'none') = (submission = 0)),
        check (status = 'none' or (form is not null and expires_on is not null and submitted_at is not null)),
        check ((status = 'refused') = (refusal is not null)),
        check ((status in ('none', 'submitted')) = (decided_at is null))
      );
      create index identity_check_waiting on identity_check (submitted_at) where status = 'submitted';
      create index identity_check_ending on identity_check (expires_on) where status = 'verified';

      create table identity_step (
        player_id bigint not null references identity_check (player_id),
        number smallint not null check (number > 0),
        status text not null,
        actor text not null,
        note text,
        at timestamptz not null default instant_now(),
        primary key (player_id, number)
      );

      -- Known before a document is sealed, which is bound to it.
      create sequence identity_document_number;
      create table identity_document (
        id bigint primary key,
        player_id bigint not null references identity_check (player_id),
        -- Null until it is handed in.
        submission integer check (submission > 0),
        name text not null check (length(name) between 1 and 100),
        type text not null check (type in ('image/jpeg', 'image/png', 'application/pdf')),
        size integer not null check (size between 1 and 8388608),
        -- Null once the player took it back.
        sealed bytea,
        uploaded_at timestamptz not null default instant_now(),
        check (submission is null or sealed is not null)
      );
      create index identity_document_player on identity_document (player_id, uploaded_at);
      create index identity_document_draft on identity_document (uploaded_at) where submission is null;

      create function refuse_identity_status() returns trigger language plpgsql as $$
      begin
        raise exception 'the identity of player % cannot become %', new.player_id, new.status
          using errcode = 'check_violation';
      end $$;
      create trigger identity_status_is_legal before update on identity_check for each row
        when (new.status <> old.status and (old.status || ' ' || new.status) not in (
          'none submitted', 'submitted verified', 'submitted refused', 'refused submitted', 'verified expired',
          'expired submitted'
        ))
        execute function refuse_identity_status();
      create trigger identity_begins before insert on identity_check for each row
        when (new.status <> 'none') execute function refuse_identity_status();

      create trigger identity_step_append_only before update or delete on identity_step
        for each row execute function refuse_change();
      create trigger identity_step_no_truncate before truncate on identity_step
        for each statement execute function refuse_change();
    `.execute(db)
  },
}
