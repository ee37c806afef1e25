import type { Draws } from '../draws/draws.ts'
import type { Hundredths } from '../hundredths.ts'
import { type LineWin, lineReader } from '../lines/line-pays.ts'
import { countIn, type Strips, type View, viewAt } from '../lines/paylines.ts'
import { SLOT_LINES } from './definition.ts'

export interface LinesSpin {
  readonly stops: readonly number[]
  /** As the strips stand; what a wild covers is said by `covered`. */
  readonly view: View
  /** Reels that a wild covers. */
  readonly covered: readonly number[]
  readonly wins: readonly LineWin[]
  readonly scatters: number
  readonly scatterUnits: number
  readonly units: number
}
export interface LinesOutcome {
  readonly spin: LinesSpin
  readonly freeSpins: readonly LinesSpin[]
  readonly factor: Hundredths
}

const { lines, most, wild, scatter, scatterPays, base, free } = SLOT_LINES
const readLines = lineReader(SLOT_LINES)
const PER_UNIT: Hundredths = 100 / lines

/** One stop of each reel, and as many free spins as the scatters give. */
export function spinLines(draws: Draws): LinesOutcome {
  const spin = spinOnce(draws, base)
  const freeSpins = Array.from({ length: SLOT_LINES.freeSpins[spin.scatters] ?? 0 }, () =>
    spinOnce(draws, free),
  )
  const units = [spin, ...freeSpins].reduce((sum, one) => sum + one.units, 0)
  return { spin, freeSpins, factor: Math.min(units * PER_UNIT, most * 100) }
}

function spinOnce(draws: Draws, strips: Strips): LinesSpin {
  return readStops(
    strips,
    strips.map((strip) => draws.below(strip.length)),
  )
}

export function readStops(strips: Strips, stops: readonly number[]): LinesSpin {
  const view = viewAt(strips, stops)
  const covered = view.flatMap((reel, place) => (reel.includes(wild) ? [place] : []))
  const wins = readLines(view.map((reel) => (reel.includes(wild) ? reel.map(() => wild) : reel)))
  const scatters = countIn(view, scatter)
  const scatterUnits = scatterPays[scatters] ?? 0
  const units = wins.reduce((sum, win) => sum + win.units, scatterUnits)
  return { stops, view, covered, wins, scatters, scatterUnits, units }
}
