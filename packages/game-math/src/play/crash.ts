import { CASH_OUT_MIN, POINT_MAX, pointOf } from '../crash/crash.ts'
import { type Hundredths, payoutOf } from '../hundredths.ts'
import type { GameEngine, PlayedRound } from './engine.ts'
import { readFields, readWhole } from './read-json.ts'

export interface CrashChoice {
  /** Leaves by itself at this point; null is by hand alone. */
  readonly autoOut: Hundredths | null
}
/** Written by who keeps the clock of the round, never by a player: where he left, and that the round has ended. */
export type CrashMove = { readonly out: Hundredths } | { readonly ended: true }

export interface CrashView {
  readonly autoOut: Hundredths | null
  /** Where the player left. */
  readonly outAt: Hundredths | null
  /** Where the round ended; null while it runs, for others even after one has left. */
  readonly point: Hundredths | null
  readonly returnMinor: number
}

/** One player's part of a round that ends at `point`, which all players of it share. */
export function playCrash(
  point: Hundredths,
  stakeMinor: number,
  { autoOut }: CrashChoice,
  moves: readonly CrashMove[],
): PlayedRound<CrashMove, CrashView> | null {
  let outAt: Hundredths | null = null
  let isEnded = false
  for (const move of moves) {
    if (isEnded) return null
    if ('ended' in move) {
      isEnded = true
      if (outAt === null && autoOut !== null && autoOut <= point) outAt = autoOut
    } else {
      // Nobody leaves twice, after the end, or beyond the point where he was to leave by himself.
      if (outAt !== null || move.out > Math.min(point, autoOut ?? point)) return null
      outAt = move.out
    }
  }
  const returnMinor = outAt === null ? 0 : payoutOf(stakeMinor, outAt)
  return {
    stakedMinor: stakeMinor,
    isOver: isEnded || outAt !== null,
    returnMinor,
    view: { autoOut, outAt, point: isEnded ? point : null, returnMinor },
    options: [],
  }
}

export const crashEngine: GameEngine<CrashChoice, CrashMove, CrashView> = {
  engine: 'crash',
  version: 1,
  form: 'shared',
  stepMinor: 100,
  readChoice(variant, json) {
    const fields = variant === null ? readFields(json, ['autoOut']) : null
    if (fields?.autoOut === null) return { autoOut: null }
    const autoOut = readWhole(fields?.autoOut, CASH_OUT_MIN, POINT_MAX)
    return autoOut === null ? null : { autoOut }
  },
  readMove(json) {
    if (readFields(json, ['ended'])?.ended === true) return { ended: true }
    const out = readWhole(readFields(json, ['out'])?.out, CASH_OUT_MIN, POINT_MAX)
    return out === null ? null : { out }
  },
  stakeOf: (stakeMinor) => stakeMinor,
  mostReturn: (stakeMinor, { autoOut }) => payoutOf(stakeMinor, autoOut ?? POINT_MAX),
  play: (draws, stakeMinor, choice, moves) => playCrash(pointOf(draws.bits52()), stakeMinor, choice, moves),
  endMove: ({ isOver }) => (isOver ? null : { ended: true }),
}
