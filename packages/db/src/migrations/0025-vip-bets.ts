import { type Migration, sql } from 'kysely'

/**
 * Bets above the limits whose stake is held until somebody of the house decides. The wait is a row with its due time, so that any
 * server ends it; the word of the operator stands beside it, and a server carries it out.
 */
export const vipBets: Migration = {
  async up(db) {
    await sql`
      create table vip_bet (
        bet_id bigint primary key references bet (id),
        -- Ten minutes before its first event: then the stake goes back by itself.
        due_at timestamptz not null,
        decision text check (decision in ('accept', 'reject')),
        -- The stake that is taken, at most the one that is held.
        accepted bigint check (accepted > 0),
        actor text,
        decided_at timestamptz,
        outcome text check (outcome in ('accepted', 'part', 'rejected', 'expired')),
        -- What was taken of it, where that is not the whole: a bet of its own.
        part_id bigint references bet (id),
        ended_at timestamptz,
        check ((decision is null) = (decided_at is null)),
        check ((decision is null) = (actor is null)),
        check ((decision is not distinct from 'accept') = (accepted is not null)),
        check ((outcome is null) = (ended_at is null)),
        check ((outcome is not distinct from 'part') = (part_id is not null))
      );
      create index vip_bet_waiting on vip_bet (due_at) where ended_at is null;
    `.execute(db)
  },
}
