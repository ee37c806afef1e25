import {
  createLegChances,
  joinParts,
  LEG_STATES,
  type LegsPart,
  setChances,
} from '@xezer/pricing/combination/leg-states'
import { priceCombination, type SoldChance } from '@xezer/pricing/combination/price-combination'
import type { Margins } from '@xezer/pricing/margins'
import type { CombinationLeg } from '@xezer/sport/combination'
import { periodOf } from '@xezer/sport/market-type'
import { canWinByHalf, soldChancesOf, soldLegsOf } from '../../combination/leg-offers.ts'
import type { CombineMatch } from '../../match-play.ts'
import { type BasketballModel, QUARTER_COUNT } from '../basketball-model.ts'
import { type BasketballState, NO_POINTS, sumOfPoints } from '../basketball-state.ts'
import { BASKETBALL_MARKETS } from '../markets/basketball-markets.ts'
import type { Span } from '../points-views.ts'
import { prepareModel } from '../prepared-model.ts'
import type { Stretch } from '../stretch-points.ts'
import { arrangeLegs, FIRST_HALF, type ReadLeg, SECOND_HALF, type Staged } from './arrange-legs.ts'
import { farPairs, forEachCell, overtimePairs, type PointsCells } from './points-cells.ts'
import {
  asksForLead,
  type HalfFullLeg,
  halfFullLeg,
  pointCountOf,
  type SettledLeg,
  settledLeg,
} from './settled-leg.ts'
import { cellsUntil, pairsOutside, WHOLE_GAME } from './span-cells.ts'
import type { Following } from './stage-plan.ts'
import { stagedChances } from './staged-chances.ts'

/**
 * Selections of one game together, priced from the state that its offers are. What the points of a stretch are is worked out
 * once, for all combinations of the instant.
 */
export function combineBasketball(
  model: BasketballModel,
  state: BasketballState,
  margins: Margins,
): CombineMatch {
  const known = new Map<Span, PointsCells>()
  const cellsOf = (span: Span): PointsCells => {
    const cells = known.get(span) ?? cellsUntil(model, state, span)
    known.set(span, cells)
    return cells
  }
  const followed = followedBy(model, state, cellsOf)
  return (offers, legs) => {
    const found = soldLegsOf(offers, legs)
    if ('kind' in found) return found
    const read = readLegs(state, legs, found)
    if (typeof read === 'number') return { kind: 'not_combinable', leg: read }
    const parts = (arrangeLegs(read) ?? []).map((arranged) =>
      'span' in arranged ? partOf(arranged.span, arranged.legs, cellsOf) : stagedPart(arranged, followed),
    )
    const prices = found.map(({ priceChance }) => priceChance)
    const sets = joinParts(parts, legs.length)
    // All markets of a game are about its points, and one order holds their prices.
    return priceCombination(sets, { margin: margins.combined, legs: prices, sold: soldChancesOf(offers) })
  }
}

const SPANS: Readonly<Record<string, Span>> = {
  match: WHOLE_GAME,
  regular: WHOLE_GAME,
  h1: FIRST_HALF,
  h2: SECOND_HALF,
  q1: [0, 1],
  q2: [1, 2],
  q3: [2, 3],
  q4: [3, QUARTER_COUNT],
}

/** The place of the first leg that cannot be combined with those before it. */
function readLegs(
  state: BasketballState,
  legs: readonly CombinationLeg[],
  found: readonly SoldChance[],
): readonly ReadLeg[] | number {
  const read: ReadLeg[] = []
  for (const [place, leg] of legs.entries()) {
    const own = readLeg(state, leg, place, found[place]?.chance ?? 0)
    if (own === null || arrangeLegs([...read, own]) === null) return place
    read.push(own)
  }
  return read
}

function readLeg(state: BasketballState, leg: CombinationLeg, place: number, chance: number): ReadLeg | null {
  if (canWinByHalf(leg)) return null
  const type = BASKETBALL_MARKETS.get(leg.type)
  const span = SPANS[periodOf(type, leg.specifier)]
  const byHalf = halfFullLeg(type, leg)
  const isHalfOver = state.period >= FIRST_HALF[1]
  const settled = byHalf !== null && isHalfOver ? afterHalf(byHalf, state) : settledLeg(type, leg)
  const halfFull = isHalfOver ? null : byHalf
  // What compares quarters is in no cell.
  if (span === undefined || (settled === null && halfFull === null && span === WHOLE_GAME)) return null
  return { place, span, settled, halfFull, isOfLead: asksForLead(type), count: pointCountOf(type), chance }
}

/** Who led at half-time is known. */
function afterHalf(leg: HalfFullLeg, { points }: BasketballState): SettledLeg {
  const { home, away } = sumOfPoints(points.slice(...FIRST_HALF))
  const half = Math.sign(home - away)
  return (ownHome, ownAway, isLate) => leg(half, ownHome - ownAway, isLate)
}

/** Works out what follows on a stretch. */
type FollowedBy = (whole: Span, first: Span) => { readonly cells: PointsCells; readonly following: Following }

/** Once for all combinations of the instant. */
function followedBy(
  model: BasketballModel,
  state: BasketballState,
  cellsOf: (span: Span) => PointsCells,
): FollowedBy {
  const known = new Map<string, Following>()
  const prepared = prepareModel(model)
  const followingOn = (whole: Span, first: Span): Following => {
    const open = pairsOutside(prepared, state, whole, first)
    if (whole !== WHOLE_GAME) return { open, closed: null, byLead: new Map() }
    const overtime: Stretch = { counts: prepared.overtime, powers: prepared.powers, already: NO_POINTS }
    return { open, closed: { far: farPairs(open), overtimes: overtimePairs(overtime) }, byLead: new Map() }
  }
  return (whole, first) => {
    const key = `${whole} ${first}`
    const following = known.get(key) ?? followingOn(whole, first)
    known.set(key, following)
    return { cells: cellsOf(first), following }
  }
}

/** What legs of a stretch, of what follows on it and of both come to together. */
function stagedPart({ whole, first, last, legs }: Staged, followed: FollowedBy): LegsPart {
  const ofFirst = legs.filter(({ span }) => span === first)
  const ofLast = legs.filter(({ span }) => span === last)
  const ofWhole = legs.filter(({ span }) => span === whole)
  const halfFull = ofWhole.filter((leg) => leg.halfFull !== null)
  const counts = ofWhole.filter((leg) => leg.count !== null)
  const ends = ofWhole.filter((leg) => leg.count === null && leg.halfFull === null)
  const settledOf = (some: readonly ReadLeg[]) => some.flatMap(({ settled }) => settled ?? [])
  const { cells, following } = followed(whole, first)
  const chances = stagedChances(cells, following, {
    first: settledOf(ofFirst),
    last: settledOf(ofLast),
    halfFull: halfFull.flatMap((leg) => leg.halfFull ?? []),
    ends: settledOf(ends),
    counts: settledOf(counts),
    count: counts[0]?.count ?? null,
  })
  const places = [...ofFirst, ...ofLast, ...halfFull, ...ends, ...counts].map(({ place }) => place)
  return { legs: places, sets: setChances(chances, legs.length) }
}

/** What the legs of a stretch come to together. */
function partOf(span: Span, own: readonly ReadLeg[], cellsOf: (span: Span) => PointsCells): LegsPart {
  const legs = own.map(({ place }) => place)
  const chances = createLegChances(own.length)
  const settled = own.flatMap((leg) => leg.settled ?? [])
  const [only] = own
  if (only !== undefined && settled.length === 0) {
    chances[LEG_STATES.won] = only.chance
    chances[LEG_STATES.lost] = 1 - only.chance
    return { legs, sets: setChances(chances, own.length) }
  }
  forEachCell(cellsOf(span), (home, away, isLate, mass) => {
    let entry = 0
    let digit = 1
    for (const leg of settled) {
      entry += digit * leg(home, away, isLate)
      digit *= 3
    }
    chances[entry] = (chances[entry] ?? 0) + mass
  })
  return { legs, sets: setChances(chances, own.length) }
}
