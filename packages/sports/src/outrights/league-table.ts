import type { TableRules, TieRule } from '@xezer/sport/table-rules'

/** The table of a league, to which matches are added one by one. */
export class LeagueTable {
  readonly size: number
  readonly #rules: TableRules
  readonly #points: Int32Array
  readonly #difference: Int32Array
  readonly #scored: Int32Array
  readonly #wins: Int32Array
  /** Of one side against another, row after row. */
  readonly #pairPoints: Int32Array
  readonly #pairDifference: Int32Array

  constructor(size: number, rules: TableRules) {
    this.size = size
    this.#rules = rules
    this.#points = new Int32Array(size)
    this.#difference = new Int32Array(size)
    this.#scored = new Int32Array(size)
    this.#wins = new Int32Array(size)
    this.#pairPoints = new Int32Array(size * size)
    this.#pairDifference = new Int32Array(size * size)
  }

  /** Becomes the same as another table of its size. */
  copy(from: LeagueTable): void {
    this.#points.set(from.#points)
    this.#difference.set(from.#difference)
    this.#scored.set(from.#scored)
    this.#wins.set(from.#wins)
    this.#pairPoints.set(from.#pairPoints)
    this.#pairDifference.set(from.#pairDifference)
  }

  add(home: number, away: number, homeScore: number, awayScore: number): void {
    const { win, draw } = this.#rules.points
    const lead = homeScore - awayScore
    this.#count(home, away, lead, homeScore, lead > 0 ? win : lead === 0 ? draw : 0)
    this.#count(away, home, -lead, awayScore, lead < 0 ? win : lead === 0 ? draw : 0)
  }

  /** The sides by place, the best first; those whom no rule tells apart stand in one group. */
  ranked(): number[][] {
    const all = Array.from({ length: this.size }, (_, side) => side)
    return split(all, (side) => this.#points[side] ?? 0).flatMap((level) => this.#resolve(level, 0))
  }

  #count(side: number, other: number, lead: number, scored: number, points: number): void {
    const pair = side * this.size + other
    this.#points[side] = (this.#points[side] ?? 0) + points
    this.#difference[side] = (this.#difference[side] ?? 0) + lead
    this.#scored[side] = (this.#scored[side] ?? 0) + scored
    if (lead > 0) this.#wins[side] = (this.#wins[side] ?? 0) + 1
    this.#pairPoints[pair] = (this.#pairPoints[pair] ?? 0) + points
    this.#pairDifference[pair] = (this.#pairDifference[pair] ?? 0) + lead
  }

  #resolve(level: number[], from: number): number[][] {
    const rule = this.#rules.ties[from]
    if (level.length === 1 || rule === undefined) return [level]
    return split(level, this.#keyOf(rule, level)).flatMap((group) => this.#resolve(group, from + 1))
  }

  #keyOf(rule: TieRule, level: readonly number[]): (side: number) => number {
    switch (rule) {
      case 'difference':
        return (side) => this.#difference[side] ?? 0
      case 'scored':
        return (side) => this.#scored[side] ?? 0
      case 'wins':
        return (side) => this.#wins[side] ?? 0
      case 'head_to_head':
        return (side) => {
          let key = 0
          for (const other of level) {
            const pair = side * this.size + other
            key += (this.#pairPoints[pair] ?? 0) * POINTS_OVER_DIFFERENCE + (this.#pairDifference[pair] ?? 0)
          }
          return key
        }
    }
  }
}

/** No difference of a few matches is as large. */
const POINTS_OVER_DIFFERENCE = 100_000

/** Into groups of the same key, the highest first. */
function split(sides: readonly number[], keyOf: (side: number) => number): number[][] {
  const keyed = sides.map((side) => ({ side, key: keyOf(side) })).sort((left, right) => right.key - left.key)
  const groups: number[][] = []
  let last = Number.NaN
  for (const { side, key } of keyed) {
    if (key === last) groups.at(-1)?.push(side)
    else groups.push([side])
    last = key
  }
  return groups
}
