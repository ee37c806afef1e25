import type { Side, Sides } from '@xezer/sport/side'
import type { OfSet } from '../../combination/combine-sets.ts'
import { forEachCell, type LaneEnd, type SetStep, stepsFrom } from '../../combination/set-cells.ts'
import type { SideIndex } from '../../race/race-rules.ts'
import { isTieBreakScore } from '../match-chain.ts'
import { type DayEnds, endsOfDays } from '../match-view.ts'
import type { TennisModel } from '../tennis-model.ts'
import { isFinalSet, setsWon, type TennisState } from '../tennis-state.ts'

/** How a match ends, as far as somebody asks; what nobody asks for is nothing. */
export interface MatchEnd {
  readonly sets: Sides<number>
  readonly games: Sides<number>
  readonly tieBreaks: number
  /** Who won the first set. */
  readonly first: Side | null
  /** The sum of what `ofSet` said of the sets that were still to end. */
  readonly ofSets: number
}

/** What is asked of the ends of a match: what is not is not told apart. */
interface Asked {
  readonly games: boolean
  readonly tieBreaks: boolean
  readonly first: boolean
  readonly ofSet: OfSet
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
  visit: (end: MatchEnd, chance: number) => void,
): void {
  const { format } = model
  const days = endsOfDays(model, state)
  const current = state.sets.length + 1
  const match = {
    setsToWin: format.setsToWin,
    won: setsWon(state.sets),
    lanes: 2 * days.length,
    before: state.sets.reduce((sum, score) => sum + countsOf(score, asked), 0),
  }
  const stepsOf = (number: number): SetStep[] => {
    const ends = number === current ? endsNow(days) : endsOfSet(days, isFinalSet(format, number - 1))
    return stepsFrom(ends, match.lanes, (score) => addedBy(score, number, asked))
  }
  forEachCell(match, stepsOf, (sets, cell, chance) => visit(endOf(sets, cell), chance))
}

/** Of the set that is played, from the exact point. */
function endsNow(days: readonly DayEnds[]): LaneEnd[] {
  return days.flatMap(({ ends }, day) =>
    ends.map((end) => ({ ...end, lane: 2 * day + end.server, turns: false })),
  )
}

function endsOfSet(days: readonly DayEnds[], isFinal: boolean): LaneEnd[] {
  return days.flatMap(({ chain }, day) =>
    SERVERS.flatMap((server) =>
      chain.set
        .setEnds(isFinal, 0, 0, server)
        .map((end) => ({ ...end, lane: 2 * day + server, turns: end.server !== server })),
    ),
  )
}

function countsOf(score: Sides<number>, asked: Asked): number {
  const games = asked.games ? score.home * GAMES + score.away : 0
  return games + (asked.tieBreaks && isTieBreakScore(score) ? TIE_BREAK : 0)
}

function addedBy(score: Sides<number>, number: number, asked: Asked): number {
  const first = asked.first && number === 1 ? (score.home > score.away ? FIRST : 2 * FIRST) : 0
  return countsOf(score, asked) + first + OF_SET * asked.ofSet(number, score.home, score.away)
}

function endOf(sets: Sides<number>, cell: number): MatchEnd {
  const first = Math.floor(cell / FIRST) % 4
  return {
    sets,
    games: { home: Math.floor(cell / GAMES) % GAMES, away: cell % GAMES },
    tieBreaks: Math.floor(cell / TIE_BREAK) % 8,
    first: first === 0 ? null : first === 1 ? 'home' : 'away',
    ofSets: Math.floor(cell / OF_SET),
  }
}
