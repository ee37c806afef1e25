import type { ExactFigures } from '../exact-figures.ts'
import { visitCycle } from '../lines/full-cycle.ts'
import type { Strips } from '../lines/paylines.ts'
import { addMoments, deviationOf, type Moments, timesMoments } from '../moments.ts'
import { SLOT_LINES } from './definition.ts'

export interface LinesFigures extends ExactFigures {
  readonly base: CycleFigures
  readonly free: CycleFigures
  /** One in so many spins opens the feature. */
  readonly featureOneIn: number
  /** Share of spins whose own window returns more than the stake. */
  readonly aboveStake: number
  readonly bestSpin: number
}
interface CycleFigures {
  readonly combinations: number
  readonly units: number
  readonly winning: number
  readonly aboveStake: number
  readonly bestUnits: number
  /** By how many scatters are in sight: how many combinations, their units and the squares of these. */
  readonly byScatters: readonly { count: number; units: number; squares: number }[]
}

const { lines, scatterPays, freeSpins } = SLOT_LINES

/** All stops of both cycles. What the cap takes off is left out: it is far below the fourth decimal. */
export function linesFigures(): LinesFigures {
  const base = countCycle(SLOT_LINES.base)
  const free = countCycle(SLOT_LINES.free)
  const freeSpin = momentsOf(free, free.byScatters)
  let round: Moments = { mean: 0, square: 0 }
  let features = 0
  base.byScatters.forEach((part, scatters) => {
    const share = part.count / base.combinations
    if (share === 0) return
    const count = freeSpins[scatters] ?? 0
    if (count > 0) features += share
    const own = { mean: part.units / part.count / lines, square: part.squares / part.count / lines ** 2 }
    const whole = addMoments(own, timesMoments(count, freeSpin))
    round = { mean: round.mean + share * whole.mean, square: round.square + share * whole.square }
  })
  return {
    rtp: round.mean,
    hitRate: base.winning / base.combinations,
    deviation: deviationOf(round),
    most: SLOT_LINES.most,
    base,
    free,
    featureOneIn: 1 / features,
    aboveStake: base.aboveStake / base.combinations,
    bestSpin: base.bestUnits / lines,
  }
}

function momentsOf({ combinations }: CycleFigures, parts: CycleFigures['byScatters']): Moments {
  const sum = (value: (part: CycleFigures['byScatters'][number]) => number) =>
    parts.reduce((total, part) => total + value(part), 0)
  return {
    mean: sum(({ units }) => units) / combinations / lines,
    square: sum(({ squares }) => squares) / combinations / lines ** 2,
  }
}

function countCycle(strips: Strips): CycleFigures {
  const byScatters = Array.from({ length: 16 }, () => ({ count: 0, units: 0, squares: 0 }))
  let [winning, aboveStake, bestUnits] = [0, 0, 0]
  visitCycle({ ...SLOT_LINES, strips, isWildExpanding: true }, (lineUnits, scatters) => {
    const units = lineUnits + (scatterPays[scatters] ?? 0)
    const part = byScatters[scatters]
    if (part) {
      part.count += 1
      part.units += units
      part.squares += units * units
    }
    if (units > 0) winning += 1
    if (units > lines) aboveStake += 1
    if (units > bestUnits) bestUnits = units
  })
  return {
    combinations: byScatters.reduce((sum, { count }) => sum + count, 0),
    units: byScatters.reduce((sum, part) => sum + part.units, 0),
    winning,
    aboveStake,
    bestUnits,
    byScatters,
  }
}
