import type { CrashBet, CrashPast, CrashState } from '@xezer/contract/game-server'
import { curveAt } from '@xezer/game-math/crash/crash'

/** The round of everybody as this page knows it; times are of the page's own clock. */
export interface Flight {
  readonly phase: CrashState['phase']
  readonly number: number
  /** When its phase is over; null where that is not known. */
  readonly endsMs: number | null
  /** When the curve began. */
  readonly startMs: number | null
  /** When the server was heard of last. */
  readonly heardMs: number
  readonly point: number | null
  readonly bets: readonly CrashBet[]
  readonly past: readonly CrashPast[]
}

/** No word for so long: the line is lost, and a curve that goes on would be a guess. */
export const SILENT_MS = 4000

export const NO_FLIGHT: Flight = {
  phase: 'waiting',
  number: 0,
  endsMs: null,
  startMs: null,
  heardMs: 0,
  point: null,
  bets: [],
  past: [],
}

export function flightOf(state: CrashState, nowMs: number): Flight {
  return {
    phase: state.phase,
    number: state.number,
    endsMs: state.phase === 'betting' || state.phase === 'crashed' ? nowMs + state.leftMs : null,
    startMs: state.phase === 'flying' ? nowMs - state.elapsedMs : null,
    heardMs: nowMs,
    point: state.end?.point ?? null,
    bets: state.bets,
    past: state.past,
  }
}

/** A word of the server's clock. What took longest to come would set the curve back: the earliest start is the truest, and none is ahead. */
export function ticked(flight: Flight, tick: { number: number; elapsedMs: number }, nowMs: number): Flight {
  if (flight.phase !== 'flying' || tick.number !== flight.number) return { ...flight, heardMs: nowMs }
  const startMs = Math.min(flight.startMs ?? Number.POSITIVE_INFINITY, nowMs - tick.elapsedMs)
  return { ...flight, startMs, heardMs: nowMs }
}

/** New bets, and those that were taken out. */
export function withBets(flight: Flight, news: readonly CrashBet[], nowMs: number): Flight {
  const known = new Map(flight.bets.map((bet) => [bet.bet, bet]))
  for (const bet of news) known.set(bet.bet, bet)
  return { ...flight, bets: [...known.values()], heardMs: nowMs }
}

export const isSilent = (flight: Flight, nowMs: number) =>
  flight.phase === 'flying' && nowMs - flight.heardMs > SILENT_MS

/** What the curve shows now, hundredths. In silence it stays where it was heard of last. */
export function shownPoint(flight: Flight, nowMs: number): number {
  if (flight.phase === 'crashed') return flight.point ?? 100
  if (flight.phase !== 'flying' || flight.startMs === null) return 100
  return curveAt(Math.max(0, Math.min(nowMs, flight.heardMs + SILENT_MS) - flight.startMs))
}
