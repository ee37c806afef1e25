import { must } from '@xezer/std/assert'
import { CARDS, rankOf, suitOf } from '../draws/cards.ts'
import type { Draws } from '../draws/draws.ts'
import type { Hundredths } from '../hundredths.ts'

const HAND = 5
const JACK = 10
const ACE = 0

/** Jacks or better, 9 for a full house and 6 for a flush. In stakes, by the place of the hand. */
export const POKER_HANDS = [
  { name: 'nothing', stakes: 0 },
  { name: 'jacks', stakes: 1 },
  { name: 'two-pair', stakes: 2 },
  { name: 'three', stakes: 3 },
  { name: 'straight', stakes: 4 },
  { name: 'flush', stakes: 6 },
  { name: 'full-house', stakes: 9 },
  { name: 'four', stakes: 25 },
  { name: 'straight-flush', stakes: 50 },
  { name: 'royal-flush', stakes: 800 },
] as const

/** The place in POKER_HANDS of five cards in any order. */
export function readHand(cards: readonly number[]): number {
  const counts = new Uint8Array(13)
  let isFlush = true
  let ranks = 0
  const suit = suitOf(cards[0] ?? 0)
  for (const card of cards) {
    const rank = rankOf(card)
    counts[rank] = (counts[rank] ?? 0) + 1
    ranks |= 1 << rank
    if (suitOf(card) !== suit) isFlush = false
  }
  let [pairs, threes, fours, highPairs] = [0, 0, 0, 0]
  for (let rank = 0; rank < 13; rank++) {
    const count = counts[rank] ?? 0
    if (count === 2) {
      pairs += 1
      if (rank === ACE || rank >= JACK) highPairs += 1
    } else if (count === 3) threes += 1
    else if (count === 4) fours += 1
  }
  const isHigh = ranks === HIGH_STRAIGHT
  const isStraight = isHigh || STRAIGHTS.has(ranks)
  if (isFlush && isHigh) return 9
  if (isFlush && isStraight) return 8
  if (fours > 0) return 7
  if (threes > 0 && pairs > 0) return 6
  if (isFlush) return 5
  if (isStraight) return 4
  if (threes > 0) return 3
  if (pairs === 2) return 2
  return highPairs > 0 ? 1 : 0
}

/** Ten to ace, as bits by rank. */
const HIGH_STRAIGHT = 0b1111000000001
const STRAIGHTS = new Set(Array.from({ length: 9 }, (_, lowest) => 0b11111 << lowest))

export interface PokerDeal {
  readonly dealt: readonly number[]
  /** What replaces the cards that are not held, in this order. */
  readonly next: readonly number[]
}

/** Ten cards lie ready before anything is held: the draw cannot follow what a player holds. */
export function dealPoker(draws: Draws): PokerDeal {
  const cards = draws.shuffle(CARDS, 2 * HAND)
  return { dealt: cards.slice(0, HAND), next: cards.slice(HAND) }
}

export interface PokerEnd {
  readonly cards: readonly number[]
  /** Its place in POKER_HANDS. */
  readonly hand: number
  readonly factor: Hundredths
}

/** `held`: whether each of the five is kept. Replacements come from the left to the right. */
export function endPoker({ dealt, next }: PokerDeal, held: readonly boolean[]): PokerEnd {
  let taken = 0
  const cards = dealt.map((card, place) => {
    if (held[place]) return card
    taken += 1
    return must(next[taken - 1], 'a card to replace one')
  })
  const hand = readHand(cards)
  return { cards, hand, factor: must(POKER_HANDS[hand], 'a hand').stakes * 100 }
}
