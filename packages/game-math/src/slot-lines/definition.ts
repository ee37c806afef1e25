import { fromThree } from '../lines/line-pays.ts'
import { stripsOf } from '../lines/paylines.ts'

/** Twenty lines, wilds that cover their reel, free spins on strips of their own. */
export const SLOT_LINES = {
  lines: 20,
  wild: 'W',
  scatter: 'S',
  pays: {
    a: fromThree(40, 120, 400),
    b: fromThree(25, 75, 200),
    c: fromThree(15, 40, 120),
    d: fromThree(10, 30, 80),
    k: fromThree(6, 15, 40),
    q: fromThree(5, 12, 30),
    j: fromThree(4, 10, 25),
    t: fromThree(4, 8, 20),
  },
  /** Anywhere in the window, in units. */
  scatterPays: fromThree(20, 100, 500),
  freeSpins: fromThree(10, 12, 20),
  base: stripsOf(
    'adjkqtcbjqkSdtjckqbqjdtk jbqkWtcdjkqaStdqjkbctqjd kqcjtSdbkqWjtcdakqjbtdqk tjdkqbSctjqkWdajtqckbdjq bqktjdScaqkjtbdqkctjdqkt',
  ),
  free: stripsOf(
    'adjkqtcbjqktdtjckqbqjdtk jbWkqtcdjkqatkdqjWbctqjd kqcjtWdbkqjtcdqakjWqjbtd tWdkqbcktjqkcdajtqckbdjq bqktjdacqkjtbdqkctjdqktj',
  ),
  /** In stakes. */
  most: 1000,
} as const
