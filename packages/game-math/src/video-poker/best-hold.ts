import { must } from '@xezer/std/assert'
import { CARDS, rankOf, suitOf } from '../draws/cards.ts'
import { choose, type ExactFigures } from '../exact-figures.ts'
import { POKER_HANDS, readHand } from './video-poker.ts'

const HAND = 5
const HOLDS = 1 << HAND
const ROYAL = POKER_HANDS.length - 1

export interface PokerFigures extends ExactFigures {
  readonly royalOneIn: number
}

/** Of all hands that hold certain cards: what they pay, its squares, how many pay at all and how many are royal. */
interface Sums {
  readonly paid: Float64Array
  readonly squares: Float64Array
  readonly hits: Float64Array
  readonly royals: Float64Array
}

const CHOOSE = Array.from({ length: CARDS + 1 }, (_, size) =>
  Array.from({ length: HAND + 1 }, (_count, count) => choose(size, count)),
)
const ways = (size: number, count: number) => CHOOSE[size]?.[count] ?? 0

/** The number of an ascending set among all sets of its size. */
function placeOf(cards: readonly number[], count: number): number {
  let place = 0
  for (let one = 0; one < count; one++) place += ways(cards[one] ?? 0, one + 1)
  return place
}

/**
 * The best hold of every hand. What follows a hold is counted from the hands that hold those cards, less the ones with a card
 * that was thrown away, and so on in turns; suits are alike, so that one hand stands for all that differ in their names.
 */
export function pokerFigures(): PokerFigures {
  const sums = countAll()
  let [rtp, square, hits, royals, all] = [0, 0, 0, 0, 0]
  for (const { cards, weight } of suitlessHands()) {
    const best = bestHold(sums, cards)
    all += weight
    rtp += weight * best.mean
    square += weight * best.square
    hits += weight * best.hit
    royals += weight * best.royal
  }
  return {
    rtp: rtp / all,
    hitRate: hits / all,
    deviation: Math.sqrt(square / all - (rtp / all) ** 2),
    most: must(POKER_HANDS[ROYAL], 'the best hand').stakes,
    royalOneIn: all / royals,
  }
}

interface Hold {
  /** Bits of the places that are kept. */
  readonly held: number
  readonly mean: number
  readonly square: number
  readonly hit: number
  readonly royal: number
}

function bestHold(sums: readonly Sums[], cards: readonly number[]): Hold {
  const paid = setPlaces(cards)
  let best = -1
  let held = 0
  for (let hold = 0; hold < HOLDS; hold++) {
    const mean = followOf(sums, paid, hold, 'paid')
    if (mean > best + 1e-12) {
      best = mean
      held = hold
    }
  }
  return {
    held,
    mean: best,
    square: followOf(sums, paid, held, 'squares'),
    hit: followOf(sums, paid, held, 'hits'),
    royal: followOf(sums, paid, held, 'royals'),
  }
}

/** By the bits of a subset of the hand: the number of that subset. */
function setPlaces(cards: readonly number[]): readonly number[] {
  const kept: number[] = []
  return Array.from({ length: HOLDS }, (_, subset) => {
    kept.length = 0
    for (let place = 0; place < HAND; place++) if (subset & (1 << place)) kept.push(cards[place] ?? 0)
    return placeOf(kept, kept.length)
  })
}

const SIZES = Array.from(
  { length: HOLDS },
  (_, subset) => [...subset.toString(2)].filter((bit) => bit === '1').length,
)

/** Inclusion and exclusion over what was thrown away, in the mean over all replacements. */
function followOf(sums: readonly Sums[], places: readonly number[], hold: number, field: keyof Sums): number {
  const thrown = HOLDS - 1 - hold
  let total = 0
  for (let part = thrown; ; part = (part - 1) & thrown) {
    const subset = hold | part
    const size = SIZES[subset] ?? 0
    const value = sums[size]?.[field][places[subset] ?? 0] ?? 0
    total += (SIZES[part] ?? 0) % 2 === 0 ? value : -value
    if (part === 0) break
  }
  return total / ways(CARDS - HAND, HAND - (SIZES[hold] ?? 0))
}

/** All 2 598 960 hands, added to each of their subsets. */
function countAll(): readonly Sums[] {
  const sums = Array.from({ length: HAND + 1 }, (_, size) => {
    const length = ways(CARDS, size)
    return {
      paid: new Float64Array(length),
      squares: new Float64Array(length),
      hits: new Float64Array(length),
      royals: new Float64Array(length),
    }
  })
  const cards = [0, 1, 2, 3, 4]
  do {
    const hand = readHand(cards)
    if (hand === 0) continue
    const stakes = POKER_HANDS[hand]?.stakes ?? 0
    const places = setPlaces(cards)
    for (let subset = 0; subset < HOLDS; subset++) {
      const of = sums[SIZES[subset] ?? 0]
      const place = places[subset] ?? 0
      if (of === undefined) continue
      of.paid[place] = (of.paid[place] ?? 0) + stakes
      of.squares[place] = (of.squares[place] ?? 0) + stakes * stakes
      of.hits[place] = (of.hits[place] ?? 0) + 1
      if (hand === ROYAL) of.royals[place] = (of.royals[place] ?? 0) + 1
    }
  } while (toNextSet(cards))
  return sums
}

/** The next ascending set; false after the last one. */
function toNextSet(cards: number[]): boolean {
  for (let place = 0; place < cards.length; place++) {
    const next = (cards[place] ?? 0) + 1
    const limit = place + 1 < cards.length ? (cards[place + 1] ?? 0) : CARDS
    if (next < limit) {
      cards[place] = next
      for (let before = 0; before < place; before++) cards[before] = before
      return true
    }
  }
  return false
}

/** One hand for all those that differ only in the names of their suits, with how many these are. */
function suitlessHands(): Iterable<{ readonly cards: readonly number[]; readonly weight: number }> {
  const found = new Map<number, { cards: readonly number[]; weight: number }>()
  const cards = [0, 1, 2, 3, 4]
  do {
    const key = suitlessKey(cards)
    const known = found.get(key)
    if (known) known.weight += 1
    else found.set(key, { cards: [...cards], weight: 1 })
  } while (toNextSet(cards))
  return found.values()
}

/** The ranks of each suit as bits, the suits in order of these bits. */
function suitlessKey(cards: readonly number[]): number {
  const suits = [0, 0, 0, 0]
  for (const card of cards) suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) | (1 << rankOf(card))
  suits.sort((left, right) => right - left)
  // Four numbers below 2^13: the last two, of few bits, are kept apart by a modulus beyond them.
  return ((suits[0] ?? 0) * 8192 + (suits[1] ?? 0)) * 67_108_864 + (suits[2] ?? 0) * 8192 + (suits[3] ?? 0)
}

/** Which of five cards to keep. */
export function createHoldHint(): (cards: readonly number[]) => readonly boolean[] {
  const sums = countAll()
  return (cards) => {
    const order = cards.map((card, place) => ({ card, place })).sort((left, right) => left.card - right.card)
    const { held } = bestHold(
      sums,
      order.map(({ card }) => card),
    )
    const kept = new Set(order.filter((_, place) => held & (1 << place)).map(({ place }) => place))
    return cards.map((_, place) => kept.has(place))
  }
}
