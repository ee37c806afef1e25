import { type Migration, sql } from 'kysely'

/**
 * How the prices of an event's main market moved, for the chart of its statistics: a row where they had changed since the last
 * look, under the minute of the look, so that several servers write it once. Nothing that moves money reads it; rows older than
 * ten days are pruned.
 */
export const pricePoints: Migration = {
  async up(db) {
    await sql`
      create table price_point (
        event_id bigint not null,
        at timestamptz not null,
        -- In thousandths, in the order of the market's outcomes; null where one had none.
        prices integer[] not null,
        primary key (event_id, at)
      );
      create index price_point_at on price_point (at);
    `.execute(db)
  },
}
