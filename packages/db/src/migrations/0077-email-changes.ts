import { type Migration, sql } from 'kysely'

/**
 * A player may have another address: one that is wanted waits here until the link that was mailed to it is opened, and ends with the
 * link that was mailed to the one of before, or with a new password. Nothing is reserved by it: two may want the same address, and
 * the index of players decides.
 */
export const emailChanges: Migration = {
  async up(db) {
    await sql`
      alter table mailed_link
        drop constraint mailed_link_purpose_check,
        add constraint mailed_link_purpose_check
          check (purpose in ('password', 'email', 'export', 'new_email', 'stop_email'));

      create table email_change (
        player_id bigint primary key references player (id),
        -- As it was typed, and as mailboxes are told apart.
        address text not null check (length(address) <= 254),
        email_key text not null,
        -- The session that asked: it alone lives on with the new address.
        session_id bigint not null,
        asked_at timestamptz not null default instant_now(),
        -- How often its letter was sent, and when last.
        mails smallint not null default 1 check (mails > 0),
        mailed_at timestamptz not null default instant_now()
      );

      -- The server may change no address. This makes the one that is wanted that of its player, whose row is locked, while the link to it lives.
      create function take_email(wanted bigint, out former text, out next text, out session_id bigint)
        language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        select p.email into former from player p where p.id = wanted and p.status = 'active';
        if not found then return; end if;
        update player p set email = c.address, email_key = c.email_key, email_confirmed_at = instant_now()
        from email_change c
        where p.id = wanted and c.player_id = wanted and exists (
          select from mailed_link l
          where l.player_id = wanted and l.purpose = 'new_email' and l.expires_at > instant_now()
        )
        returning c.address, c.session_id into next, session_id;
      end $$;
    `.execute(db)
  },
}
