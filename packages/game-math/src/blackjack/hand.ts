import { rankOf } from '../draws/cards.ts'

/** 1 for an ace, 10 for ten and pictures. */
export const cardValue = (card: number) => Math.min(rankOf(card) + 1, 10)

export interface Total {
  readonly total: number
  /** An ace counts eleven. */
  readonly isSoft: boolean
}

const TEN = 10
export const MOST = 21

/** One more card of a value. Beyond 21 an ace counts one. */
export function withValue({ total, isSoft }: Total, value: number): Total {
  const hard = (isSoft ? total - TEN : total) + value
  const hasAce = isSoft || value === 1
  return hasAce && hard + TEN <= MOST ? { total: hard + TEN, isSoft: true } : { total: hard, isSoft: false }
}

export const NO_CARDS: Total = { total: 0, isSoft: false }
export const totalOf = (cards: readonly number[]): Total =>
  cards.reduce((sum, card) => withValue(sum, cardValue(card)), NO_CARDS)

/** 21 of the first two cards. */
export const isNatural = (cards: readonly number[]) => cards.length === 2 && totalOf(cards).total === MOST

const DEALER_STANDS = 17
export const dealerDraws = ({ total, isSoft }: Total, isSoft17Hit: boolean) =>
  total < DEALER_STANDS || (isSoft17Hit && total === DEALER_STANDS && isSoft)
