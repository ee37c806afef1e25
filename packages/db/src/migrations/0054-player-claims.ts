import { type Migration, sql } from 'kysely'

/**
 * One account per person. What tells people apart (passport, FIN, phone) is a claim of an account: equal ones may register, since
 * nobody shall lock a stranger out by typing his passport, but they are found, and of verified ones there is one. The database
 * keeps those of a registration itself, so that no release and no change of a profile leaves one out.
 */
export const playerClaims: Migration = {
  async up(db) {
    await sql`
      -- Spaces, hyphens and case are no part of a document, and of a phone its digits count. Null: it claims nothing.
      create function claim_value(kind text, typed text) returns text language sql immutable as $$
        select nullif(case kind
          when 'phone' then ltrim(regexp_replace(typed, '[^0-9]', '', 'g'), '0')
          else upper(regexp_replace(typed, '[^0-9A-Za-z]', '', 'g'))
        end, '')
      $$;

      create table player_claim (
        player_id bigint not null references player (id),
        kind text not null check (kind in ('passport', 'fin', 'phone')),
        -- As it is compared; of a FIN its fingerprint.
        value text not null,
        verified_at timestamptz,
        primary key (player_id, kind, value)
      );
      create index player_claim_value on player_claim (kind, value);
      create unique index player_claim_verified on player_claim (kind, value) where verified_at is not null;

      insert into player_claim (player_id, kind, value)
      select p.id, c.kind, claim_value(c.kind, c.typed)
      from player p cross join lateral (values ('passport', p.passport), ('phone', p.phone)) as c (kind, typed)
      where claim_value(c.kind, c.typed) is not null;

      create function keep_claims() returns trigger language plpgsql as $$
      begin
        -- What was verified stays his.
        if tg_op = 'UPDATE' then
          delete from player_claim where player_id = new.id and verified_at is null
            and (kind, value) in (
              ('passport', claim_value('passport', old.passport)), ('phone', claim_value('phone', old.phone))
            );
        end if;
        insert into player_claim (player_id, kind, value)
        select new.id, c.kind, claim_value(c.kind, c.typed)
        from (values ('passport', new.passport), ('phone', new.phone)) as c (kind, typed)
        where claim_value(c.kind, c.typed) is not null
        on conflict do nothing;
        return null;
      end $$;
      create trigger player_claims_begin after insert on player for each row execute function keep_claims();
      create trigger player_claims_change after update of passport, phone on player for each row
        when ((old.passport, old.phone) is distinct from (new.passport, new.phone))
        execute function keep_claims();
    `.execute(db)
  },
}
