import {
  type IntegerDistribution,
  integerDistribution,
} from '@xezer/pricing/distribution/integer-distribution'
import { combined, type PairDistribution } from '@xezer/pricing/distribution/pair-distribution'
import { otherIndex, type SideIndex } from '../race/race-rules.ts'
import { homeChance } from '../race/race-table.ts'
import { type DayChain, dayChains, isTieBreakScore, type RestOfMatch, startRest } from './match-chain.ts'
import type { SetChain, SetEnd } from './set-chain.ts'
import { type Race, type SetView, setView } from './set-view.ts'
import { SET, setRules, type TennisFormat, type TennisModel } from './tennis-model.ts'
import {
  firstServer,
  indexOf,
  isFinalSet,
  kindNow,
  matchWinner,
  setsWon,
  sideOf,
  type TennisState,
} from './tennis-state.ts'

/** Everything of a match that its prices are made of, from one distribution of what may still come. */
export interface MatchView {
  /** Chance of the home side to win the match. */
  readonly winner: number
  /** Final scores in sets that can still be, with their chances. */
  readonly finalSets: readonly { readonly home: number; readonly away: number; readonly chance: number }[]
  readonly sets: Counts
  readonly games: Counts
  /** Tie-breaks at six all, those that were played included. */
  readonly tieBreaks: IntegerDistribution
  /**
   * Chances of (winner of the first set, winner of the match): home and home, home and away, away and home, away and
   * away. Null once the first set is over.
   */
  readonly firstSetMatch: readonly [number, number, number, number] | null
  /** The set that is played, and the next one where it will be played for certain. */
  readonly currentSet: SetView | null
  readonly nextSet: SetView | null
}

/** A count of both sides: together, home minus away, and each for itself. */
export interface Counts {
  readonly total: IntegerDistribution
  readonly difference: IntegerDistribution
  readonly home: IntegerDistribution
  readonly away: IntegerDistribution
}

/** A server and how likely it is that this side has the serve; two before the toss. */
export interface ServerChance {
  readonly server: SideIndex
  readonly weight: number
}

/** Races to so many games of a set. */
const RACES = [2, 3, 4, 5]

const TOSS: readonly ServerChance[] = [
  { server: 0, weight: 0.5 },
  { server: 1, weight: 0.5 },
]

export function serversOf({ server }: TennisState): readonly ServerChance[] {
  return server === null ? TOSS : [{ server: indexOf(server), weight: 1 }]
}

export function matchView(model: TennisModel, state: TennisState): MatchView {
  const { format } = model
  const won = setsWon(state.sets)
  const isOver = matchWinner(format, state) !== null
  const days = isOver ? [] : endsOfDays(model, state)
  const rest = startRest(format, won.home, won.away)
  for (const { chain, ends } of days) chain.addSet(rest, won.home, won.away, ends)
  const ends = days.flatMap((day) => day.ends)
  return {
    winner: homeWins(rest, format.setsToWin),
    finalSets: listFinalSets(rest, format.setsToWin),
    sets: countsOf({ rowLowest: 0, columnLowest: 0, ...squareOf(rest.finalSets) }),
    games: countsOf(pairOf(rest.games, rest.size, state)),
    tieBreaks: integerDistribution(state.sets.filter(isTieBreakScore).length, rest.tieBreaks),
    firstSetMatch: isOver || state.sets.length > 0 ? null : firstSetMatch(days, format),
    currentSet: isOver ? null : setView(state.sets.length + 1, ends, races(days, format, state)),
    nextSet: isOver ? null : nextSet(days, format, state),
  }
}

/** How the set that is played may end on one of the days; the chance of the day is in those of its ends. */
export interface DayEnds extends DayChain {
  readonly ends: readonly SetEnd[]
}

export function endsOfDays(model: TennisModel, state: TennisState): DayEnds[] {
  return dayChains(model, state).map(({ chain, chance }) => ({
    chain,
    chance,
    ends: serversOf(state).flatMap(({ server, weight }) =>
      scaled(endsOfSet(chain.set, model.format, state, server), chance * weight),
    ),
  }))
}

/** From the exact point. */
function endsOfSet(set: SetChain, format: TennisFormat, state: TennisState, server: SideIndex): SetEnd[] {
  const { games, points } = state
  const isFinal = isFinalSet(format, state.sets.length)
  const kind = kindNow(format, state)
  const home = homeChance(set.game(kind), points.home, points.away, server)
  const next = otherIndex(indexOf(firstServer(kind, points, sideOf(server))))
  return [
    ...scaled(set.setEnds(isFinal, games.home + 1, games.away, next), home),
    ...scaled(set.setEnds(isFinal, games.home, games.away + 1, next), 1 - home),
  ]
}

function scaled(ends: readonly SetEnd[], chance: number): SetEnd[] {
  return ends.map((end) => ({ ...end, chance: end.chance * chance }))
}

/** Who is first at so many games of the set that is played, where nobody is yet. */
function races(days: readonly DayEnds[], format: TennisFormat, state: TennisState): Race[] {
  const { games, points } = state
  if (setRules(format, isFinalSet(format, state.sets.length)) !== SET) return []
  return RACES.filter((count) => Math.max(games.home, games.away) < count).map((count) => {
    let home = 0
    for (const { chain, chance } of days) {
      const { set } = chain
      for (const { server, weight } of serversOf(state)) {
        const won = homeChance(set.game('game'), points.home, points.away, server)
        const next = otherIndex(server)
        const ahead = set.raceChance(count, games.home + 1, games.away, next)
        const behind = set.raceChance(count, games.home, games.away + 1, next)
        home += chance * weight * (won * ahead + (1 - won) * behind)
      }
    }
    return { count, home }
  })
}

/** The next set is sold when nobody can win the match before it. */
function nextSet(days: readonly DayEnds[], format: TennisFormat, { sets }: TennisState): SetView | null {
  const won = setsWon(sets)
  if (Math.max(won.home, won.away) + 1 >= format.setsToWin) return null
  const number = sets.length + 1
  const isFinal = isFinalSet(format, number)
  const next: SetEnd[] = []
  const open = RACES.map((count) => ({ count, home: 0 }))
  for (const { chain, ends } of days) {
    for (const begins of [0, 1] as const) {
      const chance = ends.reduce((sum, end) => (end.server === begins ? sum + end.chance : sum), 0)
      next.push(...scaled(chain.set.setEnds(isFinal, 0, 0, begins), chance))
      for (const race of open) race.home += chance * chain.set.raceChance(race.count, 0, 0, begins)
    }
  }
  return setView(number + 1, next, open)
}

function firstSetMatch(
  days: readonly DayEnds[],
  { setsToWin }: TennisFormat,
): [number, number, number, number] {
  const chances: [number, number, number, number] = [0, 0, 0, 0]
  for (const { chain, ends } of days) {
    for (const end of ends) {
      const isHome = end.home > end.away
      const home = homeWins(chain.restAfter(0, 0, end), setsToWin)
      chances[isHome ? 0 : 2] += end.chance * home
      chances[isHome ? 1 : 3] += end.chance * (1 - home)
    }
  }
  return chances
}

function pairOf(mass: Float64Array, size: number, { sets }: TennisState): PairDistribution {
  const played = { home: 0, away: 0 }
  for (const games of sets) {
    played.home += games.home
    played.away += games.away
  }
  return { rowLowest: played.home, columnLowest: played.away, rows: size, columns: size, mass }
}

function squareOf(mass: Float64Array): { rows: number; columns: number; mass: Float64Array } {
  const size = Math.round(Math.sqrt(mass.length))
  return { rows: size, columns: size, mass }
}

function countsOf(pair: PairDistribution): Counts {
  return {
    total: combined(pair, 1, 1),
    difference: combined(pair, 1, -1),
    home: combined(pair, 1, 0),
    away: combined(pair, 0, 1),
  }
}

function homeWins({ finalSets }: RestOfMatch, setsToWin: number): number {
  let sum = 0
  for (let away = 0; away < setsToWin; away++) sum += finalSets[setsToWin * (setsToWin + 1) + away] ?? 0
  return sum
}

function listFinalSets({ finalSets }: RestOfMatch, setsToWin: number): MatchView['finalSets'] {
  const found: { home: number; away: number; chance: number }[] = []
  for (let loser = 0; loser < setsToWin; loser++) {
    const home = finalSets[setsToWin * (setsToWin + 1) + loser] ?? 0
    const away = finalSets[loser * (setsToWin + 1) + setsToWin] ?? 0
    found.push({ home: setsToWin, away: loser, chance: home }, { home: loser, away: setsToWin, chance: away })
  }
  return found
}
