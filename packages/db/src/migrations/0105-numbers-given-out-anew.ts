import { type Migration, sql } from 'kysely'

/**
 * A phone number that a verified player had before keeps nobody from being verified with it: companies give numbers out anew. Whoever
 * takes a former number again types it, and it is verified with his identity the next time and not before.
 */
export const numbersGivenOutAnew: Migration = {
  async up(db) {
    await sql`
      drop index player_claim_verified;
      create unique index player_claim_verified on player_claim (kind, value)
        where verified_at is not null and (kind <> 'phone' or former_at is null);

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
        on conflict (player_id, kind, value) do update set
          verified_at = case
            when player_claim.kind = 'phone' and player_claim.former_at is not null then null
            else player_claim.verified_at
          end,
          former_at = null;
        return null;
      end $$;
    `.execute(db)
  },
}
