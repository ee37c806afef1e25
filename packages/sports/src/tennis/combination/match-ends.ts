import type { Side, Sides } from '@xezer/sport/side'
import type { OfSet, VisitEnd, WeighedLeg } from '../../combination/combine-sets.ts'
import { forEachCell, type LaneEnd, type SetStep, stepsFrom } from '../../combination/set-cells.ts'
import type { SideIndex } from '../../race/race-rules.ts'
import { isTieBreakScore } from '../match-chain.ts'
import { type DayEnds, endsOfDays, serversOf } from '../match-view.ts'
import type { SetEnd } from '../set-chain.ts'
import type { TennisModel } from '../tennis-model.ts'
import {
  firstServer,
  indexOf,
  isFinalSet,
  kindNow,
  setsWon,
  sideOf,
  type TennisState,
} from '../tennis-state.ts'
import { type ToldEnd, toldEnds, type WithinSet } from './within-set.ts'

/** How a match ends, as far as somebody asks; what nobody asks for is nothing. */
export interface MatchEnd {
  readonly sets: Sides<number>
  readonly games: Sides<number>
  readonly tieBreaks: number
  /** Who won the first set. */
  readonly first: Side | null
}

/** What is asked of the ends of a match: what is not is not told apart. */
interface Asked {
  readonly games: boolean
  readonly tieBreaks: boolean
  readonly first: boolean
  readonly ofSet: OfSet
  readonly withinSet: (number: number) => readonly WeighedLeg<WithinSet>[]
}

/** A cell is a number: what a set adds to it does not hang on what was before. Nobody has as many games, nor tie-breaks. */
const GAMES = 64
const TIE_BREAK = GAMES * GAMES
const FIRST = 8 * TIE_BREAK
const OF_SET = 4 * FIRST

const SERVERS: readonly SideIndex[] = [0, 1]

/** Every end of a match that goes on, with its chance: the chain that prices everything else, on each day that it may be. */
export function forEachEnd(
  model: TennisModel,
  state: TennisState,
  asked: Asked,
  visit: VisitEnd<MatchEnd>,
): void {
  const { format } = model
  const days = endsOfDays(model, state)
  const current = state.sets.length + 1
  const endsNow = endsOfCurrent(model, state, days, asked)
  // What is said of the set that is played stands in lanes of its own: in cells it would be found anew with each later set.
  const said = [...new Set(endsNow.map((end) => end.said))]
  const lanes = 2 * days.length
  const match = {
    setsToWin: format.setsToWin,
    won: setsWon(state.sets),
    lanes: lanes * said.length,
    lanesOfEnd: lanes,
    before: state.sets.reduce((sum, score) => sum + countsOf(score, asked), 0),
  }
  const stepsOf = (number: number): SetStep[] => {
    if (number === current) {
      const ends = endsNow.map((end) => ({ ...end, lane: lanes * said.indexOf(end.said) + end.lane }))
      return stepsFrom(ends, match.lanes, (end) => countsAndFirstOf(end, number, asked))
    }
    const ends = endsOfLater(days, isFinalSet(format, number - 1), number, asked)
    const steps = stepsFrom(ends, lanes, (end) => countsAndFirstOf(end, number, asked) + OF_SET * end.said)
    return steps.map((step) => ({ ...step, chances: said.flatMap(() => step.chances) }))
  }
  forEachCell(match, stepsOf, (sets, cell, chanceOf) => {
    const end = endOf(sets, cell)
    const saidLater = Math.floor(cell / OF_SET)
    said.forEach((saidNow, group) => {
      visit(end, saidLater + saidNow, chanceOf(group))
    })
  })
}

/** An end of a set with the sum of what legs say of it. */
interface SaidEnd extends LaneEnd {
  readonly said: number
}

/** Of the set that is played, from the exact point. */
function endsOfCurrent(
  { format }: TennisModel,
  state: TennisState,
  days: readonly DayEnds[],
  asked: Asked,
): SaidEnd[] {
  const { sets, games, points } = state
  const number = sets.length + 1
  const within = asked.withinSet(number)
  const kind = kindNow(format, state)
  return days.flatMap(({ chain, chance, ends }, day) => {
    const told = serversOf(state).flatMap(({ server, weight }) => {
      if (within.length === 0) return []
      const began = indexOf(firstServer(kind, points, sideOf(server)))
      const start = { isFinal: isFinalSet(format, sets.length), games, points, server, began }
      return toldEnds(chain.set, start, within).map((end) => ({
        ...end,
        chance: end.chance * chance * weight,
      }))
    })
    return (within.length === 0 ? ends : told).map((end) => ({
      ...end,
      said: saidOf(end, number, asked),
      lane: 2 * day + end.server,
      turns: false,
    }))
  })
}

const NONE: Sides<number> = { home: 0, away: 0 }

function endsOfLater(days: readonly DayEnds[], isFinal: boolean, number: number, asked: Asked): SaidEnd[] {
  const within = asked.withinSet(number)
  return days.flatMap(({ chain: { set } }, day) =>
    SERVERS.flatMap((server) => {
      const start = { isFinal, games: NONE, points: NONE, server, began: server }
      const ends = within.length === 0 ? set.setEnds(isFinal, 0, 0, server) : toldEnds(set, start, within)
      return ends.map((end) => ({
        ...end,
        said: saidOf(end, number, asked),
        lane: 2 * day + server,
        turns: end.server !== server,
      }))
    }),
  )
}

/** Of its score, and of the way to it. */
function saidOf(end: SetEnd & Partial<ToldEnd>, number: number, asked: Asked): number {
  return asked.ofSet(number, end.home, end.away) + (end.said ?? 0)
}

function countsOf(score: Sides<number>, asked: Asked): number {
  const games = asked.games ? score.home * GAMES + score.away : 0
  return games + (asked.tieBreaks && isTieBreakScore(score) ? TIE_BREAK : 0)
}

function countsAndFirstOf(score: Sides<number>, number: number, asked: Asked): number {
  const first = asked.first && number === 1 ? (score.home > score.away ? FIRST : 2 * FIRST) : 0
  return countsOf(score, asked) + first
}

function endOf(sets: Sides<number>, cell: number): MatchEnd {
  const first = Math.floor(cell / FIRST) % 4
  return {
    sets,
    games: { home: Math.floor(cell / GAMES) % GAMES, away: cell % GAMES },
    tieBreaks: Math.floor(cell / TIE_BREAK) % 8,
    first: first === 0 ? null : first === 1 ? 'home' : 'away',
  }
}
