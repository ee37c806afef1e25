import type { PoolClient, Queryable } from '@xezer/db/pool'

export interface Reservation {
  readonly betId: number
  readonly scope: string
  readonly key: string
  /** How long it waits to be decided. */
  readonly delayMs: number
}

/** How long after its delay a reservation is taken for the leftover of a crash. */
const GRACE_MS = 15_000

export async function insertReservations(
  client: PoolClient,
  reservations: readonly Reservation[],
): Promise<void> {
  if (reservations.length === 0) return
  await client.query({
    name: 'insert_reservations',
    text: `insert into bet_reservation (bet_id, scope, key, expires_at)
           select bet_id, scope, key, instant_now() + delay_ms * interval '1 millisecond'
           from unnest($1::bigint[], $2::text[], $3::text[], $4::int[]) as r (bet_id, scope, key, delay_ms)`,
    values: [
      reservations.map(({ betId }) => betId),
      reservations.map(({ scope }) => scope),
      reservations.map(({ key }) => key),
      reservations.map(({ delayMs }) => delayMs + GRACE_MS),
    ],
  })
}

/** Requests whose delay is long over and that nobody finished: what a crash left behind. */
export async function findExpiredReservations(
  database: Queryable,
  limit: number,
): Promise<{ scope: string; key: string; playerId: number; betIds: number[] }[]> {
  const { rows } = await database.query<{ scope: string; key: string; player_id: bigint; bet_ids: bigint[] }>(
    `select r.scope, r.key, b.player_id, array_agg(r.bet_id order by r.bet_id) as bet_ids
     from bet_reservation r join bet b on b.id = r.bet_id
     group by r.scope, r.key, b.player_id
     having max(r.expires_at) < instant_now() limit $1`,
    [limit],
  )
  return rows.map((row) => ({
    scope: row.scope,
    key: row.key,
    playerId: Number(row.player_id),
    betIds: row.bet_ids.map(Number),
  }))
}

/** The bets that a request holds, and after how long its delay is over; null once they are decided. */
export async function findReservation(
  database: Queryable,
  { scope, key }: { readonly scope: string; readonly key: string },
): Promise<{ readonly betIds: readonly number[]; readonly dueInMs: number } | null> {
  const { rows } = await database.query<{ bet_ids: bigint[] | null; due_in_ms: number }>(
    `select array_agg(bet_id order by bet_id) as bet_ids,
       (extract(epoch from max(expires_at) - instant_now()) * 1000 - $3)::float8 as due_in_ms
     from bet_reservation where scope = $1 and key = $2`,
    [scope, key, GRACE_MS],
  )
  const row = rows[0]
  return row === undefined || row.bet_ids === null
    ? null
    : { betIds: row.bet_ids.map(Number), dueInMs: row.due_in_ms }
}
