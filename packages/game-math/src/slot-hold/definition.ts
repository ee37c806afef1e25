import { fromThree } from '../lines/line-pays.ts'
import { stripsOf } from '../lines/paylines.ts'

/** Twenty lines and coins: six of them stay, and three more tries follow each new one. */
export const SLOT_HOLD = {
  lines: 20,
  wild: 'W',
  scatter: 'C',
  pays: {
    a: fromThree(50, 200, 1000),
    b: fromThree(40, 120, 500),
    c: fromThree(30, 80, 300),
    d: fromThree(20, 60, 200),
    k: fromThree(10, 30, 100),
    q: fromThree(10, 25, 80),
    j: fromThree(8, 20, 60),
    t: fromThree(8, 20, 60),
  },
  coinsForFeature: 6,
  respins: 3,
  /** Out of a thousand: an empty cell of a respin turns coin. */
  coinShare: 50,
  shareOf: 1000,
  /** What a coin is worth in stakes, and its weight out of a thousand. */
  coins: [
    { stakes: 1, weight: 505 },
    { stakes: 2, weight: 250 },
    { stakes: 3, weight: 115 },
    { stakes: 5, weight: 65 },
    { stakes: 8, weight: 30 },
    { stakes: 10, weight: 18 },
    { stakes: 20, weight: 11 },
    { stakes: 50, weight: 5 },
    { stakes: 200, weight: 1 },
  ],
  /** In stakes, besides the coins. */
  fullBoard: 1000,
  /** In stakes: a full board of the dearest coins and the best lines beside it; counted in `exact.ts`. */
  most: 4005,
  strips: stripsOf(
    'aqjtCCCkdtjqbkjtcqdkjtbqkcjtdq bjkqCCtdWjqtackjqtdbkqWtcjqkdt ckqtCCCjdWktqabjkqtdcWqtkbjtqd djtkCCqbWtjkaqctjdkqWtjkcbqtjk tkqjCCCdtqWkjbatcqjkdtqkjcbqjt',
  ),
} as const
