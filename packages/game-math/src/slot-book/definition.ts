import { fromThree, fromTwo } from '../lines/line-pays.ts'
import { stripsOf } from '../lines/paylines.ts'

/** Ten lines, a book that is wild and scatter, free spins with a special symbol that spreads. */
export const SLOT_BOOK = {
  lines: 10,
  wild: 'B',
  scatter: 'B',
  pays: {
    a: fromTwo(10, 100, 1000, 5000),
    b: fromTwo(5, 30, 250, 1500),
    c: fromThree(25, 100, 750),
    d: fromThree(20, 100, 600),
    e: fromThree(5, 30, 150),
    f: fromThree(5, 30, 150),
    g: fromThree(5, 20, 100),
    h: fromThree(5, 20, 100),
    i: fromThree(5, 20, 100),
  },
  /** Anywhere in the window, in units. */
  scatterPays: fromThree(20, 200, 2000),
  /** What may be drawn as the special symbol, in this order. */
  specials: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
  scattersForFeature: 3,
  freeSpins: 10,
  freeSpinsMost: 50,
  strips: stripsOf(
    'aehgdicfbhgeifcBhgfdieghcfbigehd bhgfieacghdiefgBchifdehgibefhcgi cfgheibdighfeaicBgdhfeighbfeichg dgiehfcbgihefdaghBicefgidhfbegih ehgicfdbheigafhcgeidhBfgiebchfig',
  ),
  /** In stakes. */
  most: 10_000,
} as const
