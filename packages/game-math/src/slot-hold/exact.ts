import type { ExactFigures } from '../exact-figures.ts'
import { choose } from '../exact-figures.ts'
import { visitCycle } from '../lines/full-cycle.ts'
import { deviationOf, type Moments } from '../moments.ts'
import { SLOT_HOLD } from './definition.ts'
import { CELLS } from './outcome.ts'

export interface HoldFigures extends ExactFigures {
  readonly units: number
  readonly baseRtp: number
  readonly featureOneIn: number
  /** Coins that lie at the end of a feature, on the average. */
  readonly coinsAtEnd: number
  /** One in so many spins fills the board. */
  readonly fullBoardOneIn: number
}

const { lines, coins, coinsForFeature, coinShare, shareOf, respins, fullBoard } = SLOT_HOLD

export function holdFigures(): HoldFigures {
  const byCoins = Array.from({ length: CELLS + 1 }, () => ({ count: 0, units: 0, squares: 0 }))
  let [winning, bestBeside] = [0, 0]
  visitCycle({ ...SLOT_HOLD, isWildExpanding: false }, (units, fell) => {
    const part = byCoins[fell]
    if (part) {
      part.count += 1
      part.units += units
      part.squares += units * units
    }
    if (units > 0 || fell >= coinsForFeature) winning += 1
    if (fell >= coinsForFeature && units > bestBeside) bestBeside = units
  })
  const combinations = byCoins.reduce((sum, { count }) => sum + count, 0)
  const units = byCoins.reduce((sum, part) => sum + part.units, 0)
  let round: Moments = { mean: 0, square: 0 }
  let [features, coinsAtEnd, full] = [0, 0, 0]
  byCoins.forEach((part, fell) => {
    const ends = fell < coinsForFeature ? null : endsOf(fell)
    const paid = ends === null ? { mean: 0, square: 0 } : coinMoments(ends)
    round = {
      mean: round.mean + (part.units / lines + part.count * paid.mean) / combinations,
      square:
        round.square +
        (part.squares / lines ** 2 + (2 * part.units * paid.mean) / lines + part.count * paid.square) /
          combinations,
    }
    if (ends === null) return
    features += part.count
    coinsAtEnd += part.count * ends.reduce((sum, share, count) => sum + share * count, 0)
    full += part.count * (ends[CELLS] ?? 0)
  })
  return {
    rtp: round.mean,
    hitRate: winning / combinations,
    deviation: deviationOf(round),
    most: CELLS * Math.max(...coins.map(({ stakes }) => stakes)) + fullBoard + bestBeside / lines,
    units,
    baseRtp: units / combinations / lines,
    featureOneIn: combinations / features,
    coinsAtEnd: coinsAtEnd / features,
    fullBoardOneIn: combinations / full,
  }
}

/** The share of each number of coins at the end of a feature that began with `fell` of them. */
function endsOf(fell: number): readonly number[] {
  const share = coinShare / shareOf
  const ends = Array.from({ length: CELLS + 1 }, () => 0)
  // By coins and by the tries that are left.
  const reached = new Map<string, { coins: number; left: number; share: number }>()
  const reach = (count: number, left: number, part: number) => {
    if (left === 0 || count === CELLS) {
      ends[count] = (ends[count] ?? 0) + part
      return
    }
    const key = `${count} ${left}`
    const known = reached.get(key)
    reached.set(key, { coins: count, left, share: (known?.share ?? 0) + part })
  }
  reach(fell, respins, 1)
  for (let count = fell; count < CELLS; count++) {
    for (let left: number = respins; left > 0; left--) {
      const state = reached.get(`${count} ${left}`)
      if (!state) continue
      const empty = CELLS - count
      for (let more = 0; more <= empty; more++) {
        const part = state.share * choose(empty, more) * share ** more * (1 - share) ** (empty - more)
        reach(count + more, more === 0 ? left - 1 : respins, part)
      }
    }
  }
  return ends
}

/** What the coins pay: each draws its own worth. */
function coinMoments(ends: readonly number[]): Moments {
  const mean = coins.reduce((sum, { stakes, weight }) => sum + (stakes * weight) / shareOf, 0)
  const square = coins.reduce((sum, { stakes, weight }) => sum + (stakes * stakes * weight) / shareOf, 0)
  return ends.reduce(
    (sum, share, count) => {
      const extra = count === CELLS ? fullBoard : 0
      const all = count * mean + extra
      return {
        mean: sum.mean + share * all,
        square: sum.square + share * (count * (square - mean * mean) + all * all),
      }
    },
    { mean: 0, square: 0 },
  )
}
