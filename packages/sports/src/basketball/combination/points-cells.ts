import { certain, type IntegerDistribution } from '@xezer/pricing/distribution/integer-distribution'
import { addMass, type PairDistribution } from '@xezer/pricing/distribution/pair-distribution'
import {
  CERTAIN_ZERO,
  type Chances,
  convolved,
  joined,
  sumOfChances,
  trimmed,
} from '../../scoring/chances.ts'
import { mixBoth } from '../../scoring/mixed-points.ts'
import { CLOSING_POINTS, type ClosingScore, FAR_SCORES, knownClosing, NEAR_LEADS } from '../closing.ts'
import type { Stretch } from '../stretch-points.ts'

/** Points of both sides at the end of a stretch, or of the game: rows are the home side's, columns the visitors'. */
export interface PointsCells {
  /** Without an overtime. */
  readonly decided: PairDistribution
  /** With overtimes, theirs included; null for a stretch that has none. */
  readonly late: PairDistribution | null
}

/** A cell: the points of both sides, and whether an overtime was played for them. */
export type VisitCell = (home: number, away: number, isLate: boolean, chance: number) => void

/** What is less likely is in no sum: all of it together stays far below what makes two propositions one. */
const CHANCE_MIN = 1e-13

/** Every cell that can come, with its chance. */
export function forEachCell({ decided, late }: PointsCells, visit: VisitCell): void {
  forEachPair(decided, (home, away, chance) => visit(home, away, false, chance))
  if (late !== null) forEachPair(late, (home, away, chance) => visit(home, away, true, chance))
}

export function forEachPair(
  { rowLowest, columnLowest, rows, columns, mass }: PairDistribution,
  visit: (home: number, away: number, chance: number) => void,
): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const chance = mass[row * columns + column] ?? 0
      if (chance >= CHANCE_MIN) visit(rowLowest + row, columnLowest + column, chance)
    }
  }
}

/** A stretch that is played in possessions to its end. */
export function openPairs({ counts, powers, already }: Stretch): PairDistribution {
  const pairs = mixBoth(counts, powers)
  return {
    ...pairs,
    rowLowest: pairs.rowLowest + already.home,
    columnLowest: pairs.columnLowest + already.away,
  }
}

/** A stretch that ends with the closing seconds, where `before` is the lead on top of which it comes. */
export function closedPairs(open: PairDistribution, before: IntegerDistribution): PairDistribution {
  const most = CLOSING_POINTS.length - 1
  const closed = emptyPairs(open.rowLowest, open.columnLowest, open.rows + most, open.columns + most)
  const byLead = new Map<number, readonly ClosingScore[]>()
  forEachPair(open, (home, away, chance) => {
    const lead = home - away
    const scores = byLead.get(lead) ?? closingOn(lead, before)
    byLead.set(lead, scores)
    for (const score of scores) addMass(closed, home + score.home, away + score.away, chance * score.chance)
  })
  return closed
}

/** What the closing seconds bring to a stretch with this lead, over all leads that there may have been before it. */
function closingOn(lead: number, { lowest, mass }: IntegerDistribution): ClosingScore[] {
  const near = NEAR_LEADS.flatMap((whole) => {
    const share = mass[whole - lead - lowest] ?? 0
    return share === 0 ? [] : [{ share, scores: knownClosing(whole) }]
  })
  const rest = 1 - near.reduce((sum, { share }) => sum + share, 0)
  const far = { share: Math.max(0, rest), scores: knownClosing(Number.POSITIVE_INFINITY) }
  return [...near, far].flatMap(({ share, scores }) =>
    share === 0 ? [] : scores.map((score) => ({ ...score, chance: share * score.chance })),
  )
}

/** A stretch with the closing seconds as they are from any lead that they cannot make level. */
export function farPairs(open: PairDistribution): PairDistribution {
  const most = CLOSING_POINTS.length - 1
  const closed = emptyPairs(open.rowLowest, open.columnLowest, open.rows + most, open.columns + most)
  forEachPair(open, (home, away, chance) => {
    for (const score of FAR_SCORES)
      addMass(closed, home + score.home, away + score.away, chance * score.chance)
  })
  return closed
}

/** All overtimes that follow on a level score together. */
export function overtimePairs(overtime: Stretch): PairDistribution {
  const { decided, level } = apart(closedPairs(openPairs(overtime), certain(0)))
  return cut(onTopOfLevel(anyNumberOf(trimmed(level)), decided))
}

/** Without the rows and columns in which hardly anything ever happens. */
function cut(pairs: PairDistribution): PairDistribution {
  let [top, right] = [pairs.rowLowest, pairs.columnLowest]
  forEachPair(pairs, (home, away) => {
    top = Math.max(top, home)
    right = Math.max(right, away)
  })
  const kept = emptyPairs(
    pairs.rowLowest,
    pairs.columnLowest,
    top - pairs.rowLowest + 1,
    right - pairs.columnLowest + 1,
  )
  forEachPair(pairs, (home, away, chance) => addMass(kept, home, away, chance))
  return kept
}

/** A game that ends with this stretch unless it is level then: overtimes follow until somebody leads. */
export function gameCells(open: PairDistribution, overtime: Stretch): PointsCells {
  const regular = apart(closedPairs(open, certain(0)))
  const last = apart(closedPairs(openPairs(overtime), certain(0)))
  // Points of either side before the overtime that decides: of what ended level, and of any number of level overtimes.
  const before = trimmed(convolved(trimmed(regular.level), anyNumberOf(trimmed(last.level))))
  return { decided: regular.decided, late: onTopOfLevel(before, last.decided) }
}

/** What ends level, as the points of either side, and all else. */
function apart(pairs: PairDistribution): { readonly decided: PairDistribution; readonly level: Chances } {
  const { rowLowest, columnLowest, rows, columns } = pairs
  const mass = pairs.mass.slice()
  const level = new Float64Array(rows)
  for (let row = 0; row < rows; row++) {
    const column = rowLowest + row - columnLowest
    if (column < 0 || column >= columns) continue
    level[row] = mass[row * columns + column] ?? 0
    mass[row * columns + column] = 0
  }
  return { decided: { ...pairs, mass }, level: { lowest: rowLowest, mass: level } }
}

/** No further overtime is followed once so little is left. */
const LEFT_MAX = 1e-13

/** The sum of none, one, two … of these, each as likely as it is that so many come. */
function anyNumberOf(level: Chances): Chances {
  const found: Chances[] = []
  for (let some = CERTAIN_ZERO; sumOfChances(some) >= LEFT_MAX; some = convolved(some, level))
    found.push(some)
  return joined(found)
}

/** Both sides have as many before it as `level` says. */
function onTopOfLevel(level: Chances, end: PairDistribution): PairDistribution {
  const top = level.mass.length - 1
  const { lowest } = level
  const pairs = emptyPairs(
    end.rowLowest + lowest,
    end.columnLowest + lowest,
    end.rows + top,
    end.columns + top,
  )
  const likeliest = level.mass.reduce((most, chance) => Math.max(most, chance), 0)
  forEachPair(end, (home, away, chance) => {
    if (chance * likeliest < CHANCE_MIN) return
    const from = (home - end.rowLowest) * pairs.columns + away - end.columnLowest
    for (let more = 0; more <= top; more++) {
      const at = from + more * (pairs.columns + 1)
      pairs.mass[at] = (pairs.mass[at] ?? 0) + chance * (level.mass[more] ?? 0)
    }
  })
  return pairs
}

function emptyPairs(
  rowLowest: number,
  columnLowest: number,
  rows: number,
  columns: number,
): PairDistribution {
  return { rowLowest, columnLowest, rows, columns, mass: new Float64Array(rows * columns) }
}
