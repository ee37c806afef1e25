import type { Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { ZERO_MINOR } from '@xezer/money/minor'
import type { Timers } from '@xezer/std/timers'
import { writeTrail } from '../../core/trail/write-trail.ts'
import type { Order } from './decide-payment.ts'
import type { Gateway } from './gateway.ts'
import {
  claimRun,
  countItems,
  endRun,
  findOpenDeposits,
  findPaidPayouts,
  findStranded,
  findUnknownPayouts,
  type ItemKind,
  noteItem,
  readClearing,
} from './reconciliation-store.ts'

export interface ReconcileOptions {
  readonly pool: Pool
  readonly gateway: Gateway
}

/** Holds the books against the gateway's; gives back how many differences nobody knew of. Nothing is corrected here. */
export async function reconcile({ pool, gateway }: ReconcileOptions): Promise<number> {
  let found = 0
  const note = async (item: Parameters<typeof noteItem>[1]) => {
    if (await noteItem(pool, item)) found += 1
  }
  const { name } = gateway
  for await (const payment of findOpenDeposits(pool, name)) {
    const isPaid = (await gateway.findDeposit(payment)) === 'paid'
    if (isPaid) await note({ gateway: name, kind: 'deposit_paid_there', paymentId: payment.id })
  }
  for await (const payment of findPaidPayouts(pool, name)) {
    const isBack = (await gateway.findPayout(payment)) === 'failed'
    if (isBack) await note({ gateway: name, kind: 'payout_taken_back', paymentId: payment.id })
  }
  const theirs = await gateway.readBalances()
  const ours = await readClearing(pool, name)
  // A gateway that says nothing of its balance is asked again tomorrow.
  for (const currency of theirs === null ? [] : new Set([...theirs.keys(), ...ours.keys()])) {
    const [own, other] = [ours.get(currency) ?? ZERO_MINOR, theirs?.get(currency) ?? ZERO_MINOR]
    if (own !== other) await note({ gateway: name, kind: 'balance', currency, ours: own, theirs: other })
  }
  return found
}

/** A payout of which nothing certain was heard for an hour is told once, and stands in the list until somebody closes it. */
export async function alarmUnknown(
  { pool, gateway }: Pick<ReconcilingOptions, 'pool' | 'gateway'>,
  tell: (paymentId: number) => void,
): Promise<void> {
  // What the house sent by a gateway that it has no longer, or would have: no question is ever answered about it.
  for (const stranded of await findStranded(pool, gateway?.name ?? null)) {
    const item = { gateway: stranded.gateway, kind: 'payout_unknown', paymentId: stranded.id } as const
    if (await noteItem(pool, item)) tell(stranded.id)
  }
  if (gateway === null) return
  for await (const payment of findUnknownPayouts(pool, gateway.name)) {
    // What is paid by hand waits for its hand.
    if (gateway.paysByHand(payment.method, payment.currency)) continue
    const item = { gateway: gateway.name, kind: 'payout_unknown', paymentId: payment.id } as const
    if (await noteItem(pool, item)) tell(payment.id)
  }
}

export interface ReconcilingOptions extends Pick<ReconcileOptions, 'pool'> {
  /** Null: there are no other books to hold against, and what another gateway left is told all the same. */
  readonly gateway: Gateway | null
  readonly timers: Timers
  readonly tell: (paymentId: number) => void
  /** How many differences are open now. */
  readonly count: (open: ReadonlyMap<ItemKind, number>) => void
  readonly onError: (error: unknown) => void
}

const LOOK_MS = 60_000

/** Once a day, by one server; alarms and the count once a minute, by each. */
export function startReconciling(options: ReconcilingOptions): () => Promise<void> {
  const { pool, gateway, timers, tell, count, onError } = options
  const look = async () => {
    await alarmUnknown(options, tell)
    if (gateway !== null && (await claimRun(pool, gateway.name))) {
      await reconcile({ pool, gateway })
      await endRun(pool, gateway.name)
    }
    count(await countItems(pool))
  }
  let running: Promise<void> | null = null
  const stop = timers.every(LOOK_MS, () => {
    running ??= look()
      .catch(onError)
      .finally(() => {
        running = null
      })
  })
  return async () => {
    stop()
    await running
  }
}

/** False when it is not open. */
export function closeItem(pool: Pool, id: number, { actor, reason }: Order): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update reconciliation_item set closed_at = instant_now(), actor = $2, reason = $3
       where id = $1 and closed_at is null`,
      [id, actor, reason],
    )
    if (rowCount !== 1) return false
    await writeTrail(client, [
      {
        actor: { kind: 'operator', name: actor },
        action: 'reconciliation.closed',
        subject: `reconciliation ${id}`,
        after: { reason },
      },
    ])
    return true
  })
}
