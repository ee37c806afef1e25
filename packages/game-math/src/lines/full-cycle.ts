import type { LineRules } from './line-pays.ts'
import { paylines, ROWS, type Strips } from './paylines.ts'

/** What every combination of stops pays, told one after the other. */
export interface CycleRules extends LineRules {
  readonly strips: Strips
  /** Counted over the whole window, whatever the lines. */
  readonly scatter: string
  /** Covers its reel where it is in sight. */
  readonly isWildExpanding: boolean
}

/** Told for every combination: the units of its lines, how many scatters are in sight, and the stops. */
export type Visit = (
  units: number,
  scatters: number,
  stops: readonly [number, number, number, number, number],
) => void

const WILD = 0
const OTHER = 1
/** The first symbol of the paytable. */
const FIRST = 2

/** A line that the first three reels have not broken: its symbol, how many wilds lead, and the rows that come. */
interface OpenLine {
  readonly symbol: number
  readonly wilds: number
  readonly fourth: number
  readonly fifth: number
}

/**
 * All combinations of the five stops. Lines that are broken within the first three reels are not asked again for the others,
 * so that thirty million combinations take a second.
 */
export function visitCycle(rules: CycleRules, visit: Visit): void {
  const { at, scattersAt } = readReels(rules)
  const worth = readWorth(rules)
  const lines = paylines(rules.lines)
  const [n1 = 0, n2 = 0, n3 = 0, n4 = 0, n5 = 0] = rules.strips.map((strip) => strip.length)
  const open: OpenLine[] = []
  for (let s1 = 0; s1 < n1; s1++)
    for (let s2 = 0; s2 < n2; s2++)
      for (let s3 = 0; s3 < n3; s3++) {
        open.length = 0
        let closed = 0
        for (const [a = 0, b = 0, c = 0, fourth = 0, fifth = 0] of lines) {
          const run = readOn({ symbol: WILD, wilds: 0, count: 0 }, [at(0, s1, a), at(1, s2, b), at(2, s3, c)])
          if (run.count === 3) open.push({ symbol: run.symbol, wilds: run.wilds, fourth, fifth })
          else closed += worth(run)
        }
        const before = scattersAt(0, s1) + scattersAt(1, s2) + scattersAt(2, s3)
        for (let s4 = 0; s4 < n4; s4++) {
          const four = before + scattersAt(3, s4)
          for (let s5 = 0; s5 < n5; s5++) {
            let units = closed
            for (const { symbol, wilds, fourth, fifth } of open)
              units += worth(readOn({ symbol, wilds, count: 3 }, [at(3, s4, fourth), at(4, s5, fifth)]))
            visit(units, four + scattersAt(4, s5), [s1, s2, s3, s4, s5])
          }
        }
      }
}

interface Run {
  readonly symbol: number
  readonly wilds: number
  readonly count: number
}

/** A run as far as the next symbols carry it on. */
function readOn({ symbol, wilds, count }: Run, shown: readonly number[]): Run {
  for (const one of shown) {
    if (one === OTHER) break
    if (one === WILD) {
      if (symbol === WILD) wilds += 1
    } else if (symbol === WILD) symbol = one
    else if (one !== symbol) break
    count += 1
  }
  return { symbol, wilds, count }
}

/** What a run pays: as its symbol, or as the best one that its leading wilds alone make. */
function readWorth({ pays }: CycleRules): (run: Run) => number {
  const table = Object.values(pays)
  const bestOfWilds = Array.from({ length: 6 }, (_, count) =>
    Math.max(...table.map((units) => units[count] ?? 0)),
  )
  return ({ symbol, wilds, count }) =>
    Math.max(symbol < FIRST ? 0 : (table[symbol - FIRST]?.[count] ?? 0), bestOfWilds[wilds] ?? 0)
}

/** What stands at a stop and row, as numbers, and how many scatters a stop shows. */
function readReels({ strips, pays, wild, scatter, isWildExpanding }: CycleRules) {
  const names = Object.keys(pays)
  const numberOf = (symbol: string) => {
    if (symbol === wild) return WILD
    const place = names.indexOf(symbol)
    return place === -1 ? OTHER : place + FIRST
  }
  const windows = strips.map((strip) =>
    Array.from(strip, (_, stop) =>
      Array.from({ length: ROWS }, (_row, row) => strip[(stop + row) % strip.length] ?? ''),
    ),
  )
  const shown = windows.map((stops) =>
    stops.map((letters) =>
      letters.map((letter) => (isWildExpanding && letters.includes(wild) ? WILD : numberOf(letter))),
    ),
  )
  const scatters = windows.map((stops) =>
    stops.map((letters) => letters.filter((letter) => letter === scatter).length),
  )
  return {
    at: (reel: number, stop: number, row: number) => shown[reel]?.[stop]?.[row] ?? OTHER,
    scattersAt: (reel: number, stop: number) => scatters[reel]?.[stop] ?? 0,
  }
}
