import { type Migration, sql } from 'kysely'

/**
 * Free rounds end: on a day that is said when they are given, or when a person of the house takes back what is left of them. What
 * one of them is worth stands beside them, since whoever gives them answers for it. Those from before have a month from now on,
 * and what they are worth only their provider knows; whoever gives new ones says both.
 */
export const endsOfFreeRounds: Migration = {
  async up(db) {
    await sql`
      alter table free_rounds
        add column stake_minor bigint check (stake_minor > 0),
        add column expires_at timestamptz not null default instant_now() + interval '30 days',
        add column withdrawn_at timestamptz,
        add constraint free_rounds_ends_later check (expires_at > given_at and withdrawn_at >= given_at);
      alter table free_rounds alter column expires_at drop default;
    `.execute(db)
  },
}
