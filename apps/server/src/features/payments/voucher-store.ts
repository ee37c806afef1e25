import type { VoucherRow } from '@xezer/db/generated/rows'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import { type Minor, minor } from '@xezer/money/minor'
import { assert, must } from '@xezer/std/assert'

export interface StoredVoucher {
  readonly id: number
  readonly amount: Minor
}

/** Behind the wallet's lock; null for one that is not there or not to be had any more. */
export async function lockVoucher(client: PoolClient, codeHash: Buffer): Promise<StoredVoucher | null> {
  const { rows } = await client.query<Pick<VoucherRow, 'id' | 'amount'>>(
    "select id, amount from voucher where code_hash = $1 and status = 'issued' for no key update",
    [codeHash],
  )
  const [row] = rows
  return row === undefined ? null : { id: Number(row.id), amount: minor(row.amount) }
}

/** Once: false when it has ended before. */
export async function endVoucher(
  client: PoolClient,
  id: number,
  { status, paymentId }: { readonly status: 'used' | 'void'; readonly paymentId: number | null },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update voucher set status = $2, payment_id = $3, ended_at = instant_now() where id = $1 and status = 'issued'`,
    [id, status, paymentId],
  )
  assert(status === 'void' || rowCount === 1, `voucher ${id} was used before`)
  return rowCount === 1
}

/** Wrong codes of the last hour; older ones are pruned. */
export async function countTries(client: PoolClient, playerId: number): Promise<number> {
  const { rows } = await client.query<{ count: bigint }>(
    "select count(*) from voucher_try where player_id = $1 and at > instant_now() - interval '1 hour'",
    [playerId],
  )
  return Number(must(rows[0], 'no count').count)
}

export async function noteTry(client: PoolClient, playerId: number): Promise<void> {
  await client.query('insert into voucher_try (player_id) values ($1)', [playerId])
}

export async function insertVoucher(
  client: PoolClient,
  voucher: { readonly codeHash: Buffer; readonly ending: string; readonly amount: Minor },
): Promise<number> {
  const { rows } = await client.query<{ id: bigint }>(
    'insert into voucher (code_hash, ending, amount) values ($1, $2, $3) returning id',
    [voucher.codeHash, voucher.ending, voucher.amount],
  )
  return Number(must(rows[0], 'a voucher without its number').id)
}

const LISTED_MAX = 1000

/** What can still be paid in with, the newest first. */
export async function listVouchers(database: Queryable): Promise<VoucherRow[]> {
  const { rows } = await database.query<VoucherRow>(
    "select * from voucher where status = 'issued' order by id desc limit $1",
    [LISTED_MAX],
  )
  return rows
}
