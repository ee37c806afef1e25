import { type IntegerDistribution, mixtureOf } from '@xezer/pricing/distribution/integer-distribution'
import type { Side } from '@xezer/sport/side'
import { otherIndex, raceWinner, type SideIndex } from '../race/race-rules.ts'
import { type FinalScore, finalScores, homeChance } from '../race/race-table.ts'
import { type DayChain, dayChains } from './match-chain.ts'
import { type GameKind, setRules, type TennisModel } from './tennis-model.ts'
import { firstServer, indexOf, isFinalSet, kindNow, matchWinner, type TennisState } from './tennis-state.ts'

/** One game as its prices see it. */
export interface GameView {
  readonly setNumber: number
  /** From 1; a tie-break at six all is game 13. */
  readonly number: number
  readonly kind: GameKind
  /** Chance of the home side to win it. */
  readonly winner: number
  /** Final scores in points, once for each day that it may be; what goes beyond deuce is one score. */
  readonly scores: readonly FinalScore[]
  /** Points of both sides together. */
  readonly points: IntegerDistribution
}

/**
 * The game that is played, and the next one where it will be played for certain: not while this one may end the set.
 * None before the toss and after the end.
 */
export function gameViews(model: TennisModel, state: TennisState): GameView[] {
  const { format } = model
  if (state.server === null || matchWinner(format, state) !== null) return []
  const days = dayChains(model, state)
  const kind = kindNow(format, state)
  const place = { setNumber: state.sets.length + 1, number: state.games.home + state.games.away + 1 }
  const now = viewOf(days, kind, state.points, indexOf(state.server), place)
  if (mayEndSet(model, state)) return [now]
  const server = otherIndex(indexOf(firstServer(kind, state.points, state.server)))
  return [now, viewOf(days, 'game', NONE, server, { ...place, number: place.number + 1 })]
}

const NONE: Readonly<Record<Side, number>> = { home: 0, away: 0 }

/** Six all comes only after a game that might have ended the set, so the next game is never a tie-break. */
function mayEndSet({ format }: TennisModel, { sets, games }: TennisState): boolean {
  const rules = setRules(format, isFinalSet(format, sets.length))
  return (
    raceWinner(rules, games.home + 1, games.away) !== null ||
    raceWinner(rules, games.home, games.away + 1) !== null
  )
}

function viewOf(
  days: readonly DayChain[],
  kind: GameKind,
  { home, away }: Readonly<Record<Side, number>>,
  server: SideIndex,
  place: { readonly setNumber: number; readonly number: number },
): GameView {
  let winner = 0
  const scores: FinalScore[] = []
  for (const { chain, chance } of days) {
    const table = chain.set.game(kind)
    winner += chance * homeChance(table, home, away, server)
    if (kind !== 'game') continue
    for (const score of finalScores(table, home, away, server)) {
      scores.push({ ...score, chance: chance * score.chance })
    }
  }
  const points = days.map(({ chain, chance }) => ({
    chance,
    of: chain.set.gamePoints(kind, home, away, server),
  }))
  return { ...place, kind, winner, scores, points: mixtureOf(points) }
}
