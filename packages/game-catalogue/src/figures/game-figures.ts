/** What one choice of an engine is worth, counted from its definition; amounts in stakes. */
export interface ChoiceFigures {
  /** What was chosen, as a key of the engine: `8-low`, `straight`; empty where nothing is. */
  readonly choice: string
  readonly rtp: number
  readonly hitRate: number
  readonly deviation: number
  readonly most: number
  /** One in so many rounds opens the feature; 0 where there is none. */
  readonly featureOneIn: number
}

/** One of four steps, from how far rounds lie from their mean. */
export type Volatility = 1 | 2 | 3 | 4

export interface GameFigures {
  /** Over all that can be chosen, not only the rows. */
  readonly rtpLeast: number
  readonly rtpMost: number
  readonly hitLeast: number
  readonly hitMost: number
  readonly volatilityLeast: Volatility
  readonly volatilityMost: Volatility
  readonly most: number
  readonly rows: readonly ChoiceFigures[]
}

/** Standard deviations from which the second, third and fourth step begin. */
const STEPS = [5, 7, 8] as const

export function volatilityOf(deviation: number): Volatility {
  const steps = STEPS.filter((least) => deviation >= least).length
  return ([1, 2, 3, 4] as const)[steps] ?? 4
}
