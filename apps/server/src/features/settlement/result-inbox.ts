import { createHash } from 'node:crypto'
import { lockAdvisory } from '@xezer/db/lock-order'
import type { Pool, Queryable } from '@xezer/db/pool'
import { readStored, writeStored } from '@xezer/db/stored-json'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { UNREACHED_BETS } from '../../core/bets/unreached-bets.ts'
import type { NumberedResult, ResultMessage } from './market-change.ts'
import { type NumberedMessage, numberMessage, readStanding } from './standing-results.ts'
import type { VoidWord } from './void-windows.ts'

/** Of the shape in which a message is kept. */
const MESSAGE_VERSION = 1

/** A message as it was kept. */
export interface KeptMessage {
  readonly message: NumberedResult
  /** The first time that it came, on the database's clock. */
  readonly receivedAtMs: number
}

interface ReceivedRow {
  readonly received_ms: bigint
}
interface MessageRow extends ReceivedRow {
  readonly message: unknown
}
const RECEIVED_MS = 'floor(extract(epoch from received_at) * 1000)::bigint as received_ms'

/**
 * Keeps a message as it came, bet on or not; one that comes again is kept once, as it was the first time. What has no
 * number gets one here.
 */
export async function keepMessage(pool: Pool, message: ResultMessage): Promise<KeptMessage> {
  const digest = digestOf(message)
  if ('generation' in message && message.generation === null) {
    return withTransaction(pool, async (client) => {
      // Two results of an event are not given the same number.
      await lockAdvisory(client, 'event_results', String(message.eventId))
      const standing = readStanding(await findNumbered(client, message.eventId))
      return insertMessage(client, digest, numberMessage(message, standing))
    })
  }
  return insertMessage(pool, digest, message as NumberedResult)
}

function digestOf({ receivedAtMs: _, ...said }: ResultMessage): Buffer {
  return createHash('sha256').update(JSON.stringify(said)).digest()
}

/** The same of many that have their numbers, in one statement: each with its own time of receipt. */
export async function keepMessages(
  pool: Pool,
  messages: readonly NumberedResult[],
): Promise<readonly KeptMessage[]> {
  const kept = messages.map((message) => ({ message, digest: digestOf(message) }))
  const { rows } = await pool.query<ReceivedRow & { event_id: bigint; digest: Buffer }>({
    name: 'keep_messages',
    // In the order of their keys: two statements with the same messages then wait for each other and never in a ring.
    text: `insert into result_message (event_id, digest, kind, step, message)
           select event_id, digest, kind, step, message::jsonb
           from unnest($1::bigint[], $2::bytea[], $3::text[], $4::integer[], $5::text[])
             as m (event_id, digest, kind, step, message)
           order by event_id, digest
           on conflict do nothing returning event_id, digest, ${RECEIVED_MS}`,
    values: [
      messages.map(({ eventId }) => eventId),
      kept.map(({ digest }) => digest),
      messages.map(({ kind }) => kind),
      messages.map(stepOf),
      messages.map((message) => writeStored(MESSAGE_VERSION, message)),
    ],
  })
  const keyOf = (eventId: number, digest: Buffer): string => `${eventId} ${digest.toString('hex')}`
  const received = new Map(
    rows.map((row) => [keyOf(Number(row.event_id), row.digest), Number(row.received_ms)]),
  )
  return Promise.all(
    kept.map(async ({ message, digest }): Promise<KeptMessage> => {
      const receivedAtMs = received.get(keyOf(message.eventId, digest))
      if (receivedAtMs !== undefined) return { message, receivedAtMs }
      return must(await findKept(pool, message.eventId, digest), 'a message that was kept and is not there')
    }),
  )
}

async function insertMessage(db: Queryable, digest: Buffer, message: NumberedResult): Promise<KeptMessage> {
  const { rows } = await db.query<ReceivedRow>({
    name: 'keep_message',
    text: `insert into result_message (event_id, digest, kind, step, message) values ($1, $2, $3, $4, $5)
           on conflict do nothing returning ${RECEIVED_MS}`,
    values: [message.eventId, digest, message.kind, stepOf(message), writeStored(MESSAGE_VERSION, message)],
  })
  if (rows[0] !== undefined) return { message, receivedAtMs: Number(rows[0].received_ms) }
  // Another statement, as only what was committed when it began is seen by one.
  return must(await findKept(db, message.eventId, digest), 'a message that was kept and is not there')
}

async function findKept(db: Queryable, eventId: number, digest: Buffer): Promise<KeptMessage | null> {
  const { rows } = await db.query<MessageRow>({
    name: 'find_received',
    text: `select message, ${RECEIVED_MS} from result_message where event_id = $1 and digest = $2`,
    values: [eventId, digest],
  })
  return rows[0] === undefined ? null : readKept(rows[0])
}

/** The results of an event in the order of their steps. */
async function findNumbered(db: Queryable, eventId: number): Promise<NumberedMessage[]> {
  const { rows } = await db.query<{ message: unknown }>({
    name: 'find_numbered',
    text: 'select message from result_message where event_id = $1 and step is not null order by step, received_at',
    values: [eventId],
  })
  return rows.map(({ message }) => readMessage(message) as NumberedMessage)
}

/** The voids of an event and what took them back. */
export async function findVoidWords(pool: Pool, eventId: number): Promise<VoidWord[]> {
  const { rows } = await pool.query<MessageRow>({
    name: 'find_void_words',
    text: `select message, ${RECEIVED_MS} from result_message where event_id = $1 and kind in ('void', 'unvoid')`,
    values: [eventId],
  })
  return rows.map(readKept) as VoidWord[]
}

function stepOf(message: NumberedResult): number | null {
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
  const { rows } = await pool.query<MessageRow>({
    name: 'find_kept_messages',
    text: `select message, ${RECEIVED_MS}
           from result_message where event_id = $1
           order by step desc nulls last, (message ->> 'generatedAtMs')::bigint desc`,
    values: [eventId],
  })
  return rows.map(readKept)
}

function readKept(row: MessageRow): KeptMessage {
  return { message: readMessage(row.message), receivedAtMs: Number(row.received_ms) }
}

/** Every version so far is the message itself; what a newer one adds is not read. */
function readMessage(json: unknown): NumberedResult {
  return must(readStored(json), 'a kept message that is none').fields as unknown as NumberedResult
}
