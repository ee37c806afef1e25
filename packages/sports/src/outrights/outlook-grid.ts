import { must } from '@xezer/std/assert'
import type { ScoreOutlook } from './score-outlook.ts'

/**
 * How a match may end if the home side is stronger by this than its tables say it is. The word of 32 bits decides where that
 * lies between two outlooks that are known.
 */
export type OutlookAt = (edge: number, word: number) => ScoreOutlook

export interface GridTerms {
  /** Between two lines of the grid, either way. */
  readonly step: number
  readonly rows: { readonly from: number; readonly to: number }
  readonly columns: { readonly from: number; readonly to: number }
  make(row: number, column: number): ScoreOutlook
}

/**
 * Outlooks at the crossings of a grid, each made when it is first asked for: all matches of a sport share them, as making
 * one takes longer than drawing thousands of scores. What lies between is drawn from the four crossings around it, each as
 * often as it is near.
 */
export class OutlookGrid {
  readonly #terms: GridTerms
  readonly #width: number
  readonly #height: number
  readonly #made: (ScoreOutlook | undefined)[] = []

  constructor(terms: GridTerms) {
    const { rows, columns, step } = terms
    this.#terms = terms
    this.#height = 1 + Math.ceil((rows.to - rows.from) / step)
    this.#width = 1 + Math.ceil((columns.to - columns.from) / step)
  }

  at(row: number, column: number, word: number): ScoreOutlook {
    const { rows, columns, step } = this.#terms
    const line = bounded((row - rows.from) / step + (word & 0xffff) / 65536, this.#height)
    const place = bounded((column - columns.from) / step + (word >>> 16) / 65536, this.#width)
    const index = line * this.#width + place
    const known = this.#made[index]
    if (known !== undefined) return known
    this.#made[index] = this.#terms.make(rows.from + line * step, columns.from + place * step)
    return must(this.#made[index], 'an outlook was made')
  }
}

function bounded(line: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(line)))
}
