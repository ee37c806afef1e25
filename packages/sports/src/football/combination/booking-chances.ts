import {
  createLegChances,
  type GivenChances,
  LEG_STATES,
  type LegChances,
  type LegState,
  type SetChances,
  setChances,
} from '@xezer/pricing/combination/leg-states'
import {
  chanceOf,
  type IntegerDistribution,
  poissonCount,
} from '@xezer/pricing/distribution/integer-distribution'
import type { Side } from '@xezer/sport/side'
import { pointsOf, RED_CARD_WEIGHT } from '../card-markets.ts'
import type { Half } from '../half-profile.ts'
import { type ByHalf, remainingCounts } from '../intensities.ts'
import {
  type HalfCounts as CountsByHalf,
  type MatchModel,
  type MatchState,
  matchCounts,
} from '../match-model.ts'
import { addEntry, areOfHalves, type CellEntry, readEntry, wholeSets } from './cell-chances.ts'
import { type Dismissals, SLOTS } from './dismissals.ts'
import { GIVEN_CHANCE_MIN } from './goal-chances.ts'
import { forEachCell, type HalfCell, type HalfCounts, withoutHalves } from './half-cells.ts'
import type { ReadLeg } from './match-parts.ts'

/** Legs of cards, whether a red one is among them, and what they come to given each of some dismissals. */
export function bookingChances(
  legs: readonly ReadLeg[],
  model: MatchModel,
  state: MatchState,
  dismissals: readonly Dismissals[],
): GivenChances {
  const cards: LeftCards = {
    state,
    yellow: remainingCounts(model, state, 'yellowCards'),
    red: remainingCounts(model, state, 'redCards'),
  }
  const [only] = legs
  if (only !== undefined && only.settled === null) {
    return {
      sets: firstCardSets(only.sold),
      given: dismissals.map(({ counts }) => firstCardSets(firstCardChance(only, cards, counts))),
    }
  }
  const plan = planOf(legs)
  return { sets: setChances(allChances(plan, cards), legs.length), given: givenEach(plan, cards, dismissals) }
}

/** Points of cards spread wider than goals: what is less likely than this is still nothing that tells two prices apart. */
const CELL_CHANCE_MIN = 1e-12

interface LeftCards {
  readonly state: MatchState
  readonly yellow: ByHalf
  readonly red: ByHalf
}

type Slot = (typeof SLOTS)[number]

/** A leg that asks whether a red card is shown: where, and what it comes to with none and with some. */
interface RedLeg {
  readonly asks: (slot: Slot) => boolean
  readonly none: number
  readonly some: number
}

interface Plan {
  readonly legs: readonly ReadLeg[]
  /** Legs of points of cards, with the others left out but their digits kept. */
  readonly points: readonly ReadLeg[]
  readonly reds: readonly RedLeg[]
  readonly isOfHalves: boolean
}

const NOT_ASKED: () => LegState = () => LEG_STATES.lost

function planOf(legs: readonly ReadLeg[]): Plan {
  const isRed = ({ type }: ReadLeg): boolean => type.statistic === 'red_cards'
  const points = legs.map((leg): ReadLeg => (isRed(leg) ? { ...leg, settled: [NOT_ASKED, NOT_ASKED] } : leg))
  const reds = legs.flatMap((leg, digit): RedLeg[] => {
    if (!isRed(leg)) return []
    const won = LEG_STATES.won * 3 ** digit
    const { period, team } = leg.type
    const isYes = leg.leg.outcome === 'yes'
    return [
      {
        asks: ([half, side]) => (period === 'match' || period === half) && (team === null || team === side),
        none: isYes ? 0 : won,
        some: isYes ? won : 0,
      },
    ]
  })
  return { legs, points, reds, isOfHalves: areOfHalves(legs.filter((leg) => !isRed(leg))) }
}

/**
 * Points are yellow cards and twice the red ones, so both are told apart by where there are no red cards: for every choice
 * of the legs that ask for them the chances with none in all they ask for, and from these those with some in the others.
 */
function allChances({ legs, points, reds, isOfHalves }: Plan, cards: LeftCards): LegChances {
  const chances = createLegChances(legs.length)
  const sets = 2 ** reds.length
  for (let set = 0; set < sets; set++) {
    const without = reds.filter((_, place) => (set >> place) & 1)
    const isWithout = (slot: Slot): boolean => without.some(({ asks }) => asks(slot))
    const found = pointChances(points, isOfHalves, pointCounts(cards, isWithout))
    const chance = SLOTS.reduce((product, slot) => {
      const [half, side] = slot
      return isWithout(slot) ? product * chanceOf(poissonCount(cards.red[half][side]), 0) : product
    }, 1)
    for (let none = set; ; none = (none - 1) & set) {
      const sign = countBits(set ^ none) % 2 === 0 ? 1 : -1
      const entry = reds.reduce((sum, leg, place) => sum + ((none >> place) & 1 ? leg.none : leg.some), 0)
      for (const [own, mass] of found.entries()) {
        if (mass !== 0) chances[own + entry] = (chances[own + entry] ?? 0) + sign * chance * mass
      }
      if (none === 0) break
    }
  }
  return chances
}

function countBits(set: number): number {
  let bits = 0
  for (let rest = set; rest > 0; rest >>= 1) bits += rest & 1
  return bits
}

function emptyEntry(): CellEntry {
  return { first: 0, second: 0, asked: 0, share: 0 }
}

function pointChances(legs: readonly ReadLeg[], isOfHalves: boolean, counts: HalfCounts): LegChances {
  const chances = createLegChances(legs.length)
  const entry = emptyEntry()
  const cells = isOfHalves ? counts : withoutHalves(counts)
  const visit = (cell: HalfCell, mass: number): void => {
    readEntry(legs, cell, entry)
    addEntry(chances, entry, mass)
  }
  forEachCell(cells, visit, CELL_CHANCE_MIN)
  return chances
}

/** Points of both sides in both halves, with no red card where there is to be none. */
function pointCounts({ state, yellow, red }: LeftCards, isWithout: (slot: Slot) => boolean): HalfCounts {
  const of = (half: Half) => {
    const left = (side: Side): number => (isWithout([half, side] as Slot) ? 0 : red[half][side])
    const reds = { home: left('home'), away: left('away') }
    return pointsOf(yellow[half], reds, state.yellowCards[half], state.redCards[half])
  }
  return { h1: of('h1'), h2: of('h2'), weight: null }
}

/** Given the dismissals, who asks for them is answered, and points are those of yellow cards on top. */
function givenEach(
  { legs, points, reds, isOfHalves }: Plan,
  { state, yellow }: LeftCards,
  dismissals: readonly Dismissals[],
): SetChances[] {
  const nothing: ByHalf = { h1: { home: 0, away: 0 }, h2: { home: 0, away: 0 } }
  const counts = pointCounts({ state, yellow, red: nothing }, () => true)
  const cells: { readonly cell: HalfCell; readonly mass: number }[] = []
  const keep = (cell: HalfCell, mass: number): void => void cells.push({ cell, mass })
  forEachCell(isOfHalves ? counts : withoutHalves(counts), keep, GIVEN_CHANCE_MIN)
  return dismissals.map(({ counts: shown }) => {
    const chances = createLegChances(legs.length)
    const entry = emptyEntry()
    const answered = reds.reduce((sum, { asks, none, some }) => {
      return sum + (SLOTS.some((slot) => asks(slot) && shown[slot[0]][slot[1]] > 0) ? some : none)
    }, 0)
    const more = isOfHalves ? shown : { h1: nothing.h1, h2: matchCounts(shown) }
    for (const { cell, mass } of cells) {
      readEntry(points, withPoints(cell, more), entry)
      entry.first += answered
      entry.second += answered
      addEntry(chances, entry, mass)
    }
    return wholeSets(chances, legs.length)
  })
}

function withPoints({ h1Home, h1Away, h2Home, h2Away }: HalfCell, { h1, h2 }: CountsByHalf): HalfCell {
  return {
    h1Home: h1Home + RED_CARD_WEIGHT * h1.home,
    h1Away: h1Away + RED_CARD_WEIGHT * h1.away,
    h2Home: h2Home + RED_CARD_WEIGHT * h2.home,
    h2Away: h2Away + RED_CARD_WEIGHT * h2.away,
  }
}

function firstCardSets(chance: number): SetChances {
  const chances = createLegChances(1)
  chances[LEG_STATES.won] = chance
  chances[LEG_STATES.lost] = 1 - chance
  return setChances(chances, 1)
}

/** Every order of the cards of a match is told as equally likely, the red ones among them. */
function firstCardChance({ leg }: ReadLeg, { yellow }: LeftCards, shown: CountsByHalf): number {
  const reds = matchCounts(shown)
  const ofSide = (side: Side): IntegerDistribution =>
    poissonCount(yellow.h1[side] + yellow.h2[side], reds[side])
  const home = ofSide('home')
  const away = ofSide('away')
  let chance = 0
  for (const [moreHome, one] of home.mass.entries()) {
    for (const [moreAway, other] of away.mass.entries()) {
      const all = home.lowest + moreHome + away.lowest + moreAway
      const own = leg.outcome === '1' ? home.lowest + moreHome : away.lowest + moreAway
      if (leg.outcome === 'none') chance += all === 0 ? one * other : 0
      else if (all > 0) chance += (one * other * own) / all
    }
  }
  return chance
}
