import { createLegChances, type LegChances } from '@xezer/pricing/combination/leg-states'
import { sumOfChances } from '../../scoring/chances.ts'
import { type ClosingScore, FAR_SCORES, knownClosing, NEAR_LEADS } from '../closing.ts'
import { addBetween, countOf, type LeadTable, sizeOf } from './lead-table.ts'
import { forEachCell, type PointsCells } from './points-cells.ts'
import { LEAD_MAX, POINTS_MAX, type PointCount, type SettledLeg } from './settled-leg.ts'
import {
  type AfterLead,
  boundsOf,
  CHANCE_MIN,
  countsAt,
  type Following,
  type Plan,
  planOf,
  type Run,
  runsOf,
  type StagedLegs,
} from './stage-plan.ts'

/** All leads that are less likely together are far below what tells two prices apart. */
const LEAD_CHANCE_MIN = 1e-10
const LEVEL_CHANCE_MIN = 1e-12
/** Of so many products each must be less. */
const PRODUCT_MIN = 1e-14

/**
 * All that a stretch and what follows share is the lead between them: of every lead, what follows is told apart by what its
 * legs and those of the final lead come to, and counted in the one way that is asked. Legs come to the same over long runs of
 * leads and of counts, so that sums over runs do the work of sums over all cells.
 */
export function stagedChances(cells: PointsCells, following: Following, legs: StagedLegs): LegChances {
  const { first, last, halfFull, ends, counts } = legs
  const chances = createLegChances(first.length + last.length + halfFull.length + ends.length + counts.length)
  const plan = planOf(following, legs)
  const countRuns = [runsOf(plan.countEntries, 0, 2), runsOf(plan.countEntries, 1, 2)] as const
  const step = stepOf(plan.count)
  for (const { lead, chance, groups } of groupByLead(cells, legs.first, plan.count)) {
    if (chance < LEAD_CHANCE_MIN) continue
    const half = halfFull.length === 0 ? 0 : Math.sign(lead) + 1
    const { decided, level } = afterLead(lead, plan, half, chance)
    for (const [entry, more] of decided.entries()) {
      if (more === undefined) continue
      const sums = sumsOfEverySecond(more, plan.scratch.sums)
      for (const [own, points] of groups) addRuns(chances, entry + own, points, sums, countRuns)
    }
    for (const [entry, more] of level.entries()) {
      if (more === undefined || chance * sumOfChances({ lowest: 0, mass: more }) < LEVEL_CHANCE_MIN) continue
      for (const [own, points] of groups) {
        addProducts(countsAt(plan.level, 3 * (entry + own) + half, POINTS_MAX), points, more, step)
      }
    }
  }
  if (plan.tables.overtimes !== null) addOvertimes(chances, plan, plan.tables.overtimes, countRuns)
  return chances
}

/** A lead of the stretch: by what its legs come to the chances of its points, as they are counted. */
interface Led {
  readonly lead: number
  chance: number
  readonly groups: [entry: number, points: Float64Array][]
}

function groupByLead(
  cells: PointsCells,
  legs: readonly SettledLeg[],
  count: PointCount | null,
): readonly Led[] {
  const size = count === null ? 1 : sizeOf(cells.decided)
  const byLead: Led[] = []
  forEachCell(cells, (home, away, _isLate, chance) => {
    const place = home - away + LEAD_MAX
    let led = byLead[place]
    if (led === undefined) {
      led = { lead: home - away, chance: 0, groups: [] }
      byLead[place] = led
    }
    led.chance += chance
    let entry = 0
    let digit = 1
    for (const leg of legs) {
      entry += digit * leg(home, away, false)
      digit *= 3
    }
    let points: Float64Array | null = null
    for (const [known, own] of led.groups) if (known === entry) points = own
    if (points === null) {
      points = new Float64Array(size)
      led.groups.push([entry, points])
    }
    const at = countOf(count, home, away)
    points[at] = (points[at] ?? 0) + chance
  })
  return byLead.flat()
}

function afterLead(before: number, plan: Plan, half: number, chance: number): AfterLead {
  const { size, sums } = plan
  const isGame = plan.tables.overtimes !== null
  const { decided, level } = plan.scratch
  for (const counts of decided) counts?.fill(0)
  for (const counts of level) counts?.fill(0)
  for (const [ofLast, table] of sums) {
    for (const { from, to, entry } of plan.leadRuns[half] ?? []) {
      const [least, most] = [from - LEAD_MAX - before, to - LEAD_MAX - before]
      // No run of leads that are told apart has nothing in it.
      if (most < table.lowestLead || least >= table.lowestLead + table.leads) continue
      if (!isGame || from > LEAD_MAX || to < LEAD_MAX) {
        addBetween(countsAt(decided, entry + ofLast, size), table, least, most)
        continue
      }
      // A level score goes on.
      addBetween(countsAt(level, ofLast, size), table, -before, -before)
      if (from < LEAD_MAX) addBetween(countsAt(decided, entry + ofLast, size), table, least, -before - 1)
      if (to > LEAD_MAX) addBetween(countsAt(decided, entry + ofLast, size), table, -before + 1, most)
    }
  }
  if (isGame) closeNearLeads(before, plan, half, chance, { decided, level })
  return { decided, level }
}

/** By how much the closing seconds differ, where a lead is near enough to be made level, from those of any other lead. */
const NEAR_SCORES = NEAR_LEADS.map((lead) => ({ lead, scores: differences(knownClosing(lead)) })).filter(
  ({ scores }) => scores.length > 0,
)

function differences(near: readonly ClosingScore[]): ClosingScore[] {
  const scores = [...near, ...FAR_SCORES.map((score) => ({ ...score, chance: -score.chance }))]
  const found = new Map<string, ClosingScore>()
  for (const { home, away, chance } of scores) {
    const key = `${home}:${away}`
    found.set(key, { home, away, chance: chance + (found.get(key)?.chance ?? 0) })
  }
  return [...found.values()].filter(({ chance }) => Math.abs(chance) > CHANCE_MIN)
}

function closeNearLeads(
  before: number,
  plan: Plan,
  half: number,
  beforeChance: number,
  { decided, level }: AfterLead,
): void {
  const { open, openLeads } = plan.tables
  for (const { lead, scores } of NEAR_SCORES) {
    const row = lead - before - open.lowestLead
    if (row < 0 || row >= open.leads || (openLeads[row] ?? 0) * beforeChance < LEAD_CHANCE_MIN) continue
    for (const score of scores) {
      const end = lead + score.home - score.away
      const into = end === 0 ? level : decided
      const entry = end === 0 ? 0 : (plan.leadEntries[half]?.[end + LEAD_MAX] ?? 0)
      if (plan.lastEntryAt === null) addNear(countsAt(into, entry, plan.size), plan, row, score)
      else addNearLast(into, entry, plan.lastEntryAt, plan.openHome, lead - before, score)
    }
  }
}

/** In every way that points are counted. */
function addNear(into: Float64Array, { tables, count }: Plan, row: number, score: ClosingScore): void {
  const { mass, size } = tables.open
  const [from = 0, to = 0] = tables.openBounds[row] ?? []
  const more = countOf(count, score.home, score.away)
  // Of one lead the points of both sides are all even or all odd.
  const step = stepOf(count)
  for (let at = from; at < to; at += step) {
    into[at + more] = (into[at + more] ?? 0) + (mass[row * size + at] ?? 0) * score.chance
  }
}

/** By what legs of what follows come to, of which `made` is the lead. */
function addNearLast(
  into: Float64Array[],
  entry: number,
  entryAt: (home: number, away: number) => number,
  { lowestLead, size, mass }: LeadTable,
  made: number,
  score: ClosingScore,
): void {
  const row = (made - lowestLead) * size
  for (let home = 0; home < size; home++) {
    const chance = mass[row + home] ?? 0
    if (chance < CHANCE_MIN) continue
    const counts = countsAt(into, entry + entryAt(home + score.home, home - made + score.away), 1)
    counts[0] = (counts[0] ?? 0) + chance * score.chance
  }
}

function stepOf(count: PointCount | null): 1 | 2 {
  return count === 'total' ? 2 : 1
}

/** Of each count the chance of it and of all that are less by two, four … */
function sumsOfEverySecond(counts: Float64Array, sums: Float64Array): Float64Array {
  for (let at = 0; at < counts.length; at++) sums[at + 2] = (sums[at] ?? 0) + (counts[at] ?? 0)
  return sums
}

function addRuns(
  chances: LegChances,
  entry: number,
  points: Float64Array,
  sums: Float64Array,
  runs: readonly [readonly Run[], readonly Run[]],
): void {
  const [from, to] = boundsOf(points)
  for (let at = from; at < to; at++) {
    const chance = points[at] ?? 0
    if (chance === 0) continue
    for (const ofParity of runs) {
      let before = 0
      for (const run of ofParity) {
        const whole = entry + run.entry
        const sum = upTo(sums, run.to - at)
        chances[whole] = (chances[whole] ?? 0) + chance * (sum - before)
        before = sum
      }
    }
  }
}

/** The last of them are those of the highest counts of either parity. */
function upTo(sums: Float64Array, count: number): number {
  if (count < 0) return 0
  const at = count + 2
  const beyond = at - sums.length
  return sums[beyond < 0 ? at : sums.length - (beyond % 2 === 0 ? 2 : 1)] ?? 0
}

function addProducts(into: Float64Array, points: Float64Array, more: Float64Array, step: 1 | 2): void {
  const [from, to] = boundsOf(more)
  let most = 0
  for (let by = from; by < to; by++) if ((more[by] ?? 0) > most) most = more[by] ?? 0
  for (let at = 0; at < points.length; at++) {
    const chance = points[at] ?? 0
    if (chance * most < PRODUCT_MIN) continue
    for (let by = from; by < to; by += step) into[at + by] = (into[at + by] ?? 0) + chance * (more[by] ?? 0)
  }
}

/** On a level score overtimes follow until somebody leads. */
function addOvertimes(
  chances: LegChances,
  { level, lateEntries }: Plan,
  overtimes: LeadTable,
  countRuns: readonly [readonly Run[], readonly Run[]],
): void {
  const byHalf = lateEntries.map((entries) =>
    overtimeCounts(overtimes, entries).map((after) =>
      sumsOfEverySecond(after, new Float64Array(after.length + 2)),
    ),
  )
  for (const [key, points] of level.entries()) {
    if (points === undefined) continue
    for (const [entry, sums] of (byHalf[key % 3] ?? []).entries()) {
      if (sums !== undefined) addRuns(chances, Math.floor(key / 3) + entry, points, sums, countRuns)
    }
  }
}

/** Of all overtimes together the points, by what legs of the final lead come to. */
function overtimeCounts({ lowestLead, leads, size, mass }: LeadTable, entries: Int16Array): Float64Array[] {
  const found: Float64Array[] = []
  for (let row = 0; row < leads; row++) {
    const counts = countsAt(found, entries[lowestLead + row + LEAD_MAX] ?? 0, size)
    for (let at = 0; at < size; at++) counts[at] = (counts[at] ?? 0) + (mass[row * size + at] ?? 0)
  }
  return found
}
