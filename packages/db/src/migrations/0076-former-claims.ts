import { type Migration, sql } from 'kysely'

/**
 * A player may have another phone number now. What he claimed before stays beside it, marked as former: whoever was linked with
 * somebody by it is linked still, so that no change of a number unlinks two accounts. A number that he takes again is his as before.
 */
export const formerClaims: Migration = {
  async up(db) {
    await sql`
      -- Since when it stands in the profile no longer; null while it does, and of what a form showed.
      alter table player_claim add column former_at timestamptz;

      create or replace function keep_claims() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          update player_claim set former_at = instant_now() where player_id = new.id and former_at is null
            and (kind, value) in (
              ('passport', claim_value('passport', old.passport)), ('phone', claim_value('phone', old.phone))
            );
        end if;
        insert into player_claim (player_id, kind, value)
        select new.id, c.kind, claim_value(c.kind, c.typed)
        from (values ('passport', new.passport), ('phone', new.phone)) as c (kind, typed)
        where claim_value(c.kind, c.typed) is not null
        on conflict (player_id, kind, value) do update set former_at = null;
        return null;
      end $$;
    `.execute(db)
  },
}
