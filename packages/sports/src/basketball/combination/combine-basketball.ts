import {
  createLegChances,
  joinParts,
  LEG_STATES,
  type SetChances,
  setChances,
} from '@xezer/pricing/combination/leg-states'
import { priceCombination, type SoldChance } from '@xezer/pricing/combination/price-combination'
import type { Margins } from '@xezer/pricing/margins'
import type { Offer, OfferedOutcome } from '@xezer/pricing/offers/offer'
import type { CombinationLeg } from '@xezer/sport/combination'
import { periodOf } from '@xezer/sport/market-type'
import { must } from '@xezer/std/assert'
import type { CombineMatch } from '../../match-play.ts'
import { type BasketballModel, QUARTER_COUNT } from '../basketball-model.ts'
import type { BasketballState } from '../basketball-state.ts'
import { BASKETBALL_MARKETS } from '../markets/basketball-markets.ts'
import type { Span } from '../points-views.ts'
import { forEachCell, type PointsCells } from './points-cells.ts'
import { type SettledLeg, settledLeg } from './settled-leg.ts'
import { cellsOfSpan, WHOLE_GAME } from './span-cells.ts'

interface ReadLeg {
  readonly place: number
  readonly span: Span
  /** Null for a leg of order (first points, a race): it is priced alone in its quarter. */
  readonly settled: SettledLeg | null
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
    const found: OfferedOutcome[] = []
    for (const [place, leg] of legs.entries()) {
      const outcome = findOutcome(offers, leg)
      if (outcome === null) return { kind: 'closed', leg: place }
      found.push(outcome)
    }
    const read = readLegs(legs, found)
    if (typeof read === 'number') return { kind: 'not_combinable', leg: read }
    const spans = [...new Set(read.map(({ span }) => span))]
    const parts = spans.map((span) => {
      const own = read.filter((leg) => leg.span === span)
      return { legs: own.map(({ place }) => place), sets: partChances(own, () => cellsOf(span)) }
    })
    const prices = found.map(({ odds }) => 1000 / must(odds, 'a leg that is sold'))
    const sets = joinParts(parts, legs.length)
    return priceCombination(sets, { margin: margins.combined, legs: prices, sold: soldOf(offers) })
  }
}

function findOutcome(
  offers: readonly Offer[],
  { type, specifier, outcome }: CombinationLeg,
): OfferedOutcome | null {
  const offer = offers.find((one) => one.type === type && one.specifier === specifier)
  const found = offer?.outcomes.find(({ key }) => key === outcome)
  return found === undefined || found.odds === null ? null : found
}

const SPANS: Readonly<Record<string, Span>> = {
  match: WHOLE_GAME,
  regular: WHOLE_GAME,
  h1: [0, 2],
  h2: [2, QUARTER_COUNT],
  q1: [0, 1],
  q2: [1, 2],
  q3: [2, 3],
  q4: [3, QUARTER_COUNT],
}

/** The place of the first leg that cannot be combined with those before it. */
function readLegs(
  legs: readonly CombinationLeg[],
  found: readonly OfferedOutcome[],
): readonly ReadLeg[] | number {
  const read: ReadLeg[] = []
  for (const [place, leg] of legs.entries()) {
    const type = BASKETBALL_MARKETS.get(leg.type)
    const span = SPANS[periodOf(type, leg.specifier)]
    const settled = settledLeg(type, leg)
    // What compares parts of the game is in no cell of one stretch.
    if (span === undefined || (settled === null && span === WHOLE_GAME)) return place
    const own: ReadLeg = { place, span, settled, chance: found[place]?.probability ?? 0 }
    if (read.some((other) => !isKnownBeside(other, own))) return place
    read.push(own)
  }
  return read
}

/** Two legs of one stretch are settled in its cells; of two stretches both must know nothing of each other. */
function isKnownBeside(one: ReadLeg, other: ReadLeg): boolean {
  if (one.span === other.span) return one.settled !== null && other.settled !== null
  const [first, second] = one.span[0] < other.span[0] ? [one, other] : [other, one]
  // Who scores in the closing seconds hangs on all that was before them.
  return first.span[1] <= second.span[0] && !(second.settled !== null && second.span[1] === QUARTER_COUNT)
}

/** What the legs of a stretch come to together. */
function partChances(own: readonly ReadLeg[], cellsOf: () => PointsCells): SetChances {
  const chances = createLegChances(own.length)
  const settled = own.flatMap((leg) => leg.settled ?? [])
  const [only] = own
  if (only !== undefined && settled.length === 0) {
    chances[LEG_STATES.won] = only.chance
    chances[LEG_STATES.lost] = 1 - only.chance
    return setChances(chances, own.length)
  }
  forEachCell(cellsOf(), (home, away, isLate, mass) => {
    let entry = 0
    let digit = 1
    for (const leg of settled) {
      entry += digit * leg(home, away, isLate)
      digit *= 3
    }
    chances[entry] = (chances[entry] ?? 0) + mass
  })
  return setChances(chances, own.length)
}

/** All markets of a game are about its points, and one order holds their prices. */
function soldOf(offers: readonly Offer[]): SoldChance[] {
  return offers.flatMap(({ outcomes }) =>
    outcomes.flatMap(({ probability, odds }) =>
      odds === null ? [] : [{ chance: probability, priceChance: 1000 / odds }],
    ),
  )
}
