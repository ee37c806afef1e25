import type { Pool } from '@xezer/db/pool'
import type { FeedMessage } from '@xezer/odds-book/messages'
import type { Machine } from '../../platform/machine.ts'

export interface ReceptionLog {
  /** Called in the very step in which the book took the message. */
  note(message: FeedMessage): void
  /** When the event's reception was last resumed; 0 when it never was. */
  resumedAtMs(eventId: number): number
  /** Closes what a crash left open, and writes from now on. */
  start(): Promise<void>
  stop(): Promise<void>
}

interface Stop {
  readonly eventId: number
  readonly stoppedAtMs: number
  resumedAtMs: number | null
  readonly reason: string
}

const WRITE_MS = 200
/** Events whose last resumption is remembered; those of hours ago matter to nobody. */
const RESUMED_MAX = 2000

/** When bets on an event were not received: the audit holds every accepted bet against it. */
export function createReceptionLog(
  pool: Pool,
  { clock, timers }: Pick<Machine, 'clock' | 'timers'>,
  onError: (error: unknown) => void,
): ReceptionLog {
  const open = new Map<number, Stop>()
  const resumed = new Map<number, number>()
  let changed = new Set<Stop>()
  let stopWriting = (): void => undefined
  let writing = Promise.resolve()
  // One after the other: an older record that arrives late must not undo a newer one.
  const write = (): Promise<void> => {
    writing = writing.then(writeChanged)
    return writing
  }
  const writeChanged = async (): Promise<void> => {
    const stops = [...changed]
    if (stops.length === 0) return
    changed = new Set()
    try {
      await writeStops(pool, stops)
    } catch (error) {
      for (const stop of stops) changed.add(stop)
      onError(error)
    }
  }
  return {
    note(message) {
      if (message.kind === 'stop' && message.scope === 'event') {
        if (open.has(message.eventId)) return
        const { eventId, reason } = message
        const stop = { eventId, stoppedAtMs: clock.nowMs(), resumedAtMs: null, reason }
        open.set(eventId, stop)
        changed.add(stop)
      } else if (message.kind === 'odds' && message.resumes) {
        const stop = open.get(message.eventId)
        if (stop === undefined) return
        stop.resumedAtMs = clock.nowMs()
        open.delete(message.eventId)
        changed.add(stop)
        resumed.delete(message.eventId)
        if (resumed.size >= RESUMED_MAX) resumed.delete(resumed.keys().next().value ?? 0)
        resumed.set(message.eventId, stop.resumedAtMs)
      } else if (message.kind === 'settle' && message.isFinal) {
        open.delete(message.eventId)
        resumed.delete(message.eventId)
      }
    },
    resumedAtMs: (eventId) => resumed.get(eventId) ?? 0,
    async start() {
      await pool.query('update event_stop set resumed_at = clock_timestamp() where resumed_at is null')
      stopWriting = timers.every(WRITE_MS, () => {
        if (changed.size > 0) void write()
      })
    },
    async stop() {
      stopWriting()
      await write()
    },
  }
}

async function writeStops(pool: Pool, stops: readonly Stop[]): Promise<void> {
  await pool.query({
    name: 'write_stops',
    text: `insert into event_stop (event_id, stopped_at, resumed_at, reason)
           select event_id, to_timestamp(stopped_ms / 1000.0), to_timestamp(resumed_ms / 1000.0), reason
           from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[])
             as s (event_id, stopped_ms, resumed_ms, reason)
           on conflict (event_id, stopped_at) do update
             set resumed_at = coalesce(excluded.resumed_at, event_stop.resumed_at)`,
    values: [
      stops.map((stop) => stop.eventId),
      stops.map((stop) => stop.stoppedAtMs),
      stops.map((stop) => stop.resumedAtMs),
      stops.map((stop) => stop.reason),
    ],
  })
}
