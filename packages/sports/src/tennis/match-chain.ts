import type { Side } from '@xezer/sport/side'
import type { SideIndex } from '../race/race-rules.ts'
import { SetChain, type SetEnd } from './set-chain.ts'
import { serveAfter, type TennisModel } from './tennis-model.ts'
import { indexOf, isFinalSet } from './tennis-state.ts'

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

/** The chain of one model from the set to the match. What is asked again is kept. */
export class MatchChain {
  readonly #model: TennisModel
  readonly #setsToWin: number
  readonly #sets = new Map<Side | null, SetChain>()
  readonly #rests = new Map<number, RestOfMatch>()

  constructor(model: TennisModel) {
    this.#model = model
    this.#setsToWin = model.format.setsToWin
  }

  /** The chain of a set after one that this side won; null for the first. */
  set(lastSet: Side | null): SetChain {
    let chain = this.#sets.get(lastSet)
    if (chain === undefined) {
      chain = new SetChain(this.#model.format, serveAfter(this.#model, lastSet))
      this.#sets.set(lastSet, chain)
    }
    return chain
  }

  /** The rest from the start of a set at this score in sets, the last of them won by one side; `server` begins it. */
  rest(home: number, away: number, lastSet: Side | null, server: SideIndex): RestOfMatch {
    const isOver = this.#isOver(home, away)
    const last = lastSet === null ? 0 : 1 + indexOf(lastSet)
    // Who would serve on after the end makes no difference.
    const key = ((home * 4 + away) * 3 + last) * 2 + (isOver ? 0 : server)
    let rest = this.#rests.get(key)
    if (rest === undefined) {
      rest = this.emptyRest(home, away)
      if (isOver) this.#end(rest, home, away)
      else {
        const isFinal = isFinalSet(this.#model.format, home + away)
        this.addSet(rest, home, away, this.set(lastSet).setEnds(isFinal, 0, 0, server))
      }
      this.#rests.set(key, rest)
    }
    return rest
  }

  /** With room for all that can come from this score in sets. */
  emptyRest(home: number, away: number): RestOfMatch {
    const setsLeft = this.#isOver(home, away) ? 0 : 2 * this.#setsToWin - 1 - home - away
    const size = setsLeft * SET_GAMES_MOST + 1
    return {
      size,
      games: new Float64Array(size * size),
      finalSets: new Float64Array((this.#setsToWin + 1) ** 2),
      tieBreaks: new Float64Array(setsLeft + 1),
    }
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
    return end.home > end.away
      ? this.rest(home + 1, away, 'home', end.server)
      : this.rest(home, away + 1, 'away', end.server)
  }

  #isOver(home: number, away: number): boolean {
    return home === this.#setsToWin || away === this.#setsToWin
  }

  #end(rest: RestOfMatch, home: number, away: number): void {
    rest.games[0] = 1
    rest.finalSets[home * (this.#setsToWin + 1) + away] = 1
    rest.tieBreaks[0] = 1
  }
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

const CHAINS = new WeakMap<TennisModel, MatchChain>()

/** One chain a model, for as long as somebody holds the model. */
export function chainOf(model: TennisModel): MatchChain {
  let chain = CHAINS.get(model)
  if (chain === undefined) {
    chain = new MatchChain(model)
    CHAINS.set(model, chain)
  }
  return chain
}
