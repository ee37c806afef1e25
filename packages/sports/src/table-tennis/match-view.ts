import {
  type IntegerDistribution,
  integerDistribution,
} from '@xezer/pricing/distribution/integer-distribution'
import { otherSide, type Side, type Sides } from '@xezer/sport/side'
import type { FinalScore } from '../race/race-table.ts'
import { chainOf, type MatchChain } from './match-chain.ts'
import { SET, type TableTennisModel } from './table-tennis-model.ts'
import { serverAfter, setsWon, type TableTennisState } from './table-tennis-state.ts'

/** A count of both sides: together, home minus away, and each for itself. */
export interface Counts {
  readonly total: IntegerDistribution
  readonly difference: IntegerDistribution
  readonly home: IntegerDistribution
  readonly away: IntegerDistribution
}

/** One set as its prices see it. */
export interface SetView {
  /** From 1. */
  readonly number: number
  /** Chance of the home side to win it. */
  readonly winner: number
  readonly points: Counts
  /** Chance of ten all. */
  readonly deuce: number
  /** Chance of the home side to be first at so many points, for the races that are still open. */
  readonly races: readonly { readonly count: number; readonly home: number }[]
}

/** Everything of a match that its prices are made of, from one distribution of what may still come. */
export interface MatchView {
  readonly winner: number
  /** Final scores in sets that can still be, with their chances. */
  readonly finalSets: readonly FinalScore[]
  readonly sets: Pick<Counts, 'total' | 'difference'>
  readonly points: Counts
  /** The set that is played, and the next one where it will be played for certain. */
  readonly setViews: readonly SetView[]
}

export const RACES = [3, 5, 7, 9] as const

interface Begun {
  readonly first: Side
  readonly weight: number
}

/** Who began the set, and how likely; two before the toss. */
export function begunBy({ first }: TableTennisState): readonly Begun[] {
  if (first !== null) return [{ first, weight: 1 }]
  return [
    { first: 'home', weight: 0.5 },
    { first: 'away', weight: 0.5 },
  ]
}

/** Of a match that goes on. */
export function matchView(model: TableTennisModel, state: TableTennisState): MatchView {
  const chain = chainOf(model)
  const won = setsWon(state)
  const rest = chain.emptyRest(won.home, won.away)
  const begun = begunBy(state)
  for (const { first, weight } of begun) {
    chain.addSet(rest, { ...won, first }, endsOf(chain, state.points, first), weight)
  }
  const finalSets = listFinalSets(rest.finalSets, model.setsToWin)
  const played = sumOf(state.sets)
  const lead = played.home - played.away
  const isNextCertain = Math.max(won.home, won.away) + 1 < model.setsToWin
  const next = begun.map(({ first, weight }) => ({ first: otherSide(first), weight }))
  const number = state.sets.length + 1
  return {
    winner: finalSets.reduce((sum, { home, away, chance }) => (home > away ? sum + chance : sum), 0),
    finalSets,
    sets: countsOf(finalSets),
    points: {
      total: integerDistribution(played.home + played.away, rest.total),
      difference: integerDistribution(lead - rest.middle, rest.difference),
      home: integerDistribution(played.home, rest.home),
      away: integerDistribution(played.away, rest.away),
    },
    setViews: [
      setView(model, number, state.points, begun),
      ...(isNextCertain ? [setView(model, number + 1, { home: 0, away: 0 }, next)] : []),
    ],
  }
}

/** Final scores of the set that is played. */
export function endsOf(chain: MatchChain, { home, away }: Sides<number>, first: Side): readonly FinalScore[] {
  return chain.setEnds(home, away, serverAfter(first, home + away))
}

function setView(
  model: TableTennisModel,
  number: number,
  points: Sides<number>,
  begun: readonly Begun[],
): SetView {
  const chain = chainOf(model)
  const ends = begun.flatMap(({ first, weight }) =>
    endsOf(chain, points, first).map((end) => ({ ...end, chance: end.chance * weight })),
  )
  const chanceThat = (holds: (end: FinalScore) => boolean): number =>
    ends.reduce((sum, end) => (holds(end) ? sum + end.chance : sum), 0)
  return {
    number,
    winner: chanceThat(({ home, away }) => home > away),
    points: countsOf(ends),
    deuce: chanceThat(({ home, away }) => Math.min(home, away) >= SET.target - 1),
    races: RACES.filter((count) => Math.max(points.home, points.away) < count).map((count) => ({
      count,
      home: begun.reduce((sum, { first, weight }) => sum + weight * firstAt(model, count, points, first), 0),
    })),
  }
}

/** Chance of the home side to be first at so many points of a set, worked back from there. */
function firstAt({ serve }: TableTennisModel, count: number, from: Sides<number>, first: Side): number {
  // By the points of the away side; the row of one point more of the home side comes before.
  let row: number[] = Array.from({ length: count }, () => 1)
  for (let home = count - 1; home >= from.home; home--) {
    const own = [...row, 0]
    for (let away = count - 1; away >= from.away; away--) {
      const up = serverAfter(first, home + away) === 'home' ? serve.home : 1 - serve.away
      own[away] = up * (row[away] ?? 0) + (1 - up) * (own[away + 1] ?? 0)
    }
    row = own.slice(0, count)
  }
  return row[from.away] ?? 0
}

function countsOf(scores: readonly FinalScore[]): Counts {
  const count = (take: (score: FinalScore) => number): IntegerDistribution => {
    const values = scores.map(take)
    const lowest = Math.min(...values)
    const mass = new Float64Array(Math.max(...values) - lowest + 1)
    for (const [index, { chance }] of scores.entries()) {
      const place = (values[index] ?? lowest) - lowest
      mass[place] = (mass[place] ?? 0) + chance
    }
    return integerDistribution(lowest, mass)
  }
  return {
    total: count(({ home, away }) => home + away),
    difference: count(({ home, away }) => home - away),
    home: count(({ home }) => home),
    away: count(({ away }) => away),
  }
}

function listFinalSets(mass: Float64Array, setsToWin: number): FinalScore[] {
  return [...mass].flatMap((chance, place) => {
    const home = Math.floor(place / (setsToWin + 1))
    return chance === 0 ? [] : [{ home, away: place % (setsToWin + 1), chance }]
  })
}

function sumOf(sets: readonly Sides<number>[]): Sides<number> {
  return sets.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  })
}
