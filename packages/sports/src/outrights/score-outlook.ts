import { must } from '@xezer/std/assert'

/** How a match that has not begun may end, as its sport's model says: every score with its chance. */
export interface ScoreOutlook {
  readonly home: Int16Array
  readonly away: Int16Array
  /** Chances of a score and of all before it. */
  readonly cumulative: Float64Array
}

export interface ScoreChance {
  readonly home: number
  readonly away: number
  readonly chance: number
}

/** The likeliest scores first, so that most draws look at a few. */
export function createScoreOutlook(scores: readonly ScoreChance[]): ScoreOutlook {
  const sorted = scores.filter(({ chance }) => chance > 0).sort((left, right) => right.chance - left.chance)
  const total = sorted.reduce((sum, { chance }) => sum + chance, 0)
  let sum = 0
  return {
    home: Int16Array.from(sorted, ({ home }) => home),
    away: Int16Array.from(sorted, ({ away }) => away),
    cumulative: Float64Array.from(sorted, ({ chance }) => {
      sum += chance / total
      return sum
    }),
  }
}

/** Which score a uniform number in [0, 1) stands for. */
export function drawScore({ cumulative }: ScoreOutlook, uniform: number): number {
  const last = cumulative.length - 1
  for (let index = 0; index < last; index++) if (uniform < must(cumulative[index], 'a score')) return index
  return last
}

/**
 * The 32 bits of one match in one play-out. A match has the same ones however much of its season was played before, so that
 * a chance moves with results and with nothing else.
 */
export function wordOf(seed: number, run: number): number {
  let mixed = (seed ^ Math.imul(run + 1, 0x9e3779b1)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

export function uniformOf(seed: number, run: number): number {
  return wordOf(seed, run) / 4294967296
}
