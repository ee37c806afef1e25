import { must } from '@xezer/std/assert'
import type { Draws } from '../draws/draws.ts'
import type { Hundredths } from '../hundredths.ts'
import { type LineWin, lineReader } from '../lines/line-pays.ts'
import { countIn, type View, viewAt } from '../lines/paylines.ts'
import { SLOT_BOOK } from './definition.ts'

export interface BookSpin {
  readonly stops: readonly number[]
  readonly view: View
  readonly wins: readonly LineWin[]
  readonly scatters: number
  readonly scatterUnits: number
  /** What the special symbol pays after it has spread over the reels where it stands; 0 outside free spins. */
  readonly specialUnits: number
  readonly units: number
}
export interface BookOutcome {
  readonly spin: BookSpin
  /** Null where the books did not open the free spins. */
  readonly special: string | null
  readonly freeSpins: readonly BookSpin[]
  readonly factor: Hundredths
}

const { lines, strips, scatter, scatterPays, specials, scattersForFeature, freeSpinsMost, most } = SLOT_BOOK
const readLines = lineReader(SLOT_BOOK)
const PER_UNIT: Hundredths = 100 / lines

export function spinBook(draws: Draws): BookOutcome {
  const spin = spinOnce(draws, null)
  const opened = isOpened(spin)
  const special = opened ? must(specials[draws.below(specials.length)], 'a special symbol') : null
  const freeSpins: BookSpin[] = []
  let given = opened ? SLOT_BOOK.freeSpins : 0
  while (freeSpins.length < given) {
    const one = spinOnce(draws, special)
    freeSpins.push(one)
    if (isOpened(one)) given = Math.min(given + SLOT_BOOK.freeSpins, freeSpinsMost)
  }
  const units = [spin, ...freeSpins].reduce((sum, one) => sum + one.units, 0)
  return { spin, special, freeSpins, factor: Math.min(units * PER_UNIT, most * 100) }
}

const isOpened = ({ scatters }: BookSpin) => scatters >= scattersForFeature

function spinOnce(draws: Draws, special: string | null): BookSpin {
  return readStops(
    strips.map((strip) => draws.below(strip.length)),
    special,
  )
}

export function readStops(stops: readonly number[], special: string | null): BookSpin {
  const view = viewAt(strips, stops)
  const wins = readLines(view)
  const scatters = countIn(view, scatter)
  const scatterUnits = scatterPays[scatters] ?? 0
  const specialUnits = special === null ? 0 : spreadUnits(view, special)
  const units = wins.reduce((sum, win) => sum + win.units, scatterUnits + specialUnits)
  return { stops, view, wins, scatters, scatterUnits, specialUnits, units }
}

/** On as many reels as it stands it pays that many of a kind, on all lines. */
function spreadUnits(view: View, special: string): number {
  const reels = view.filter((reel) => reel.includes(special)).length
  const pays: Readonly<Record<string, readonly number[]>> = SLOT_BOOK.pays
  return (pays[special]?.[reels] ?? 0) * lines
}
