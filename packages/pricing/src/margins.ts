/** Target overrounds: 0.05 means that 1 / odds of a market's outcomes sum to 1.05 before the tick ladder. */
export interface Margins {
  /** 1X2, draw no bet, Asian lines, totals, yes/no. European handicaps carry half as much again. */
  readonly twoWay: number
  /** The same kinds of markets on corners and cards, and the specials. */
  readonly statistic: number
  /** Markets of three or four outcomes: next goal, first goal, half with most goals, goal range. */
  readonly fewWay: number
  /** Combined markets, half-time/full-time, exact goals, winning margin. */
  readonly combined: number
  /** Correct score, time of the first goal. */
  readonly manyWay: number
}
