import { type Migration, sql } from 'kysely'

/**
 * What operators, gateways, players and the house itself did where somebody may ask later who it was. Each row carries the
 * hash of the one before, so that none can be changed, taken out or slipped in unseen. There are sixteen chains, since
 * whoever adds to one waits for the other who does: all that is said of one subject stands on one of them. The database
 * makes number, instant and hash itself, whatever it is told.
 */
export const trail: Migration = {
  async up(db) {
    await sql`
      create table trail (
        chain smallint not null check (chain between 0 and 15),
        number bigint not null,
        at timestamptz not null default instant_now(),
        actor_kind text not null check (actor_kind in ('player', 'operator', 'gateway', 'system')),
        actor text not null check (length(actor) between 1 and 200),
        -- What was done: withdrawal.approved.
        action text not null check (action ~ '^[a-z_]+(\\.[a-z_]+)+$'),
        -- To what: payment 7000.
        subject text not null check (length(subject) between 1 and 200),
        -- { v, … } of what changed, without secrets.
        before jsonb,
        after jsonb,
        request_id text,
        previous bytea not null,
        hash bytea not null,
        primary key (chain, number)
      );
      create index trail_subject on trail (subject, at);

      create function trail_hash(t trail) returns bytea language sql stable return sha256(
        t.previous || convert_to(jsonb_build_array(
          t.chain, t.number, extract(epoch from t.at)::text, t.actor_kind, t.actor, t.action, t.subject, t.before, t.after,
          t.request_id
        )::text, 'UTF8')
      );

      create function link_trail() returns trigger language plpgsql as $$
      declare
        last trail;
      begin
        -- Whoever adds to this chain has its lock; a fork would break the primary key.
        select * into last from trail where chain = new.chain order by number desc limit 1;
        new.number := coalesce(last.number, 0) + 1;
        new.at := instant_now();
        new.previous := coalesce(last.hash, sha256(''::bytea));
        new.hash := trail_hash(new);
        return new;
      end $$;
      create trigger trail_is_linked before insert on trail for each row execute function link_trail();
      create trigger trail_append_only before update or delete on trail
        for each row execute function refuse_change();
      create trigger trail_no_truncate before truncate on trail
        for each statement execute function refuse_change();
    `.execute(db)
  },
}
