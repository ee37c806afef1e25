/**
 * Target overrounds. `twoWay` is the margin of every market that pays one of its outcomes at even terms
 * (1X2, handicaps, totals, yes/no): 0.05 means that 1 / odds sum to 1.05 before the tick ladder.
 */
export type Margins = {
  readonly twoWay: number
  /** Markets of three to six outcomes: European handicap, next goal, goal range. */
  readonly fewWay: number
  /** Combined and half-time/full-time markets. */
  readonly combined: number
  /** Correct score and other lists of many outcomes. */
  readonly manyWay: number
}
