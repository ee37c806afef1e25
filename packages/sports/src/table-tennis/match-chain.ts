import { otherSide, type Side } from '@xezer/sport/side'
import { raceEnds } from '../race/race-ends.ts'
import { type FinalScore, type RaceTable, raceTable } from '../race/race-table.ts'
import { SET, type TableTennisModel } from './table-tennis-model.ts'
import { indexOf } from './table-tennis-state.ts'

/** Nobody wins a set by more. */
const LEAD_MOST = SET.target

/** What may still come, each as the chances of 0, 1, 2, … points; of the difference -`middle` is the first. */
export interface RestOfMatch {
  /** Row after row of `setsToWin + 1` columns, the home side's sets are the row. */
  readonly finalSets: number[]
  readonly total: number[]
  readonly home: number[]
  readonly away: number[]
  readonly difference: number[]
  readonly middle: number
}

/** The chain of one model from the point to the match. What is asked again is kept. */
export class MatchChain {
  readonly #setsToWin: number
  readonly #table: RaceTable
  readonly #ends = new Map<string, readonly FinalScore[]>()
  readonly #rests = new Map<string, RestOfMatch>()

  constructor({ setsToWin, serve }: TableTennisModel) {
    this.#setsToWin = setsToWin
    this.#table = raceTable(SET, (_home, _away, server) => (server === 0 ? serve.home : 1 - serve.away))
  }

  /** Final scores of a set from this one; `server` serves its next point. */
  setEnds(home: number, away: number, server: Side): readonly FinalScore[] {
    const key = `${home} ${away} ${server}`
    const ends = this.#ends.get(key) ?? raceEnds(this.#table, home, away, indexOf(server))
    this.#ends.set(key, ends)
    return ends
  }

  /** The rest from the start of a set at this score in sets; `first` begins it. */
  rest(home: number, away: number, first: Side): RestOfMatch {
    const isOver = home === this.#setsToWin || away === this.#setsToWin
    // Who would serve on after the end makes no difference.
    const key = `${home} ${away} ${isOver ? '' : first}`
    let rest = this.#rests.get(key)
    if (rest === undefined) {
      rest = this.emptyRest(home, away)
      if (isOver) {
        for (const count of [rest.total, rest.home, rest.away]) count[0] = 1
        rest.difference[rest.middle] = 1
        rest.finalSets[home * (this.#setsToWin + 1) + away] = 1
      } else this.addSet(rest, { home, away, first }, this.setEnds(0, 0, first), 1)
      this.#rests.set(key, rest)
    }
    return rest
  }

  emptyRest(home: number, away: number): RestOfMatch {
    const middle = LEAD_MOST * (2 * this.#setsToWin - 1 - home - away)
    return { finalSets: [], total: [], home: [], away: [], difference: [], middle }
  }

  /** Adds what comes of a set that began at this score in sets and ends so. */
  addSet(
    into: RestOfMatch,
    from: { readonly home: number; readonly away: number; readonly first: Side },
    ends: readonly FinalScore[],
    weight: number,
  ): void {
    const next = otherSide(from.first)
    const won = this.rest(from.home + 1, from.away, next)
    const lost = this.rest(from.home, from.away + 1, next)
    for (const end of ends) {
      const rest = end.home > end.away ? won : lost
      const chance = end.chance * weight
      addShifted(into.finalSets, rest.finalSets, 0, chance)
      addShifted(into.total, rest.total, end.home + end.away, chance)
      addShifted(into.home, rest.home, end.home, chance)
      addShifted(into.away, rest.away, end.away, chance)
      addShifted(into.difference, rest.difference, LEAD_MOST + end.home - end.away, chance)
    }
  }
}

function addShifted(into: number[], from: readonly number[], shift: number, weight: number): void {
  while (into.length < from.length + shift) into.push(0)
  for (let index = 0; index < from.length; index++) {
    into[index + shift] = (into[index + shift] ?? 0) + (from[index] ?? 0) * weight
  }
}

const CHAINS = new WeakMap<TableTennisModel, MatchChain>()

/** One chain a model, for as long as somebody holds the model. */
export function chainOf(model: TableTennisModel): MatchChain {
  const chain = CHAINS.get(model) ?? new MatchChain(model)
  CHAINS.set(model, chain)
  return chain
}
