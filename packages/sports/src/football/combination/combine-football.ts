import type { CombinationVerdict } from '@xezer/pricing/combination/combination-verdict'
import {
  createLegChances,
  joinParts,
  LEG_STATES,
  type SetChances,
  setChances,
} from '@xezer/pricing/combination/leg-states'
import { priceCombination, type SoldChance } from '@xezer/pricing/combination/price-combination'
import { poissonCount } from '@xezer/pricing/distribution/integer-distribution'
import type { Margins } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { CombinationLeg } from '@xezer/sport/combination'
import type { MarketType } from '@xezer/sport/market-type'
import type { Sides } from '@xezer/sport/side'
import { canWinByHalf, priceChancesOf, soldChancesOf } from '../../combination/leg-offers.ts'
import { pointsOf } from '../card-markets.ts'
import { meanScoreWeight, scoreWeight } from '../dixon-coles.ts'
import { remainingCounts } from '../intensities.ts'
import { FOOTBALL_MARKETS } from '../markets/football-markets.ts'
import {
  type HalfCounts as CountsByHalf,
  type MatchModel,
  type MatchState,
  matchCounts,
} from '../match-model.ts'
import { type ChanceLeg, chanceLeg, type KnownPlay } from './chance-leg.ts'
import { forEachCell, type HalfCounts, withoutHalves } from './half-cells.ts'
import { asksForHalves, type SettledLeg, settledLeg } from './settled-leg.ts'

/** What is counted together: legs of one of them are priced from its distribution of both halves. */
type Part = 'goals' | 'corners' | 'cards' | 'red_cards'

const PART_OF: Readonly<Record<string, Part>> = {
  goals: 'goals',
  own_goals: 'goals',
  added_time_goals: 'goals',
  penalties: 'goals',
  corners: 'corners',
  cards: 'cards',
  red_cards: 'red_cards',
}

/** A dismissal is two points of cards and changes who scores: how these hang together no distribution here says. */
const DEPENDENT: readonly (readonly [Part, Part])[] = [
  ['goals', 'cards'],
  ['goals', 'red_cards'],
  ['cards', 'red_cards'],
]

interface ReadLeg {
  readonly place: number
  readonly part: Part
  readonly type: MarketType
  readonly settled: SettledLeg | null
  readonly chance: ChanceLeg | null
}

/** Selections of one match together, priced from the state that its offers are; `offers` is all that is sold of it now. */
export function combineFootball(
  model: MatchModel,
  state: MatchState,
  margins: Margins,
  offers: readonly Offer[],
  legs: readonly CombinationLeg[],
): CombinationVerdict {
  const prices = priceChancesOf(offers, legs)
  if ('kind' in prices) return prices
  const read = readLegs(model, state, legs)
  if (typeof read === 'number') return { kind: 'not_combinable', leg: read }
  const parts = [...new Set(read.map(({ part }) => part))]
  const chances = joinParts(
    parts.map((part) => partChances(part, read, model, state)),
    legs.length,
  )
  const [only] = parts
  const sold = only !== undefined && parts.length === 1 ? soldOf(offers, only) : []
  return priceCombination(chances, { margin: margins.combined, legs: prices, sold })
}

/** The place of the first leg that cannot be combined with those before it. */
function readLegs(
  model: MatchModel,
  state: MatchState,
  legs: readonly CombinationLeg[],
): readonly ReadLeg[] | number {
  const read: ReadLeg[] = []
  for (const [place, leg] of legs.entries()) {
    const type = FOOTBALL_MARKETS.get(leg.type)
    const part = PART_OF[type.statistic]
    if (part === undefined || canWinByHalf(leg)) return place
    const settled = type.statistic === part ? settledLeg(type, leg) : null
    const chance = settled === null ? chanceLeg(type, leg, knownPlay(part, model, state)) : null
    // In what order points of cards come, and how two questions of order hang together, is not known.
    const isUnknown = settled === null && (chance === null || part === 'cards')
    const isSecond = chance !== null && read.some((other) => other.part === part && other.chance !== null)
    if (isUnknown || isSecond || read.some((other) => isDependent(other.part, part))) return place
    read.push({ place, part, type, settled, chance })
  }
  return read
}

function isDependent(one: Part, other: Part): boolean {
  return DEPENDENT.some(
    ([left, right]) => (one === left && other === right) || (one === right && other === left),
  )
}

function knownPlay(part: Part, model: MatchModel, state: MatchState): KnownPlay {
  if (part === 'corners') return { model, state, already: state.corners, last: state.lastCorner }
  return { model, state, already: state.goals, last: state.lastGoal }
}

/** What the legs of a part come to together, and which they are. */
function partChances(
  part: Part,
  read: readonly ReadLeg[],
  model: MatchModel,
  state: MatchState,
): { readonly legs: readonly number[]; readonly sets: SetChances } {
  const own = read.filter((leg) => leg.part === part)
  const chances = createLegChances(own.length)
  const counts = countsOf(part, model, state)
  const isOfHalves = own.some(({ type, chance }) => chance !== null || asksForHalves(type))
  forEachCell(isOfHalves ? counts : withoutHalves(counts), (cell, mass) => {
    let entry = 0
    let digit = 1
    let asked = 0
    let share: number | null = null
    for (const { settled, chance } of own) {
      if (settled !== null) entry += digit * settled(cell)
      else if (chance !== null) {
        asked = digit
        share = chance(cell)
      }
      digit *= 3
    }
    if (share === null) chances[entry] = (chances[entry] ?? 0) + mass
    else {
      const won = entry + asked * LEG_STATES.won
      chances[won] = (chances[won] ?? 0) + mass * share
      chances[entry] = (chances[entry] ?? 0) + mass * (1 - share)
    }
  })
  return { legs: own.map(({ place }) => place), sets: setChances(chances, own.length) }
}

/** What is counted of a part by the end, by half and side. */
function countsOf(part: Part, model: MatchModel, state: MatchState): HalfCounts {
  if (part === 'goals') return goalCounts(model, state)
  if (part === 'corners') return countsOn(remainingCounts(model, state, 'corners'), state.corners)
  const red = remainingCounts(model, state, 'redCards')
  if (part === 'red_cards') return countsOn(red, state.redCards)
  const yellow = remainingCounts(model, state, 'yellowCards')
  return {
    h1: pointsOf(yellow.h1, red.h1, state.yellowCards.h1, state.redCards.h1),
    h2: pointsOf(yellow.h2, red.h2, state.yellowCards.h2, state.redCards.h2),
    weight: null,
  }
}

function countsOn(
  left: { readonly h1: Sides<number>; readonly h2: Sides<number> },
  already: CountsByHalf,
): HalfCounts {
  const sides = (half: 'h1' | 'h2') => ({
    home: poissonCount(left[half].home, already[half].home),
    away: poissonCount(left[half].away, already[half].away),
  })
  return { h1: sides('h1'), h2: sides('h2'), weight: null }
}

/** As `jointScore` has them: independent, and weighted by the final score. */
function goalCounts(model: MatchModel, state: MatchState): HalfCounts {
  const left = remainingCounts(model, state, 'goals')
  const remaining = { home: left.h1.home + left.h2.home, away: left.h1.away + left.h2.away }
  const scale = 1 / meanScoreWeight(model.goals, model.rho, matchCounts(state.goals), remaining)
  const weight = (home: number, away: number): number =>
    scale * scoreWeight(model.goals, model.rho, home, away)
  return { ...countsOn(left, state.goals), weight }
}

function soldOf(offers: readonly Offer[], part: Part): SoldChance[] {
  return soldChancesOf(offers.filter(({ type }) => PART_OF[FOOTBALL_MARKETS.get(type).statistic] === part))
}
