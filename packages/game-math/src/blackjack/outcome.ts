import { assert, must } from '@xezer/std/assert'
import { CARDS } from '../draws/cards.ts'
import type { Draws } from '../draws/draws.ts'
import type { Hundredths } from '../hundredths.ts'
import { BLACKJACK, type BlackjackChoice } from './definition.ts'
import { cardValue, dealerDraws, isNatural, MOST, totalOf } from './hand.ts'

export interface BlackjackHand {
  readonly cards: readonly number[]
  /** In stakes: two where it was doubled. */
  readonly stakes: number
  readonly isOver: boolean
}
export interface BlackjackState {
  readonly hands: readonly BlackjackHand[]
  /** Both cards; who shows them to a player hides the second while the round is open. */
  readonly dealer: readonly number[]
  /** The hand that is played; null when the round is over. */
  readonly active: number | null
  /** All that was staked, in first stakes. */
  readonly stakes: number
  /** All that comes back, in hundredths of the first stake; null while the round is open. */
  readonly factor: Hundredths | null
}

/** The round from its first card on with the choices made so far; the same draws and choices give the same round. */
export function playBlackjack(draws: Draws, choices: readonly BlackjackChoice[]): BlackjackState {
  const card = () => draws.below(CARDS)
  const [first, up, second, hole] = [card(), card(), card(), card()]
  let state = settleIfOver(
    { hands: [{ cards: [first, second], stakes: 1, isOver: false }], dealer: [up, hole] },
    card,
  )
  for (const choice of choices) {
    assert(choicesOf(state).includes(choice), 'a choice that the hand does not have')
    state = settleIfOver({ hands: choose(state, choice, card), dealer: state.dealer }, card)
  }
  return state
}

/** What may be done with the active hand. */
export function choicesOf({ hands, active }: BlackjackState): readonly BlackjackChoice[] {
  if (active === null) return []
  const { cards } = must(hands[active], 'the active hand')
  const [one, other] = cards
  const isPair = one !== undefined && other !== undefined && cardValue(one) === cardValue(other)
  const isFresh = cards.length === 2
  return [
    'hit',
    'stand',
    ...(isFresh && (hands.length === 1 || BLACKJACK.isDoubledAfterSplit) ? ['double' as const] : []),
    ...(isFresh && hands.length === 1 && isPair ? ['split' as const] : []),
  ]
}

function choose(state: BlackjackState, choice: BlackjackChoice, card: () => number): BlackjackHand[] {
  const active = must(state.active, 'an open round')
  const hand = must(state.hands[active], 'the active hand')
  if (choice === 'split') {
    const isAces = hand.cards.every((one) => cardValue(one) === 1)
    // Both get their second card at once, the first one first.
    return hand.cards.map((one) => withCard({ cards: [one], stakes: 1, isOver: isAces }, card()))
  }
  const played =
    choice === 'stand'
      ? { ...hand, isOver: true }
      : choice === 'hit'
        ? withCard(hand, card())
        : { ...withCard(hand, card()), stakes: 2, isOver: true }
  return state.hands.map((one, place) => (place === active ? played : one))
}

function withCard(hand: BlackjackHand, card: number): BlackjackHand {
  const cards = [...hand.cards, card]
  // At 21 there is nothing more to win by a card.
  return { ...hand, cards, isOver: hand.isOver || totalOf(cards).total >= MOST }
}

type Table = Pick<BlackjackState, 'hands' | 'dealer'>

function settleIfOver({ hands, dealer }: Table, card: () => number): BlackjackState {
  const stakes = hands.reduce((sum, hand) => sum + hand.stakes, 0)
  const [only] = hands
  const isPlayerNatural = hands.length === 1 && isNatural(only?.cards ?? [])
  // The dealer looks before anything is done: who has a natural takes no second stake.
  const isDealt = isNatural(dealer) || isPlayerNatural
  const active = isDealt ? -1 : hands.findIndex(({ isOver }) => !isOver)
  if (active !== -1) return { hands, dealer, active, stakes, factor: null }
  if (isDealt) {
    const isPush = isNatural(dealer) && isPlayerNatural
    const factor = isPush ? 100 : isPlayerNatural ? BLACKJACK.natural : 0
    return { hands, dealer, active: null, stakes, factor }
  }
  const isAllBust = hands.every(({ cards }) => totalOf(cards).total > MOST)
  const shown = isAllBust ? dealer : drawDealer(dealer, card)
  const factor = hands.reduce((sum, hand) => sum + hand.stakes * handFactor(hand.cards, shown), 0)
  return { hands, dealer: shown, active: null, stakes, factor }
}

function drawDealer(dealer: readonly number[], card: () => number): readonly number[] {
  const cards = [...dealer]
  while (dealerDraws(totalOf(cards), BLACKJACK.isSoft17Hit)) cards.push(card())
  return cards
}

/** What one stake on a hand returns when both are played out; naturals are settled before. */
export function handFactor(cards: readonly number[], dealer: readonly number[]): Hundredths {
  const [own, other] = [totalOf(cards).total, totalOf(dealer).total]
  if (own > MOST) return 0
  if (other > MOST || own > other) return 200
  return own === other ? 100 : 0
}
