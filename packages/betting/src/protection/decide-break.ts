import type { BreakKind, BreakLength } from '@xezer/sport/break-length'
import { err, ok, type Result } from '@xezer/std/result'

/** A player's stay away from play, as it stands now. */
export interface Break {
  readonly kind: BreakKind
  /** Null has no end. */
  readonly endsAtMs: number | null
  /** Of an exclusion from which he asked to come back: from when he may confirm it. */
  readonly returnFromMs: number | null
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The days of the house are those of Baku, where no summer time is kept. */
const BAKU_AHEAD_MS = 4 * HOUR_MS

/** Time-outs are counted in hours, exclusions in months of the calendar. */
const TIME_OUT_MS: Readonly<Partial<Record<BreakLength, number>>> = {
  '24h': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
  '42d': 42 * DAY_MS,
}
const EXCLUSION_MONTHS: Readonly<Partial<Record<BreakLength, number>>> = {
  '6m': 6,
  '1y': 12,
  '2y': 24,
  '5y': 60,
}

/** Between asking to come back and coming back. */
export const RETURN_WAIT_MS = DAY_MS
/** After an exclusion without end, which only somebody of the house opens. */
export const RETURN_WAIT_AFTER_EVER_MS = 7 * DAY_MS

/** Whether nothing may be staked. What ended by the calendar holds on until an exclusion was ended by the player's word. */
export function isOnBreak(current: Break | null, nowMs: number): current is Break {
  if (current === null) return false
  return current.kind === 'exclusion' || current.endsAtMs === null || current.endsAtMs > nowMs
}

/** Begins at once. What stands already is only ever made longer, and an exclusion never becomes a time-out. */
export function decideBreak(
  current: Break | null,
  length: BreakLength,
  nowMs: number,
): Result<Break, 'break_not_longer'> {
  const hours = TIME_OUT_MS[length]
  const asked: Break = {
    kind: hours === undefined ? 'exclusion' : 'time_out',
    endsAtMs: hours === undefined ? exclusionEnd(length, nowMs) : nowMs + hours,
    returnFromMs: null,
  }
  if (!isOnBreak(current, nowMs)) return ok(asked)
  const isWeaker = current.kind === 'exclusion' && asked.kind === 'time_out'
  const isShorter = (current.endsAtMs ?? Infinity) >= (asked.endsAtMs ?? Infinity)
  return isWeaker || isShorter ? err('break_not_longer') : ok(asked)
}

export type ReturnRefusal = 'return_not_possible' | 'return_too_early' | 'return_by_house'

/** Asks to come back after an exclusion: it is confirmed a day later, a week after one without end, which only the house opens. */
export function decideReturnAsked(
  current: Break | null,
  by: 'player' | 'house',
  nowMs: number,
): Result<Break, ReturnRefusal> {
  if (current?.kind !== 'exclusion') return err('return_not_possible')
  if (current.returnFromMs !== null) return ok(current)
  if (current.endsAtMs === null) {
    return by === 'house'
      ? ok({ ...current, returnFromMs: nowMs + RETURN_WAIT_AFTER_EVER_MS })
      : err('return_by_house')
  }
  if (current.endsAtMs > nowMs) return err('return_too_early')
  return ok({ ...current, returnFromMs: nowMs + RETURN_WAIT_MS })
}

/** The player's own word ends an exclusion, once its wait is over. */
export function decideReturn(
  current: Break | null,
  nowMs: number,
): Result<null, 'return_not_possible' | 'return_too_early'> {
  if (current === null || current.returnFromMs === null) return err('return_not_possible')
  return current.returnFromMs > nowMs ? err('return_too_early') : ok(null)
}

/** The same day of a later month in Baku, or its last one where it has no such day; null for ever. */
function exclusionEnd(length: BreakLength, nowMs: number): number | null {
  const months = EXCLUSION_MONTHS[length]
  if (months === undefined) return null
  const from = new Date(nowMs + BAKU_AHEAD_MS)
  const end = new Date(from)
  end.setUTCDate(1)
  end.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return end.getTime() - BAKU_AHEAD_MS
}
