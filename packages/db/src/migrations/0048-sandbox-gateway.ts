import { type Migration, sql } from 'kysely'

/**
 * The books of the sandbox: a payment system that belongs to nobody and moves no money. It stands behind HTTP as a real one
 * would; nothing but itself reads these tables.
 */
export const sandboxGateway: Migration = {
  async up(db) {
    await sql`
      create table sandbox_order (
        id bigint generated always as identity primary key,
        -- In the address of its checkout.
        token text not null unique,
        kind text not null check (kind in ('deposit', 'payout')),
        reference text not null,
        method text not null,
        currency text not null,
        amount bigint not null check (amount > 0),
        -- Who pays or is paid, once it is known.
        account text,
        return_url text,
        status text not null check (status in ('waiting', 'pending', 'paid', 'failed', 'returned')),
        created_at timestamptz not null default instant_now(),
        unique (kind, reference)
      );
      create table sandbox_message (
        id bigint generated always as identity primary key,
        order_id bigint not null references sandbox_order (id),
        body text not null,
        is_forged boolean not null default false,
        -- What its order becomes when it goes out.
        status text,
        due_at timestamptz not null,
        tries smallint not null default 0,
        done_at timestamptz
      );
      create index sandbox_message_due on sandbox_message (due_at) where done_at is null;
    `.execute(db)
  },
}
