import type { Pool } from '@xezer/db/pool'
import type { FeedMessage } from '@xezer/odds-book/messages'
import type { StopReason } from '@xezer/sport/live-state'
import { must } from '@xezer/std/assert'
import type { Timers } from '@xezer/std/timers'
import type { DatabaseClock } from '../../platform/database-clock.ts'

export interface SuspensionLog {
  /** Called in the very step in which the book took the message. */
  note(message: FeedMessage): void
  /** When the event was last resumed, on the database's clock; 0 when it never was. */
  resumedAtMs(eventId: number): number
  /** Becomes a keeper of stops, and writes from now on. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** When what is decided at `nowMs` is struck: no earlier than the last resumption of any of its events. */
export function struckAtMs(
  suspensions: Pick<SuspensionLog, 'resumedAtMs'>,
  nowMs: number,
  eventIds: readonly number[],
): number {
  return Math.max(nowMs, ...eventIds.map((eventId) => suspensions.resumedAtMs(eventId)))
}

interface Stop {
  readonly eventId: number
  readonly stoppedAtMs: number
  resumedAtMs: number | null
  readonly reason: string
}

const WRITE_MS = 200
/** How often a keeper of open stops says that it lives: up to the last time they hold whatever becomes of it. */
const SIGN_OF_LIFE_MS = 1000
/** Events whose last resumption is remembered; those of hours ago matter to nobody. */
const RESUMED_MAX = 2000

/**
 * When bets on an event were suspended: the audit holds every accepted bet against it. A bet is struck at what the
 * database's clock showed before the book was read, so a stop is told no earlier than it was, and a resumption no later.
 */
export function createSuspensionLog(
  pool: Pool,
  clock: Pick<DatabaseClock, 'earliestMs' | 'latestMs'>,
  timers: Timers,
  onError: (error: unknown) => void,
): SuspensionLog {
  const open = new Map<number, Stop>()
  const resumed = new Map<number, number>()
  let changed = new Set<Stop>()
  let keeper: bigint | null = null
  const stopTimers: (() => void)[] = []
  let writing = Promise.resolve()
  // One after the other: an older record that arrives late must not undo a newer one.
  const write = (isSigning: boolean): Promise<void> => {
    writing = writing.then(() => writeChanged(isSigning)).catch(onError)
    return writing
  }
  const writeChanged = async (isSigning: boolean): Promise<void> => {
    const stops = [...changed]
    changed = new Set()
    try {
      if (stops.length > 0) await writeStops(pool, keeper, stops)
    } catch (error) {
      for (const stop of stops) changed.add(stop)
      throw error
    }
    // After the stops that it stands for.
    if (isSigning) await pool.query('update stop_keeper set seen_at = instant_now() where id = $1', [keeper])
  }
  return {
    note(message) {
      const reason = readStop(message)
      if (reason !== null && 'eventId' in message) {
        if (open.has(message.eventId)) return
        const { eventId } = message
        const stop = { eventId, stoppedAtMs: clock.latestMs(), resumedAtMs: null, reason }
        open.set(eventId, stop)
        changed.add(stop)
      } else if (message.kind === 'odds' && message.resumes) {
        const stop = open.get(message.eventId)
        if (stop === undefined) return
        // In whole milliseconds, as the instant of a bet.
        stop.resumedAtMs = Math.floor(clock.earliestMs())
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
      const { rows } = await pool.query<{ id: bigint }>('insert into stop_keeper default values returning id')
      keeper = must(rows[0], 'a keeper of stops without a number').id
      stopTimers.push(
        timers.every(WRITE_MS, () => {
          if (changed.size > 0) void write(false)
        }),
        timers.every(SIGN_OF_LIFE_MS, () => {
          if (open.size > 0) void write(true)
        }),
      )
    },
    async stop() {
      for (const stopTimer of stopTimers) stopTimer()
      await write(true)
    },
  }
}

/** Why all of an event is stopped by the message; null when it is not. */
function readStop(message: FeedMessage): StopReason | null {
  if (message.kind === 'stop') return message.scope === 'event' ? message.reason : null
  if (message.kind === 'score') return message.live.status === 'interrupted' ? 'interrupted' : null
  return message.kind === 'coverage' && !message.isCovered ? 'coverage_lost' : null
}

async function writeStops(pool: Pool, keeper: bigint | null, stops: readonly Stop[]): Promise<void> {
  await pool.query({
    name: 'write_stops',
    text: `insert into event_stop (event_id, stopped_at, resumed_at, reason, keeper)
           select event_id, to_timestamp(stopped_ms / 1000), to_timestamp(resumed_ms / 1000), reason, $5
           from unnest($1::bigint[], $2::double precision[], $3::double precision[], $4::text[])
             as s (event_id, stopped_ms, resumed_ms, reason)
           on conflict (event_id, stopped_at) do update
             set resumed_at = coalesce(excluded.resumed_at, event_stop.resumed_at)`,
    values: [
      stops.map((stop) => stop.eventId),
      stops.map((stop) => stop.stoppedAtMs),
      stops.map((stop) => stop.resumedAtMs),
      stops.map((stop) => stop.reason),
      keeper,
    ],
  })
}
