import {
  type IntegerDistribution,
  integerDistribution,
} from '@xezer/pricing/distribution/integer-distribution'
import { combined, type PairDistribution } from '@xezer/pricing/distribution/pair-distribution'
import type { Side } from '@xezer/sport/side'
import { otherIndex, type SideIndex } from '../race/race-rules.ts'
import { homeChance } from '../race/race-table.ts'
import { chainOf, isTieBreakScore, type MatchChain, type RestOfMatch } from './match-chain.ts'
import type { SetEnd } from './set-chain.ts'
import { type Race, type SetView, setView } from './set-view.ts'
import { SET, setRules, type TennisFormat, type TennisModel } from './tennis-model.ts'
import {
  firstServer,
  indexOf,
  isFinalSet,
  kindNow,
  lastSetWinner,
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
interface ServerChance {
  readonly server: SideIndex
  readonly weight: number
}

/** Races to so many games of a set. */
const RACES = [2, 3, 4, 5]

const TOSS: readonly ServerChance[] = [
  { server: 0, weight: 0.5 },
  { server: 1, weight: 0.5 },
]

function serversOf({ server }: TennisState): readonly ServerChance[] {
  return server === null ? TOSS : [{ server: indexOf(server), weight: 1 }]
}

export function matchView(model: TennisModel, state: TennisState): MatchView {
  const chain = chainOf(model)
  const won = setsWon(state.sets)
  const isOver = matchWinner(model.format, state) !== null
  const rest = isOver ? chain.rest(won.home, won.away, null, 0) : chain.emptyRest(won.home, won.away)
  const ends: SetEnd[] = []
  if (!isOver) {
    for (const { server, weight } of serversOf(state)) {
      for (const end of endsOfSet(chain, model.format, state, server))
        ends.push({ ...end, chance: end.chance * weight })
    }
    chain.addSet(rest, won.home, won.away, ends)
  }
  return {
    winner: homeWins(rest, model.format.setsToWin),
    finalSets: listFinalSets(rest, model.format.setsToWin),
    sets: countsOf({ rowLowest: 0, columnLowest: 0, ...squareOf(rest.finalSets) }),
    games: countsOf(pairOf(rest.games, rest.size, state)),
    tieBreaks: integerDistribution(state.sets.filter(isTieBreakScore).length, rest.tieBreaks),
    firstSetMatch: isOver || state.sets.length > 0 ? null : firstSetMatch(chain, model.format, ends),
    currentSet: isOver ? null : setView(state.sets.length + 1, ends, races(chain, model.format, state)),
    nextSet: isOver ? null : nextSet(chain, model.format, state, ends),
  }
}

/** How the set that is played may end, from the exact point. */
function endsOfSet(chain: MatchChain, format: TennisFormat, state: TennisState, server: SideIndex): SetEnd[] {
  const { games, points } = state
  const sets = chain.set(lastSetWinner(state))
  const isFinal = isFinalSet(format, state.sets.length)
  const kind = kindNow(format, state)
  const home = homeChance(sets.game(kind), points.home, points.away, server)
  const next = otherIndex(indexOf(firstServer(kind, points, sideOf(server))))
  return [
    ...scaled(sets.setEnds(isFinal, games.home + 1, games.away, next), home),
    ...scaled(sets.setEnds(isFinal, games.home, games.away + 1, next), 1 - home),
  ]
}

function scaled(ends: readonly SetEnd[], chance: number): SetEnd[] {
  return ends.map((end) => ({ ...end, chance: end.chance * chance }))
}

/** Who is first at so many games of the set that is played, where nobody is yet. */
function races(chain: MatchChain, format: TennisFormat, state: TennisState): Race[] {
  const { games, points } = state
  if (setRules(format, isFinalSet(format, state.sets.length)) !== SET) return []
  const sets = chain.set(lastSetWinner(state))
  return RACES.filter((count) => Math.max(games.home, games.away) < count).map((count) => {
    let home = 0
    for (const { server, weight } of serversOf(state)) {
      const won = homeChance(sets.game('game'), points.home, points.away, server)
      const next = otherIndex(server)
      home += weight * won * sets.raceChance(count, games.home + 1, games.away, next)
      home += weight * (1 - won) * sets.raceChance(count, games.home, games.away + 1, next)
    }
    return { count, home }
  })
}

/** The next set is sold when nobody can win the match before it. */
function nextSet(
  chain: MatchChain,
  format: TennisFormat,
  state: TennisState,
  ends: readonly SetEnd[],
): SetView | null {
  const won = setsWon(state.sets)
  if (Math.max(won.home, won.away) + 1 >= format.setsToWin) return null
  const number = state.sets.length + 1
  const isFinal = isFinalSet(format, number)
  const begins = { home: [0, 0], away: [0, 0] } satisfies Record<Side, [number, number]>
  for (const { home, away, server, chance } of ends) begins[home > away ? 'home' : 'away'][server] += chance
  const next: SetEnd[] = []
  const open = RACES.map((count) => ({ count, home: 0 }))
  for (const last of ['home', 'away'] as const) {
    for (const server of [0, 1] as const) {
      const chance = begins[last][server] ?? 0
      const sets = chain.set(last)
      next.push(...scaled(sets.setEnds(isFinal, 0, 0, server), chance))
      for (const race of open) race.home += chance * sets.raceChance(race.count, 0, 0, server)
    }
  }
  return setView(number + 1, next, open)
}

function firstSetMatch(
  chain: MatchChain,
  { setsToWin }: TennisFormat,
  ends: readonly SetEnd[],
): [number, number, number, number] {
  const chances: [number, number, number, number] = [0, 0, 0, 0]
  for (const end of ends) {
    const isHome = end.home > end.away
    const home = homeWins(chain.restAfter(0, 0, end), setsToWin)
    chances[isHome ? 0 : 2] += end.chance * home
    chances[isHome ? 1 : 3] += end.chance * (1 - home)
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
