import {
  createLegChances,
  joinParts,
  LEG_STATES,
  type SetChances,
  setChances,
} from '@xezer/pricing/combination/leg-states'
import { priceCombination, type SoldChance } from '@xezer/pricing/combination/price-combination'
import type { Margins } from '@xezer/pricing/margins'
import type { CombinationLeg } from '@xezer/sport/combination'
import { periodOf } from '@xezer/sport/market-type'
import { canWinByHalf, soldChancesOf, soldLegsOf } from '../../combination/leg-offers.ts'
import type { CombineMatch } from '../../match-play.ts'
import { type BasketballModel, QUARTER_COUNT } from '../basketball-model.ts'
import { type BasketballState, sumOfPoints } from '../basketball-state.ts'
import { BASKETBALL_MARKETS } from '../markets/basketball-markets.ts'
import type { Span } from '../points-views.ts'
import { type PreparedModel, prepareModel } from '../prepared-model.ts'
import { chancesBesideGame, leadOutside } from './beside-game.ts'
import { forEachCell, type PointsCells } from './points-cells.ts'
import { asksForLead, type HalfFullLeg, halfFullLeg, type SettledLeg, settledLeg } from './settled-leg.ts'
import { cellsOfSpan, WHOLE_GAME } from './span-cells.ts'

interface ReadLeg {
  readonly place: number
  readonly span: Span
  /** Null for a leg of order (first points, a race), which is priced alone in its quarter, and where `halfFull` is not. */
  readonly settled: SettledLeg | null
  /** Of who leads at half-time, as long as that is open, and in the end. */
  readonly halfFull: HalfFullLeg | null
  readonly isOfLead: boolean
  readonly chance: number
}

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
    const cells = known.get(span) ?? cellsOfSpan(model, state, span)
    known.set(span, cells)
    return cells
  }
  return (offers, legs) => {
    const found = soldLegsOf(offers, legs)
    if ('kind' in found) return found
    const read = readLegs(state, legs, found)
    if (typeof read === 'number') return { kind: 'not_combinable', leg: read }
    const parts = isBesideGame(read)
      ? [besideGame(prepareModel(model), state, read, cellsOf)]
      : [...new Set(read.map(({ span }) => span))].map((span) => partOf(span, read, cellsOf))
    const prices = found.map(({ priceChance }) => priceChance)
    const sets = joinParts(parts, legs.length)
    // All markets of a game are about its points, and one order holds their prices.
    return priceCombination(sets, { margin: margins.combined, legs: prices, sold: soldChancesOf(offers) })
  }
}

const FIRST_HALF: Span = [0, 2]
const SPANS: Readonly<Record<string, Span>> = {
  match: WHOLE_GAME,
  regular: WHOLE_GAME,
  h1: FIRST_HALF,
  h2: [2, QUARTER_COUNT],
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
    if (own === null || read.some((other) => !isKnownBeside(other, own))) return place
    read.push(own)
    // Beside the game one stretch of it is known, not how two of them and the game hang together.
    const inner = new Set(read.flatMap(({ span }) => (span === WHOLE_GAME ? [] : [span])))
    if (inner.size > 1 && read.some(({ span }) => span === WHOLE_GAME)) return place
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
  return { place, span, settled, halfFull, isOfLead: asksForLead(type), chance }
}

/** Who led at half-time is known. */
function afterHalf(leg: HalfFullLeg, { points }: BasketballState): SettledLeg {
  const { home, away } = sumOfPoints(points.slice(...FIRST_HALF))
  const half = Math.sign(home - away)
  return (ownHome, ownAway, isLate) => leg(half, ownHome - ownAway, isLate)
}

/**
 * Two legs of one stretch are settled in its cells. Of two stretches, one holds the other and shares its lead alone, or both
 * know nothing of each other.
 */
function isKnownBeside(one: ReadLeg, other: ReadLeg): boolean {
  if (one.span === other.span) {
    if (one.span !== WHOLE_GAME) return one.settled !== null && other.settled !== null
    return (one.halfFull === null && other.halfFull === null) || (one.isOfLead && other.isOfLead)
  }
  const [first, second] = one.span[0] < other.span[0] ? [one, other] : [other, one]
  const game = [one, other].find(({ span }) => span === WHOLE_GAME)
  if (game !== undefined) return isInGame(one === game ? other : one, game)
  // Who scores in the closing seconds hangs on all that was before them.
  return first.span[1] <= second.span[0] && !(second.settled !== null && second.span[1] === QUARTER_COUNT)
}

/** A stretch beside the end of the game, which asks for the lead alone. */
function isInGame({ span, settled }: ReadLeg, game: ReadLeg): boolean {
  const isOpenAfter = settled !== null && span[1] < QUARTER_COUNT
  return isOpenAfter && game.isOfLead && (game.halfFull === null || span === FIRST_HALF)
}

/** Legs that hang together, by their places, and what they come to. */
interface Part {
  readonly legs: readonly number[]
  readonly sets: SetChances
}

function isBesideGame(read: readonly ReadLeg[]): boolean {
  const inGame = read.filter(({ span }) => span === WHOLE_GAME)
  return (
    inGame.length > 0 && (inGame.length < read.length || inGame.some(({ halfFull }) => halfFull !== null))
  )
}

/** What legs of one stretch and of the game come to together. */
function besideGame(
  prepared: PreparedModel,
  state: BasketballState,
  read: readonly ReadLeg[],
  cellsOf: (span: Span) => PointsCells,
): Part {
  const inner = read.filter(({ span }) => span !== WHOLE_GAME)
  const halfFull = read.filter((leg) => leg.halfFull !== null)
  const ends = read.filter((leg) => leg.span === WHOLE_GAME && leg.halfFull === null)
  const span = inner[0]?.span ?? FIRST_HALF
  const legs = {
    inner: inner.flatMap(({ settled }) => settled ?? []),
    halfFull: halfFull.flatMap((leg) => leg.halfFull ?? []),
    ends: ends.flatMap(({ settled }) => settled ?? []),
  }
  const rest = leadOutside(prepared, state, span)
  const chances = chancesBesideGame(cellsOf(span), legs, rest, prepared.overtimes.difference)
  const places = [...inner, ...halfFull, ...ends].map(({ place }) => place)
  return { legs: places, sets: setChances(chances, read.length) }
}

/** What the legs of a stretch come to together. */
function partOf(span: Span, read: readonly ReadLeg[], cellsOf: (span: Span) => PointsCells): Part {
  const own = read.filter((leg) => leg.span === span)
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
