import { createHash } from 'node:crypto'
import type { Pool } from '@xezer/db/pool'
import { readStored, writeStored } from '@xezer/db/stored-json'
import { must } from '@xezer/std/assert'
import { UNREACHED_BETS } from '../../core/bets/unreached-bets.ts'
import type { ResultMessage } from './market-change.ts'

/** Of the shape in which a message is kept. */
const MESSAGE_VERSION = 1

/** A message as it was kept. */
export interface KeptMessage {
  readonly message: ResultMessage
  /** The first time that it came, on the database's clock. */
  readonly receivedAtMs: number
}

interface ReceivedRow {
  readonly received_ms: bigint
}
const RECEIVED_MS = 'floor(extract(epoch from received_at) * 1000)::bigint as received_ms'

/** Keeps a message as it came, bet on or not; one that comes again is kept once. When it first came. */
export async function keepMessage(pool: Pool, message: ResultMessage): Promise<number> {
  const { receivedAtMs: _, ...said } = message
  const digest = createHash('sha256').update(JSON.stringify(said)).digest()
  const kept = await pool.query<ReceivedRow>({
    name: 'keep_message',
    text: `insert into result_message (event_id, digest, kind, step, message) values ($1, $2, $3, $4, $5)
           on conflict do nothing returning ${RECEIVED_MS}`,
    values: [message.eventId, digest, message.kind, stepOf(message), writeStored(MESSAGE_VERSION, message)],
  })
  if (kept.rows[0] !== undefined) return Number(kept.rows[0].received_ms)
  // Another statement, as only what was committed when it began is seen by one.
  const known = await pool.query<ReceivedRow>({
    name: 'find_received',
    text: `select ${RECEIVED_MS} from result_message where event_id = $1 and digest = $2`,
    values: [message.eventId, digest],
  })
  return Number(must(known.rows[0], 'a message that was kept and is not there').received_ms)
}

function stepOf(message: ResultMessage): number | null {
  if (message.kind === 'settle') return message.generation * 2
  return message.kind === 'unsettle' ? message.generation * 2 + 1 : null
}

/** Events with open bets behind a message that came within so many minutes; whenever it came, when null. */
export async function findLateEvents(pool: Pool, withinMinutes: number | null): Promise<number[]> {
  const since = "received_at > instant_now() - $1 * interval '1 minute'"
  const { rows } = await pool.query<{ event_id: bigint }>({
    name: withinMinutes === null ? 'find_late_events' : 'find_lately_late_events',
    text: `select distinct event_id from (${UNREACHED_BETS}) u${withinMinutes === null ? '' : ` where ${since}`}`,
    values: withinMinutes === null ? [] : [withinMinutes],
  })
  return rows.map((row) => Number(row.event_id))
}

/** What is kept of an event, the newest of its kind first: what was taken back or replaced then reaches nobody. */
export async function findKeptMessages(pool: Pool, eventId: number): Promise<KeptMessage[]> {
  const { rows } = await pool.query<ReceivedRow & { message: unknown }>({
    name: 'find_kept_messages',
    text: `select message, ${RECEIVED_MS}
           from result_message where event_id = $1
           order by step desc nulls last, (message ->> 'generatedAtMs')::bigint desc`,
    values: [eventId],
  })
  return rows.map((row) => ({ message: readMessage(row.message), receivedAtMs: Number(row.received_ms) }))
}

/** Every version so far is the message itself; what a newer one adds is not read. */
function readMessage(json: unknown): ResultMessage {
  return must(readStored(json), 'a kept message that is none').fields as unknown as ResultMessage
}
