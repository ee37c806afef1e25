import { type Migration, sql } from 'kysely'

/**
 * Selections that somebody put under a short code, so that any device of anybody fills a slip with them. It is a row, since
 * the code holds on every server and over every restart. Nothing that moves money reads it; what is past its time is pruned.
 */
export const bookedSlips: Migration = {
  async up(db) {
    await sql`
      create table booked_slip (
        code text primary key,
        -- Hash of selections and prices: the same slip is stored once, however often it is shared.
        content bytea not null unique,
        -- { v, picks }
        picks jsonb not null,
        expires_at timestamptz not null
      );
      create index booked_slip_expires on booked_slip (expires_at);
    `.execute(db)
  },
}
