import { type Migration, sql } from 'kysely'

/**
 * Whoever closed his account and opened another one is the same person still: what the closed one was verified with keeps nobody
 * from being verified. It stays beside it, so that the two stay linked. The database releases it itself, whichever release closes.
 */
export const claimsOfClosedAccounts: Migration = {
  async up(db) {
    await sql`
      -- Since when its account is closed.
      alter table player_claim add column released_at timestamptz;
      update player_claim c set released_at = p.closed_at from player p where p.id = c.player_id and p.status = 'closed';

      drop index player_claim_verified;
      create unique index player_claim_verified on player_claim (kind, value)
        where verified_at is not null and (kind <> 'phone' or former_at is null) and released_at is null;

      create function release_claims() returns trigger language plpgsql as $$
      begin
        update player_claim set released_at = instant_now() where player_id = new.id and released_at is null;
        return null;
      end $$;
      create trigger player_claims_end after update of status on player for each row
        when (new.status = 'closed' and old.status <> 'closed')
        execute function release_claims();
    `.execute(db)
  },
}
