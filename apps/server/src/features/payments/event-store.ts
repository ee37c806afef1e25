import { hash } from 'node:crypto'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import type { Currency, Minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'

export type EventOutcome = 'applied' | 'ignored' | 'quarantined'

/** Keeps what came as it came; the same bytes are the same event. */
export async function keepEvent(
  database: Queryable,
  gateway: string,
  body: Buffer,
): Promise<{ readonly id: number; readonly isDecided: boolean }> {
  const digest = hash('sha256', body, 'buffer')
  const kept = await database.query<{ id: bigint }>({
    name: 'keep_gateway_event',
    text: `insert into gateway_event (gateway, digest, body) values ($1, $2, $3)
           on conflict (gateway, digest) do nothing returning id`,
    values: [gateway, digest, body],
  })
  const [own] = kept.rows
  if (own !== undefined) return { id: Number(own.id), isDecided: false }
  const { rows } = await database.query<{ id: bigint; is_decided: boolean }>({
    name: 'find_gateway_event',
    text: 'select id, outcome is not null as is_decided from gateway_event where gateway = $1 and digest = $2',
    values: [gateway, digest],
  })
  const known = must(rows[0], 'a message that is kept is not there')
  return { id: Number(known.id), isDecided: known.is_decided }
}

/** Behind the locks of wallet and payment; false when somebody else has decided it. */
export async function lockEvent(client: PoolClient, id: number): Promise<boolean> {
  const { rows } = await client.query<{ is_open: boolean }>(
    'select outcome is null as is_open from gateway_event where id = $1 for no key update',
    [id],
  )
  return must(rows[0], `there is no message ${id}`).is_open
}

export async function decideEvent(
  client: PoolClient,
  id: number,
  said: { readonly outcome: EventOutcome; readonly reason: string | null; readonly paymentId: number | null },
): Promise<void> {
  await client.query(
    'update gateway_event set outcome = $2, reason = $3, payment_id = $4, decided_at = instant_now() where id = $1',
    [id, said.outcome, said.reason, said.paymentId],
  )
}

export interface NewQuarantine {
  readonly eventId: number
  readonly paymentId: number | null
  readonly gateway: string
  readonly currency: Currency
  readonly amount: Minor
  readonly reason: string
}

export async function insertQuarantine(client: PoolClient, quarantine: NewQuarantine): Promise<number> {
  const { rows } = await client.query<{ id: bigint }>(
    `insert into quarantine (event_id, payment_id, gateway, currency, amount, reason)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      ...[quarantine.eventId, quarantine.paymentId, quarantine.gateway, quarantine.currency],
      ...[quarantine.amount, quarantine.reason],
    ],
  )
  return Number(must(rows[0], 'a quarantine without its number').id)
}
