import { createPool } from '@xezer/db/pool'

export interface SeededPayment {
  readonly id: number
  readonly playerId: number
  readonly reference: string
}

export const PAID_ROUBLES = '1000.00'

/** Deposits of 20 manat that pend at the gateway, as ordering them would have written them, of each player in turn. */
export async function seedPayments(
  databaseUrl: string,
  playerIds: readonly number[],
  count: number,
): Promise<SeededPayment[]> {
  const pool = createPool({ connectionString: databaseUrl, maxConnections: 1, statementTimeoutMs: 120_000 })
  const { rows } = await pool.query<{ id: bigint; player_id: bigint; reference: string }>(
    `insert into payment (id, player_id, direction, method, gateway, status, currency, amount, fee, pay_currency, pay_amount,
       rate_numerator, rate_denominator, rate_source, reference, due_at)
     select next_cause(), ($1::bigint[])[1 + n % cardinality($1::bigint[])], 'in', 'payeer', 'sandbox', 'created', 'AZN',
       2000, 0, 'RUR', 100000, 50, 1, 'static', md5(random()::text || n), now() + interval '1 day'
     from generate_series(0, $2::int - 1) n returning id, player_id, reference`,
    [playerIds, count],
  )
  const ids = rows.map(({ id }) => id)
  for (const [number, status] of [
    [1, 'created'],
    [2, 'pending'],
  ] as const) {
    await pool.query('update payment set status = $2 where id = any($1::bigint[]) and status <> $2', [
      ids,
      status,
    ])
    await pool.query(
      `insert into payment_step (payment_id, number, status, actor) select id, $2, $3, 'player' from unnest($1::bigint[]) id`,
      [ids, number, status],
    )
  }
  await pool.query('vacuum analyze payment, payment_step')
  await pool.end()
  return rows.map((row) => ({
    id: Number(row.id),
    playerId: Number(row.player_id),
    reference: row.reference,
  }))
}
