import { type Migration, sql } from 'kysely'

/**
 * A mailbox has one account, however its address is spelled: the spelling that counts stands beside the one that was typed, filled
 * by the program at its start, since no database knows it. A player's address is confirmed by a link, once.
 */
export const oneMailbox: Migration = {
  async up(db) {
    await sql`
      -- Null until the start after this migration, and of what the release before still writes.
      alter table player add column email_key text;
      create unique index player_email_key on player (email_key);
      alter table player add column email_confirmed_at timestamptz;
    `.execute(db)
  },
}
