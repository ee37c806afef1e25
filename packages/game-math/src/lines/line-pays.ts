import { paylines, symbolAt, type View } from './paylines.ts'

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

/** Reads the best of each line, from the first reel on; lines that pay nothing are left out. */
export function lineReader({ lines, pays, wild }: LineRules): (view: View) => readonly LineWin[] {
  const rowsOfLines = paylines(lines)
  const paytable = Object.entries(pays)
  return (view) => {
    const wins: LineWin[] = []
    rowsOfLines.forEach((rows, line) => {
      let best: LineWin | null = null
      for (const [symbol, units] of paytable) {
        let count = 0
        while (count < rows.length && stands(symbol, count)) count += 1
        const paid = units[count] ?? 0
        if (paid > 0 && (best === null || paid > best.units)) best = { line, symbol, count, units: paid }
      }
      if (best !== null) wins.push(best)

      function stands(symbol: string, reel: number): boolean {
        const shown = symbolAt(view, reel, rows[reel] ?? 0)
        return shown === symbol || shown === wild
      }
    })
    return wins
  }
}
