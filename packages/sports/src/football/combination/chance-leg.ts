import { chanceToReachFirst } from '@xezer/pricing/distribution/race'
import type { CombinationLeg } from '@xezer/sport/combination'
import { type MarketType, periodOf } from '@xezer/sport/market-type'
import type { Side, Sides } from '@xezer/sport/side'
import { getSpecifierNumber } from '@xezer/sport/specifier'
import { GOAL_TIME_BANDS, shareBefore } from '../first-goal-time.ts'
import {
  MISSED_PENALTIES_PER_GOAL,
  OWN_GOAL_SHARE,
  PENALTY_GOAL_SHARE,
  remainingCounts,
} from '../intensities.ts'
import type { HalfCounts as CountsByHalf, MatchModel, MatchState } from '../match-model.ts'
import { addedTimeShare } from '../special-markets.ts'
import type { HalfCell } from './half-cells.ts'

/** The chance of a leg in a cell: of what hangs on order and time of what is counted, not on how many there are. */
export type ChanceLeg = (cell: HalfCell) => number

/** What is known of the match, and of what the leg counts. */
export interface KnownPlay {
  readonly model: MatchModel
  readonly state: MatchState
  readonly already: CountsByHalf
  readonly last: Side | null
}

/** Given their numbers, all orders of what is counted in a half are equally likely: both sides share one time profile. */
export function chanceLeg(type: MarketType, leg: CombinationLeg, play: KnownPlay): ChanceLeg | null {
  const left = leftIn(play.already)
  switch (type.rule) {
    case 'next':
      return nextLeg(leg, left, halvesOf(type, leg))
    case 'last':
      return lastLeg(leg, left, play.last)
    case 'race_to':
      return raceLeg(leg, left, halvesOf(type, leg), play.already)
    case 'first_time':
      return firstTimeLeg(leg, left, play.state)
    case 'happened':
      return happenedLeg(type, leg, left, play)
    default:
      return null
  }
}

type Half = 'h1' | 'h2'
/** What is still to come in a half. */
type Left = (cell: HalfCell, half: Half) => Sides<number>

function leftIn({ h1, h2 }: CountsByHalf): Left {
  return (cell, half) =>
    half === 'h1'
      ? { home: cell.h1Home - h1.home, away: cell.h1Away - h1.away }
      : { home: cell.h2Home - h2.home, away: cell.h2Away - h2.away }
}

function halvesOf(type: MarketType, { specifier }: CombinationLeg): readonly Half[] {
  const period = periodOf(type, specifier)
  return period === 'h1' || period === 'h2' ? [period] : ['h1', 'h2']
}

/** Of some that come, the share of the side that is asked for: `none` is not what comes then. There has to be one. */
function byShare(outcome: string, { home, away }: Sides<number>): number {
  if (outcome === 'none') return 0
  return (outcome === '1' ? home : away) / (home + away)
}

function nextLeg({ outcome }: CombinationLeg, left: Left, halves: readonly Half[]): ChanceLeg {
  return (cell) => {
    for (const half of halves) {
      const coming = left(cell, half)
      if (coming.home + coming.away > 0) return byShare(outcome, coming)
    }
    return outcome === 'none' ? 1 : 0
  }
}

function lastLeg({ outcome }: CombinationLeg, left: Left, last: Side | null): ChanceLeg {
  const held = last === null ? 'none' : last === 'home' ? '1' : '2'
  return (cell) => {
    for (const half of ['h2', 'h1'] as const) {
      const coming = left(cell, half)
      if (coming.home + coming.away > 0) return byShare(outcome, coming)
    }
    return outcome === held ? 1 : 0
  }
}

/** The half in which somebody gets there decides; the one before it only brings both nearer. */
function raceLeg(
  { specifier, outcome }: CombinationLeg,
  left: Left,
  halves: readonly Half[],
  already: CountsByHalf,
): ChanceLeg {
  const n = getSpecifierNumber(specifier, 'n')
  const held = (side: Side): number => halves.reduce((sum, half) => sum + already[half][side], 0)
  const need = { home: n - held('home'), away: n - held('away') }
  return (cell) => {
    let { home, away } = need
    for (const half of halves) {
      const coming = left(cell, half)
      if (coming.home >= home || coming.away >= away) {
        if (outcome === 'none') return 0
        return outcome === '1'
          ? chanceToReachFirst(coming.home, coming.away, home, away)
          : chanceToReachFirst(coming.away, coming.home, away, home)
      }
      home -= coming.home
      away -= coming.away
    }
    return outcome === 'none' ? 1 : 0
  }
}

function firstTimeLeg({ outcome }: CombinationLeg, left: Left, state: MatchState): ChanceLeg | null {
  const countOf = (cell: HalfCell, half: Half): number => {
    const { home, away } = left(cell, half)
    return home + away
  }
  if (outcome === 'none') return (cell) => (countOf(cell, 'h1') + countOf(cell, 'h2') === 0 ? 1 : 0)
  const place = GOAL_TIME_BANDS.findIndex(({ key }) => key === outcome)
  const band = GOAL_TIME_BANDS[place]
  if (band === undefined) return null
  const before = GOAL_TIME_BANDS[place - 1]
  const from = before?.half === band.half ? shareBefore(band.half, before.endSeconds, state) : 0
  const to = shareBefore(band.half, band.endSeconds, state)
  return (cell) => {
    if (band.half === 'h2' && countOf(cell, 'h1') > 0) return 0
    const count = countOf(cell, band.half)
    return (1 - from) ** count - (1 - to) ** count
  }
}

/** Own goals, goals of added time and penalties: some of the goals to come are such, and penalties are missed on their own. */
function happenedLeg(
  type: MarketType,
  { specifier, outcome }: CombinationLeg,
  left: Left,
  { model, state }: KnownPlay,
): ChanceLeg | null {
  const halves = halvesOf(type, { type: type.key, specifier, outcome })
  const none = noneOf(type.statistic, halves, model, state)
  if (none === null) return null
  const noneIn = (cell: HalfCell): number =>
    halves.reduce((chance, half) => {
      const { home, away } = left(cell, half)
      return chance * none.ofGoal[half] ** (home + away)
    }, none.besides)
  return outcome === 'yes' ? (cell) => 1 - noneIn(cell) : noneIn
}

/** The chance that a goal of a half is none of the kind, and that none comes besides the goals. */
function noneOf(
  statistic: string,
  halves: readonly Half[],
  model: MatchModel,
  state: MatchState,
): { readonly ofGoal: Readonly<Record<Half, number>>; readonly besides: number } | null {
  const same = (chance: number) => ({ h1: chance, h2: chance })
  if (statistic === 'own_goals') return { ofGoal: same(1 - OWN_GOAL_SHARE), besides: 1 }
  if (statistic === 'added_time_goals') {
    const ofGoal = { h1: 1 - addedTimeShare('h1', state), h2: 1 - addedTimeShare('h2', state) }
    return { ofGoal, besides: 1 }
  }
  if (statistic !== 'penalties') return null
  const flat = remainingCounts(model, state, 'goals')
  const expected = halves.reduce((sum, half) => sum + flat[half].home + flat[half].away, 0)
  return { ofGoal: same(1 - PENALTY_GOAL_SHARE), besides: Math.exp(-expected * MISSED_PENALTIES_PER_GOAL) }
}
