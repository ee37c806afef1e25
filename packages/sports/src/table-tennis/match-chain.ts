import { otherSide, type Side } from '@xezer/sport/side'
import { raceEnds } from '../race/race-ends.ts'
import { type FinalScore, type RaceTable, raceTable } from '../race/race-table.ts'
import { SET, type TableTennisModel } from './table-tennis-model.ts'
import { indexOf } from './table-tennis-state.ts'

/** Nobody wins a set by more. */
const LEAD_MOST = SET.target

/** Of a count what is less likely than this stands with the last cell before it: nothing of it is lost. */
const TAIL_MAX = 1e-14

/** What may still come, each as the chances of 0, 1, 2, … points; of the difference -`middle` is the first. */
export interface RestOfMatch {
  /** Row after row of `setsToWin + 1` columns, the home side's sets are the row. */
  finalSets: Float64Array
  total: Float64Array
  home: Float64Array
  away: Float64Array
  difference: Float64Array
  readonly middle: number
}

/** The ends of a set that one side won, by what is counted; of the lead -`LEAD_MOST` is the first. */
interface SetSpread {
  /** Of all of them, as the only cell. */
  readonly all: Float64Array
  readonly total: Float64Array
  readonly home: Float64Array
  readonly away: Float64Array
  readonly lead: Float64Array
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
        for (const count of ['total', 'home', 'away'] as const) rest[count] = Float64Array.of(1)
        rest.difference = cellAt(rest.middle)
        rest.finalSets = cellAt(home * (this.#setsToWin + 1) + away)
      } else {
        this.addSet(rest, { home, away, first }, this.setEnds(0, 0, first), 1)
        for (const count of ['total', 'home', 'away'] as const) rest[count] = withoutTail(rest[count])
      }
      this.#rests.set(key, rest)
    }
    return rest
  }

  emptyRest(home: number, away: number): RestOfMatch {
    const middle = LEAD_MOST * (2 * this.#setsToWin - 1 - home - away)
    const none = new Float64Array(0)
    return { finalSets: none, total: none, home: none, away: none, difference: none, middle }
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
    const spreads = spreadsOf(ends)
    for (const [rest, spread] of [
      [won, spreads.won],
      [lost, spreads.lost],
    ] as const) {
      into.finalSets = convolved(into.finalSets, rest.finalSets, spread.all, weight)
      into.total = convolved(into.total, rest.total, spread.total, weight)
      into.home = convolved(into.home, rest.home, spread.home, weight)
      into.away = convolved(into.away, rest.away, spread.away, weight)
      into.difference = convolved(into.difference, rest.difference, spread.lead, weight)
    }
  }
}

/** The first array and on top of it the sum of two counts. The same one where it is long enough. */
function convolved(
  into: Float64Array,
  rest: Float64Array,
  spread: Float64Array,
  weight: number,
): Float64Array {
  const length = rest.length + spread.length - 1
  const sum = into.length >= length ? into : new Float64Array(length)
  if (sum !== into) sum.set(into)
  for (let shift = 0; shift < spread.length; shift++) {
    const chance = (spread[shift] ?? 0) * weight
    if (chance === 0) continue
    for (let index = 0; index < rest.length; index++) {
      sum[index + shift] = (sum[index + shift] ?? 0) + (rest[index] ?? 0) * chance
    }
  }
  return sum
}

function cellAt(place: number): Float64Array {
  const cells = new Float64Array(place + 1)
  cells[place] = 1
  return cells
}

function withoutTail(count: Float64Array): Float64Array {
  let end = count.length
  let tail = 0
  while (end > 1 && tail + (count[end - 1] ?? 0) < TAIL_MAX) {
    end -= 1
    tail += count[end] ?? 0
  }
  const kept = count.slice(0, end)
  kept[end - 1] = (kept[end - 1] ?? 0) + tail
  return kept
}

interface SetSpreads {
  readonly won: SetSpread
  readonly lost: SetSpread
}

const SPREADS = new WeakMap<readonly FinalScore[], SetSpreads>()

function spreadsOf(ends: readonly FinalScore[]): SetSpreads {
  const known = SPREADS.get(ends)
  if (known !== undefined) return known
  const made = {
    won: spreadOf(ends.filter(({ home, away }) => home > away)),
    lost: spreadOf(ends.filter(({ home, away }) => home < away)),
  }
  SPREADS.set(ends, made)
  return made
}

function spreadOf(ends: readonly FinalScore[]): SetSpread {
  const by = (countOf: (end: FinalScore) => number): Float64Array => {
    const cells = new Float64Array(1 + Math.max(0, ...ends.map(countOf)))
    for (const end of ends) cells[countOf(end)] = (cells[countOf(end)] ?? 0) + end.chance
    return cells
  }
  return {
    all: by(() => 0),
    total: by(({ home, away }) => home + away),
    home: by(({ home }) => home),
    away: by(({ away }) => away),
    lead: by(({ home, away }) => LEAD_MOST + home - away),
  }
}

const CHAINS = new WeakMap<TableTennisModel, MatchChain>()

/** One chain a model, for as long as somebody holds the model. */
export function chainOf(model: TableTennisModel): MatchChain {
  const chain = CHAINS.get(model) ?? new MatchChain(model)
  CHAINS.set(model, chain)
  return chain
}
