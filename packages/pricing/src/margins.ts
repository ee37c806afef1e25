import type { Tier } from '@xezer/sport/tier'

/** Target overrounds: 0.05 means that 1 / odds of a market's outcomes sum to 1.05 before the tick ladder. */
export interface Margins {
  /** 1X2, draw no bet, Asian lines, totals, yes/no. European handicaps carry half as much again. */
  readonly twoWay: number
  /** The same kinds of markets on what is not the score: corners, cards, a quarter, a game; and the specials. */
  readonly statistic: number
  /** Markets of three or four outcomes: next goal, first goal, half with most goals, goal range. */
  readonly fewWay: number
  /** Combined markets, half-time/full-time, exact goals, winning margin. */
  readonly combined: number
  /** Correct score, time of the first goal. */
  readonly manyWay: number
}

/** What the margins of a sport are made of; its row of the registry holds it. */
export interface MarginTable {
  /** Of two-way markets before the match, by the tier of the league or tournament. */
  readonly twoWay: Readonly<Record<Tier, number>>
  /** More of it in play, where a price is easier to beat. */
  readonly liveExtra: number
  /** The others: so many times that of two-way markets, and so much on top. */
  readonly others: Readonly<Record<Exclude<keyof Margins, 'twoWay'>, readonly [times: number, more: number]>>
}

export function marginsOf(
  { twoWay: byTier, liveExtra, others }: MarginTable,
  tier: Tier,
  isLive: boolean,
): Margins {
  const twoWay = byTier[tier] + (isLive ? liveExtra : 0)
  const from = ([times, more]: readonly [number, number]): number => times * twoWay + more
  return {
    twoWay,
    statistic: from(others.statistic),
    fewWay: from(others.fewWay),
    combined: from(others.combined),
    manyWay: from(others.manyWay),
  }
}
