/**
 * What boards count beside the score, in the order of their columns. A sport shows those that it counts; the names are
 * those of the wire (product §3, entities, Event).
 */
export const BOARD_STATISTICS = [
  'corners',
  'yellowCards',
  'redCards',
  'shots',
  'shotsOnTarget',
  'foulsCommitted',
  'offsides',
  'fouls',
  'timeOuts',
  'aces',
  'doubleFaults',
  'breaks',
] as const
export type BoardStatistic = (typeof BOARD_STATISTICS)[number]
