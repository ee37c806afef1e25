import { type Migration, sql } from 'kysely'

/**
 * Day files of a bank that were refused because a rate moves too far in them. A real move of the market would be held against the same old
 * file for ever, and payments would stop: what was refused is kept, so that a person of the house can look at it and let it through.
 */
export const refusedRates: Migration = {
  async up(db) {
    await sql`
      create table refused_rate (
        bank text not null check (bank in ('cbar', 'cbr')),
        day date not null,
        -- { v, USD, EUR, RUB }: as they would stand in exchange_rate.
        rates jsonb not null,
        refused_at timestamptz not null default instant_now(),
        accepted_at timestamptz,
        actor text,
        reason text,
        primary key (bank, day),
        check ((accepted_at is null) = (actor is null) and (accepted_at is null) = (reason is null))
      );
    `.execute(db)
  },
}
