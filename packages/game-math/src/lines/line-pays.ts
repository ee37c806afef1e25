import { must } from '@xezer/std/assert'
import { paylines, REELS, symbolAt, type View } from './paylines.ts'

/** Units for as many in a row from the first reel as the place says: [0, 0, 0, 5, 20, 100] pays from three on. */
export type Pays = readonly number[]
export type Paytable = Readonly<Record<string, Pays>>

/** Pays for three, four and five. */
export const fromThree = (three: number, four: number, five: number): Pays => [0, 0, 0, three, four, five]
/** Pays for two, three, four and five. */
export const fromTwo = (two: number, three: number, four: number, five: number): Pays => [
  0,
  0,
  two,
  three,
  four,
  five,
]

export interface LineWin {
  /** Which line, from 0. */
  readonly line: number
  readonly symbol: string
  readonly count: number
  readonly units: number
}

export interface LineRules {
  readonly lines: number
  readonly pays: Paytable
  /** Stands for every symbol of the paytable. */
  readonly wild: string
}

/** What a symbol of the paytable pays, and its place there: of two that pay the same the first one wins. */
interface Row {
  readonly symbol: string
  readonly place: number
  readonly pays: Pays
}

/** Reads the best of each line, from the first reel on; lines that pay nothing are left out. */
export function lineReader({ lines, pays, wild }: LineRules): (view: View) => readonly LineWin[] {
  const rowsOfLines = paylines(lines)
  const paytable = new Map<string, Row>(
    Object.entries(pays).map(([symbol, units], place) => [symbol, { symbol, place, pays: units }]),
  )
  /** By how many wilds lead: they alone are as many of any symbol, and the best of them counts. */
  const bestOfWilds = Array.from({ length: REELS + 1 }, (_, wilds) =>
    [...paytable.values()].reduce<Row | null>(
      (best, row) => ((row.pays[wilds] ?? 0) > (best?.pays[wilds] ?? 0) ? row : best),
      null,
    ),
  )
  return (view) => {
    const wins: LineWin[] = []
    for (let line = 0; line < rowsOfLines.length; line++) {
      const rows = must(rowsOfLines[line], 'a line')
      const wilds = runOf(view, rows, wild, 0)
      const shown = wilds === REELS ? wild : symbolAt(view, wilds, rows[wilds] ?? 0)
      const count = wilds === REELS ? wilds : runOf(view, rows, shown, wilds)
      const own = paytable.get(shown)
      const ofWilds = bestOfWilds[wilds]
      const units = own?.pays[count] ?? 0
      const unitsOfWilds = ofWilds?.pays[wilds] ?? 0
      if (ofWilds && (unitsOfWilds > units || (unitsOfWilds === units && own && ofWilds.place < own.place)))
        wins.push({ line, symbol: ofWilds.symbol, count: wilds, units: unitsOfWilds })
      else if (units > 0) wins.push({ line, symbol: shown, count, units })
    }
    return wins
  }

  /** How many reels from the first one the symbol or a wild stands on; those up to `from` are known. */
  function runOf(view: View, rows: readonly number[], symbol: string, from: number): number {
    let count = from
    while (count < REELS) {
      const shown = symbolAt(view, count, rows[count] ?? 0)
      if (shown !== symbol && shown !== wild) break
      count += 1
    }
    return count
  }
}
