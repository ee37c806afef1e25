import type { Odds } from '@xezer/money/odds'

/** One outcome of an offered market. */
export interface OfferedOutcome {
  /** Outcome key of the market catalogue: `1`, `x`, `over`, `2:1` … */
  readonly key: string
  /**
   * Margin-free probability, so that 1 / probability is the fair price. Where stakes can come back
   * (whole and quarter lines) it is the win share of what is decided:
   * (win + half-win/2) / (win + half-win/2 + lose + half-lose/2).
   */
  readonly probability: number
  /** Price with margin on the tick ladder; null when the outcome is too certain or too remote to sell. */
  readonly odds: Odds | null
}

/** One market of one event at one line. */
export interface Offer {
  /** Market type key of the catalogue: `1x2`, `h1_total` … */
  readonly type: string
  /** Sorted `key=value` pairs joined by `|`; empty when the type has no line. */
  readonly specifier: string
  readonly outcomes: readonly OfferedOutcome[]
  /** The share of a stake that is expected back undecided, the same on each outcome. Absent where none can come back. */
  readonly returned?: number
}
