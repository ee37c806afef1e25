/** A card is 0 ... 51: its rank times four, and its suit. */
export const CARDS = 52
export const RANKS = 13

/** 0 ace, 1 two ... 9 ten, 10 jack, 11 queen, 12 king. */
export const rankOf = (card: number) => Math.floor(card / 4)
/** 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export const suitOf = (card: number) => card % 4

const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUIT_NAMES = ['♠', '♥', '♦', '♣']

/** As players write it: `J♥`. */
export const cardName = (card: number) => `${RANK_NAMES[rankOf(card)]}${SUIT_NAMES[suitOf(card)]}`
