import { type Migration, sql } from 'kysely'

/**
 * What central banks said that currencies are worth, a row for each day of theirs, so that payments are exchanged at the same
 * rates on every server and it can be read later which they were. Rows are added and never changed.
 */
export const exchangeRates: Migration = {
  async up(db) {
    await sql`
      create table exchange_rate (
        bank text not null check (bank in ('cbar', 'cbr')),
        day date not null,
        -- { v, USD, EUR, RUB }: manat for one of each, as fractions.
        rates jsonb not null,
        taken_at timestamptz not null default instant_now(),
        primary key (bank, day)
      );
      create trigger exchange_rate_append_only before update or delete on exchange_rate
        for each row execute function refuse_change();

      -- When a bank was asked last: one server of all does.
      create table rate_question (
        bank text primary key check (bank in ('cbar', 'cbr')),
        asked_at timestamptz not null
      );
    `.execute(db)
  },
}
