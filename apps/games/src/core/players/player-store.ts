import type { Queryable } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'
import { DEMO_MINOR } from '../money/demo-wallet.ts'

export interface PlayerRow {
  readonly id: number
  readonly isNew: boolean
}

/** Whoever the wallet calls so: the same person behind every game of ours. */
export async function findOrMakePlayer(
  client: Queryable,
  handle: string,
  currency: string,
): Promise<PlayerRow> {
  const { rows } = await client.query<{ id: bigint; is_new: boolean }>({
    name: 'find_or_make_player',
    text: `insert into games.player as p (handle, currency) values ($1, $2)
           on conflict (handle) do update set seen_at = now() returning p.id, p.xmax = 0 as is_new`,
    values: [handle, currency],
  })
  const { id, is_new: isNew } = must(rows[0], 'a player that was not kept')
  return { id: Number(id), isNew }
}

/** A visitor with play money; whoever comes again without his session is another one. */
export async function makeDemoPlayer(client: Queryable, currency: string): Promise<number> {
  const { rows } = await client.query<{ id: bigint }>({
    name: 'make_demo_player',
    text: 'insert into games.player (demo_minor, currency) values ($1, $2) returning id',
    values: [DEMO_MINOR, currency],
  })
  return Number(must(rows[0], 'a player that was not kept').id)
}

/** One press of a player at a time. */
export async function lockPlayer(client: Queryable, id: number): Promise<void> {
  await client.query({
    name: 'lock_player',
    text: 'select from games.player where id = $1 for no key update',
    values: [id],
  })
}

export async function findDemoBalance(client: Queryable, id: number): Promise<number> {
  const { rows } = await client.query<{ demo_minor: bigint | null }>({
    name: 'find_demo_balance',
    text: 'select demo_minor from games.player where id = $1',
    values: [id],
  })
  return Number(rows[0]?.demo_minor ?? 0)
}
