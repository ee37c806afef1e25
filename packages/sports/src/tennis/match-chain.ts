import type { Sides } from '@xezer/sport/side'
import type { SideIndex } from '../race/race-rules.ts'
import { dayChances, servesOfDays } from './form-of-the-day.ts'
import { SetChain, type SetEnd } from './set-chain.ts'
import type { TennisFormat, TennisModel } from './tennis-model.ts'
import { isFinalSet, type TennisState } from './tennis-state.ts'

/** No set has more games of one side. */
const SET_GAMES_MOST = 7

/**
 * What may still come from the start of a set, as chances of (games of the home side, games of the away side), of the
 * final score in sets, and of the number of tie-breaks at six all.
 */
export interface RestOfMatch {
  /** Games of one side: 0 … size - 1. */
  readonly size: number
  /** Row after row, the home side's games are the row. */
  readonly games: Float64Array
  /** Row after row of `setsToWin + 1` columns. */
  readonly finalSets: Float64Array
  readonly tieBreaks: Float64Array
}

/** Whether a set of this score had a tie-break at six all; one that is played instead of a set is none. */
export function isTieBreakScore({ home, away }: { readonly home: number; readonly away: number }): boolean {
  return home + away === 2 * SET_GAMES_MOST - 1
}

/** The chain of a match on one day, from the set on. What is asked again is kept. */
export class MatchChain {
  readonly set: SetChain
  readonly #format: TennisFormat
  readonly #rests = new Map<number, RestOfMatch>()

  constructor(format: TennisFormat, serve: Sides<number>) {
    this.set = new SetChain(format, serve)
    this.#format = format
  }

  /** The rest from the start of a set at this score in sets; `server` begins it. */
  rest(home: number, away: number, server: SideIndex): RestOfMatch {
    const isOver = isLastScore(this.#format, home, away)
    // Who would serve on after the end makes no difference.
    const key = (home * 4 + away) * 2 + (isOver ? 0 : server)
    let rest = this.#rests.get(key)
    if (rest === undefined) {
      rest = startRest(this.#format, home, away)
      if (!isOver) {
        const isFinal = isFinalSet(this.#format, home + away)
        this.addSet(rest, home, away, this.set.setEnds(isFinal, 0, 0, server))
      }
      this.#rests.set(key, rest)
    }
    return rest
  }

  /** Adds what comes of a set that ends so from this score in sets, each end with its chance. */
  addSet(into: RestOfMatch, home: number, away: number, ends: readonly SetEnd[]): void {
    for (const end of ends) {
      const rest = this.restAfter(home, away, end)
      const { chance } = end
      addShifted(into, rest, end, chance)
      addScaled(into.finalSets, rest.finalSets, 0, chance)
      addScaled(into.tieBreaks, rest.tieBreaks, isTieBreakScore(end) ? 1 : 0, chance)
    }
  }

  /** The rest after a set that begins at this score in sets and ends so. */
  restAfter(home: number, away: number, end: SetEnd): RestOfMatch {
    return end.home > end.away ? this.rest(home + 1, away, end.server) : this.rest(home, away + 1, end.server)
  }
}

/** Nothing yet, with room for all that can come from this score in sets; from the last score nothing comes for certain. */
export function startRest({ setsToWin }: TennisFormat, home: number, away: number): RestOfMatch {
  const isOver = isLastScore({ setsToWin }, home, away)
  const setsLeft = isOver ? 0 : 2 * setsToWin - 1 - home - away
  const size = setsLeft * SET_GAMES_MOST + 1
  const rest: RestOfMatch = {
    size,
    games: new Float64Array(size * size),
    finalSets: new Float64Array((setsToWin + 1) ** 2),
    tieBreaks: new Float64Array(setsLeft + 1),
  }
  if (isOver) {
    rest.games[0] = 1
    rest.finalSets[home * (setsToWin + 1) + away] = 1
    rest.tieBreaks[0] = 1
  }
  return rest
}

function isLastScore({ setsToWin }: Pick<TennisFormat, 'setsToWin'>, home: number, away: number): boolean {
  return home === setsToWin || away === setsToWin
}

function addShifted(into: RestOfMatch, from: RestOfMatch, by: SetEnd, weight: number): void {
  const source = from.games
  const target = into.games
  for (let home = 0; home < from.size; home++) {
    const row = (home + by.home) * into.size + by.away
    const start = home * from.size
    for (let away = 0; away < from.size; away++) {
      const chance = source[start + away] ?? 0
      if (chance !== 0) target[row + away] = (target[row + away] ?? 0) + chance * weight
    }
  }
}

function addScaled(into: Float64Array, from: Float64Array, shift: number, weight: number): void {
  for (let index = 0; index < from.length; index++) {
    into[index + shift] = (into[index + shift] ?? 0) + (from[index] ?? 0) * weight
  }
}

/** A day that the match may have fallen on, and how likely it is by now. */
export interface DayChain {
  readonly chain: MatchChain
  readonly chance: number
}

const CHAINS = new WeakMap<TennisModel, readonly MatchChain[]>()

/** One chain a day, for as long as somebody holds the model. */
export function dayChains(model: TennisModel, state: TennisState): DayChain[] {
  let chains = CHAINS.get(model)
  if (chains === undefined) {
    chains = servesOfDays(model).map((serve) => new MatchChain(model.format, serve))
    CHAINS.set(model, chains)
  }
  const chances = dayChances(model, state)
  return chains.map((chain, day) => ({ chain, chance: chances[day] ?? 0 }))
}
