import type { Side } from './side.ts'

/**
 * Where in a match: `match` is all of it, `h1` a half, `q3` a quarter, `set2` a set, `set2.game5` a game of that set. A
 * path holds whatever has its parts in a row: `h1` and `q2` both hold `regular.h1.q2`; `match` holds everything.
 */
export type PeriodPath = string

/** One thing that a sport counts: who it counts for, where, and how much it weighs. */
export interface Counted {
  /** `goals`, `corners`, `points`, `games`, `sets`: the keys of the sport's table of statistics. */
  readonly statistic: string
  readonly side: Side
  /** The innermost period in which it happened. */
  readonly path: PeriodPath
  /** 1 for most; 2 or 3 for a basket, 2 for a dismissal. */
  readonly weight: number
  /** The minute as the sport says it, from 1; null where it has no clock. */
  readonly minute: number | null
}

/**
 * What the record of a match says, whatever the sport. Partial while it is played: what stands in it is final, and more
 * may come in a period that is not closed.
 */
export interface SportFacts {
  /**
   * `abandoned`, `retired` and `walkover` are the final word on a match that will not be finished: what is decided by
   * then stands, the rest is void.
   */
  readonly status: 'playing' | 'finished' | 'abandoned' | 'retired' | 'walkover'
  /** Who goes on after a retirement or a walkover, else null. */
  readonly advances: Side | null
  /**
   * Periods in which no more can come; a path that is closed closes all that it holds. Each period that was played is
   * named when it ends: one that is not, and in which nothing counted, was not played.
   */
  readonly closed: readonly PeriodPath[]
  /** In the order of play. */
  readonly counted: readonly Counted[]
  /** Of an event of many competitors, which counts nothing else. */
  readonly standing?: readonly Placed[]
}

/** Where a competitor ended, from 1; who is level in all that decides shares a place, and the next ones are free. */
export interface Placed {
  /** Its id, as the outcomes of the event have it. */
  readonly competitor: string
  readonly place: number
}

/** Where a part of play lies: a quarter in a half and in regular time, an overtime, a half or a set in nothing. */
export function pathOfPart(part: string): PeriodPath {
  const quarter = /^q([1-4])$/.exec(part)?.[1]
  return quarter === undefined ? part : `regular.h${Number(quarter) <= 2 ? 1 : 2}.${part}`
}

/** Whether `outer` holds `inner`, itself included. */
export function holdsPath(outer: PeriodPath, inner: PeriodPath): boolean {
  return outer === 'match' || `.${inner}.`.includes(`.${outer}.`)
}
