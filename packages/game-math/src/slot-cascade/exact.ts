import type { ExactFigures } from '../exact-figures.ts'
import { deviationOf, type FreeSpins, freeSpinsMoments, type Moments } from '../moments.ts'
import { SLOT_CASCADE, stepOf, tenthsOf } from './definition.ts'

export interface CascadeFigures extends ExactFigures {
  readonly baseRtp: number
  readonly baseDeviation: number
  readonly featureOneIn: number
  readonly featureMean: number
  readonly freeSpinMean: number
  /** In how many states the chain was solved. */
  readonly states: number
}

const { columns, rows, weights, cascadesMost, winsForFeature } = SLOT_CASCADE
const CELLS = columns * rows
const KINDS = weights.length
const IN_STAKES = 10

/** What a spin brings, split by whether its chain is long enough for free spins; times the share of each. */
interface Chain {
  readonly long: Moments & { readonly share: number }
  readonly short: Moments & { readonly share: number }
}

export function cascadeFigures(): CascadeFigures {
  const counts = listCounts()
  const base = solve(SLOT_CASCADE.ladder, counts)
  const free = solve(SLOT_CASCADE.freeLadder, counts)
  const feature: FreeSpins = freeSpinsMoments(
    { again: free.long, plain: free.short },
    { first: SLOT_CASCADE.freeSpins, more: SLOT_CASCADE.freeSpinsAgain, most: SLOT_CASCADE.freeSpinsMost },
  )
  const spin = { mean: base.long.mean + base.short.mean, square: base.long.square + base.short.square }
  const round = {
    mean: spin.mean + base.long.share * feature.mean,
    square: spin.square + 2 * base.long.mean * feature.mean + base.long.share * feature.square,
  }
  return {
    rtp: round.mean,
    hitRate: 1 - base.none,
    deviation: deviationOf(round),
    most: SLOT_CASCADE.most,
    baseRtp: spin.mean,
    baseDeviation: deviationOf(spin),
    featureOneIn: 1 / base.long.share,
    featureMean: feature.mean,
    freeSpinMean: free.long.mean + free.short.mean,
    states: counts.list.length,
  }
}

interface Counts {
  readonly list: readonly (readonly number[])[]
  /** By the number of cells that are filled: where its states begin. */
  readonly places: ReadonlyMap<number, number>
}

const keyOf = (count: readonly number[]) => count.reduce((key, one) => key * (CELLS + 1) + one, 0)

/** How many cells each symbol has, for every number of filled cells: where they lie never matters. The fullest come first. */
function listCounts(): Counts {
  const list: number[][] = []
  const add = (head: number[], left: number) => {
    if (head.length === KINDS - 1) {
      list.push([...head, left])
      return
    }
    for (let one = 0; one <= left; one++) add([...head, one], left - one)
  }
  for (let filled = CELLS; filled >= 0; filled--) add([], filled)
  return { list, places: new Map(list.map((count, place) => [keyOf(count), place])) }
}

/** Share, sum and sum of squares of what is still to come, in tenths, for chains that become long and for the others. */
const FIELDS = 6

function solve(ladder: readonly number[], { list, places }: Counts): Chain & { readonly none: number } {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = weights.map((weight) => weight / total)
  const size = list.length
  // The places of the state with one more cell of each symbol, and of what is left when the winning ones have gone.
  const next = new Int32Array(size * KINDS)
  const after = new Int32Array(size).fill(-1)
  const wins = new Float64Array(size)
  list.forEach((count, place) => {
    const filled = count.reduce((sum, one) => sum + one, 0)
    if (filled < CELLS) {
      count.forEach((_, kind) => {
        next[place * KINDS + kind] =
          places.get(keyOf(count.map((one, other) => (other === kind ? one + 1 : one)))) ?? -1
      })
      return
    }
    const paid = count.map((one, kind) => tenthsOf(kind, one))
    const sum = paid.reduce((all, one) => all + one, 0)
    if (sum === 0) return
    wins[place] = sum
    after[place] = places.get(keyOf(count.map((one, kind) => ((paid[kind] ?? 0) > 0 ? 0 : one)))) ?? -1
  })
  let later = new Float64Array(size * FIELDS)
  // After the last cascade nothing pays any more, and the chain was long.
  for (let place = 0; place < size; place++) later[place * FIELDS] = 1
  let none = 0
  for (let cascade = cascadesMost - 1; cascade >= 0; cascade--) {
    const now = new Float64Array(size * FIELDS)
    const step = stepOf(ladder, cascade)
    const ended = cascade >= winsForFeature ? 0 : 3
    for (let place = 0; place < size; place++) {
      const at = place * FIELDS
      const filledAll = (list[place]?.reduce((sum, one) => sum + one, 0) ?? 0) === CELLS
      if (!filledAll) {
        for (let kind = 0; kind < KINDS; kind++) {
          const from = (next[place * KINDS + kind] ?? 0) * FIELDS
          const share = shares[kind] ?? 0
          for (let field = 0; field < FIELDS; field++)
            now[at + field] = (now[at + field] ?? 0) + share * (now[from + field] ?? 0)
        }
        continue
      }
      const rest = after[place] ?? -1
      if (rest === -1) {
        now[at + ended] = 1
        continue
      }
      const paid = (wins[place] ?? 0) * step
      for (const field of [0, 3]) {
        const [share = 0, sum = 0, squares = 0] = later.subarray(
          rest * FIELDS + field,
          rest * FIELDS + field + 3,
        )
        now[at + field] = share
        now[at + field + 1] = sum + share * paid
        now[at + field + 2] = squares + 2 * paid * sum + share * paid * paid
      }
    }
    later = now
    if (cascade === 0) none = shareOfNone(list, after, shares)
  }
  const start = (size - 1) * FIELDS
  const of = (field: number) => {
    const [share = 0, sum = 0, squares = 0] = later.subarray(start + field, start + field + 3)
    return { share, mean: sum / IN_STAKES, square: squares / IN_STAKES ** 2 }
  }
  return { long: of(0), short: of(3), none }
}

/** The share of first windows in which nothing pays. */
function shareOfNone(
  list: readonly (readonly number[])[],
  after: Int32Array,
  shares: readonly number[],
): number {
  const logs = [0]
  for (let one = 1; one <= CELLS; one++) logs.push((logs[one - 1] ?? 0) + Math.log(one))
  let none = 0
  list.forEach((count, place) => {
    if (count.reduce((sum, one) => sum + one, 0) !== CELLS || after[place] !== -1) return
    const log = count.reduce(
      (sum, one, kind) => sum - (logs[one] ?? 0) + one * Math.log(shares[kind] ?? 0),
      logs[CELLS] ?? 0,
    )
    none += Math.exp(log)
  })
  return none
}
