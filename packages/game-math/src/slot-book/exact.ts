import type { ExactFigures } from '../exact-figures.ts'
import { visitCycle } from '../lines/full-cycle.ts'
import { REELS, ROWS } from '../lines/paylines.ts'
import { deviationOf, type FreeSpins, freeSpinsMoments, type Moments } from '../moments.ts'
import { SLOT_BOOK } from './definition.ts'

export interface BookFigures extends ExactFigures {
  readonly units: number
  readonly winning: number
  readonly baseRtp: number
  readonly aboveStake: number
  readonly featureOneIn: number
  readonly featureMean: number
  readonly featureSpins: number
  readonly bestSpin: number
}

const { lines, strips, scatterPays, specials, scattersForFeature, freeSpinsMost } = SLOT_BOOK
const PATTERNS = 1 << REELS

/** Sums over all stops of one kind: those that open (or lengthen) the free spins, and the others. */
interface Part {
  count: number
  units: number
  squares: number
  best: number
  /** By special symbol and by the reels where it stands: how many stops, and their units. */
  readonly patterns: readonly {
    readonly counts: Float64Array
    readonly units: Float64Array
    readonly best: Float64Array
  }[]
}

const emptyPart = (): Part => ({
  count: 0,
  units: 0,
  squares: 0,
  best: 0,
  patterns: specials.map(() => ({
    counts: new Float64Array(PATTERNS),
    units: new Float64Array(PATTERNS),
    best: new Float64Array(PATTERNS),
  })),
})

/** All stops, with every special symbol. What the cap takes off, less than 0.000007, is left out. */
export function bookFigures(): BookFigures {
  const parts = { again: emptyPart(), plain: emptyPart() }
  const masks = reelMasks()
  let [winning, aboveStake] = [0, 0]
  visitCycle({ ...SLOT_BOOK, isWildExpanding: false }, (lineUnits, scatters, [s1, s2, s3, s4, s5]) => {
    const units = lineUnits + (scatterPays[scatters] ?? 0)
    const part = scatters >= scattersForFeature ? parts.again : parts.plain
    part.count += 1
    part.units += units
    part.squares += units * units
    if (units > part.best) part.best = units
    if (units > 0) winning += 1
    if (units > lines) aboveStake += 1
    for (let special = 0; special < masks.length; special++) {
      const of = masks[special]
      const sums = part.patterns[special]
      if (!of || !sums) continue
      const [m1, m2, m3, m4, m5] = of
      const pattern =
        (m1?.[s1] ?? 0) |
        ((m2?.[s2] ?? 0) << 1) |
        ((m3?.[s3] ?? 0) << 2) |
        ((m4?.[s4] ?? 0) << 3) |
        ((m5?.[s5] ?? 0) << 4)
      sums.counts[pattern] = (sums.counts[pattern] ?? 0) + 1
      sums.units[pattern] = (sums.units[pattern] ?? 0) + units
      if (units > (sums.best[pattern] ?? 0)) sums.best[pattern] = units
    }
  })
  const all = parts.again.count + parts.plain.count
  const features = specials.map((_, special) => featureOf(parts, special, all))
  const mean = (value: (feature: FreeSpins) => number) =>
    features.reduce((sum, feature) => sum + value(feature), 0) / features.length
  const feature = { mean: mean((one) => one.mean), square: mean((one) => one.square) }
  const round = roundOf(parts, feature, all)
  return {
    rtp: round.mean,
    hitRate: winning / all,
    deviation: deviationOf(round),
    most: SLOT_BOOK.most,
    units: parts.again.units + parts.plain.units,
    winning,
    baseRtp: (parts.again.units + parts.plain.units) / all / lines,
    aboveStake: aboveStake / all,
    featureOneIn: all / parts.again.count,
    featureMean: feature.mean,
    featureSpins: mean(({ spins }) => spins),
    bestSpin: bestSpinOf(parts) / lines,
  }
}

type Parts = Readonly<Record<'again' | 'plain', Part>>

/** A round is its first spin, and the feature where that opened it. */
function roundOf({ again, plain }: Parts, feature: Moments, all: number): Moments {
  const opened = again.count / all
  return {
    mean: (again.units + plain.units) / all / lines + opened * feature.mean,
    square:
      (again.squares + plain.squares) / all / lines ** 2 +
      2 * (again.units / all / lines) * feature.mean +
      opened * feature.square,
  }
}

function featureOf(parts: Parts, special: number, all: number): FreeSpins {
  const of = (part: Part) => {
    let { units, squares } = part
    const sums = part.patterns[special]
    for (let pattern = 0; pattern < PATTERNS; pattern++) {
      const spread = spreadUnits(special, pattern)
      const count = sums?.counts[pattern] ?? 0
      units += count * spread
      squares += 2 * spread * (sums?.units[pattern] ?? 0) + count * spread * spread
    }
    return { share: part.count / all, mean: units / all / lines, square: squares / all / lines ** 2 }
  }
  return freeSpinsMoments(
    { again: of(parts.again), plain: of(parts.plain) },
    { first: SLOT_BOOK.freeSpins, more: SLOT_BOOK.freeSpins, most: freeSpinsMost },
  )
}

function bestSpinOf(parts: Parts): number {
  return Math.max(
    ...Object.values(parts).flatMap((part) =>
      part.patterns.flatMap(({ best, counts }, special) =>
        Array.from(best, (units, pattern) =>
          (counts[pattern] ?? 0) > 0 ? units + spreadUnits(special, pattern) : 0,
        ),
      ),
    ),
  )
}

function spreadUnits(special: number, pattern: number): number {
  let reels = 0
  for (let left = pattern; left > 0; left >>= 1) reels += left & 1
  const pays: Readonly<Record<string, readonly number[]>> = SLOT_BOOK.pays
  return (pays[specials[special] ?? '']?.[reels] ?? 0) * lines
}

/** By special symbol, reel and stop: whether it is in sight. */
function reelMasks(): number[][][] {
  return specials.map((special) =>
    strips.map((strip) =>
      Array.from(strip, (_, stop) =>
        Array.from({ length: ROWS }, (_row, row) => strip[(stop + row) % strip.length]).includes(special)
          ? 1
          : 0,
      ),
    ),
  )
}
