import { ENDED_EVENT_HOURS } from '@xezer/contract/live'
import type { Pool } from '@xezer/db/pool'
import { writeStored } from '@xezer/db/stored-json'
import type { BookEvent } from '@xezer/odds-book/book'
import type { Clock } from '@xezer/std/clock'

/**
 * Events that were played and left the book, as they stood at the end and without their markets: what a page shows
 * after the whistle. A cache of the table behind it, which is read at start; at most `ENDED_MAX` events, none older
 * than `ENDED_EVENT_HOURS`. Nothing that takes or settles bets looks here.
 */
export interface EndedEvents {
  find(eventId: number): BookEvent | null
  /** Readable at once, under a version that nobody has seen of it; what is returned makes it outlive a restart. */
  keep(event: BookEvent, version: number): () => Promise<void>
  /** What was kept before this start. */
  start(): Promise<void>
}

/** Of 10 kB each; the oldest go first. */
const ENDED_MAX = 2000
const KEPT_MS = ENDED_EVENT_HOURS * 3_600_000
/** A record of another shape is not read: its event is gone, as it would be without the record. */
const RECORD_VERSION = 2

type EndedRecord = Omit<BookEvent, 'markets' | 'incidentRevs' | 'field'>

interface Ended {
  readonly event: BookEvent
  readonly endedAtMs: number
}

export function createEndedEvents(pool: Pool, clock: Clock, endedMax = ENDED_MAX): EndedEvents {
  // In the order in which they ended.
  const ended = new Map<number, Ended>()
  const remember = (event: BookEvent, endedAtMs: number) => {
    ended.delete(event.id)
    ended.set(event.id, { event, endedAtMs })
    for (const [id, oldest] of ended) {
      if (ended.size <= endedMax && clock.nowMs() - oldest.endedAtMs <= KEPT_MS) break
      ended.delete(id)
    }
  }
  return {
    find(eventId) {
      const known = ended.get(eventId)
      return known === undefined || clock.nowMs() - known.endedAtMs > KEPT_MS ? null : known.event
    },
    keep(event, version) {
      const record = toRecord(event, version)
      remember(fromRecord(record), clock.nowMs())
      return async () => {
        await pool.query(
          `insert into ended_event (event_id, record) values ($1, $2)
           on conflict (event_id) do update set record = excluded.record`,
          [record.id, writeStored(RECORD_VERSION, { event: record })],
        )
      }
    },
    async start() {
      const { rows } = await pool.query<{ event: EndedRecord; age_ms: number }>(
        `select record -> 'event' as event,
           (extract(epoch from instant_now() - ended_at) * 1000)::float8 as age_ms
         from (select * from ended_event
               where ended_at > instant_now() - $1 * interval '1 millisecond'
                 and (record ->> 'v')::integer = $2
               order by ended_at desc limit $3) newest
         order by ended_at`,
        [KEPT_MS, RECORD_VERSION, endedMax],
      )
      for (const { event, age_ms: ageMs } of rows) remember(fromRecord(event), clock.nowMs() - ageMs)
    },
  }
}

/** Field by field: the book's own event also holds what only the book needs. */
function toRecord(event: BookEvent, rev: number): EndedRecord {
  const { id, fixture, sport, category, tournament, home, away, live, clockMinute, scoreAtMs } = event
  const { producer } = event
  // Whatever its last score said: what has its last results is over.
  const status = event.status === 'abandoned' ? 'abandoned' : 'ended'
  const names = { id, phase: 'over', fixture, sport, category, tournament, home, away } as const
  const revs = { rev, structureRev: rev, stateRev: rev, incidentsRev: rev }
  return { ...names, status, live, clockMinute, scoreAtMs, producer, ...revs, isPaused: true, openCount: 0 }
}

function fromRecord(record: EndedRecord): BookEvent {
  // Only what was played is kept, and a field is not.
  return { ...record, field: null, incidentRevs: [], markets: new Map() }
}
