import { type Migration, sql } from 'kysely'

/**
 * How and from where a session was opened, as coarse as its owner needs to know it again: the kind of device, names of browser and
 * system, a network instead of an address. Of sessions from before nothing is known but that a password opened them.
 */
export const sessionOrigins: Migration = {
  async up(db) {
    await sql`
      alter table session
        add column method text not null default 'password'
          check (method in ('registration', 'password', 'password_code', 'recovery_code', 'passkey')),
        add column device text not null default 'other' check (device in ('desktop', 'phone', 'tablet', 'other')),
        add column browser text not null default '' check (length(browser) <= 40),
        add column system text not null default '' check (length(system) <= 40),
        add column address text not null default '' check (length(address) <= 43);
      -- What came before a session, and all of a player's.
      create index session_of_player on session (player_id, id);
    `.execute(db)
  },
}
