import { assert } from '@xezer/std/assert'
import {
  foldedUnits,
  foldsAt,
  nextServer,
  type RaceRules,
  raceWinner,
  type SideIndex,
  type UnitChance,
} from './race-rules.ts'

/** Chance of the home side to win a race, from every score that it can have. */
export interface RaceTable {
  readonly rules: RaceRules
  readonly unitChance: UnitChance
  /** Scores of one side: 0 … size - 1. */
  readonly size: number
  readonly home: Float64Array
}

/** A final score and its chance. Where a race has no end in sight, all that is beyond the first tie is one score. */
export interface FinalScore {
  readonly home: number
  readonly away: number
  readonly chance: number
}

const SIDES = [0, 1] as const
/** Solves a race: backwards from its end, and where it may go on for ever, by the fixed point of its ties. */
export function raceTable(rules: RaceRules, unitChance: UnitChance): RaceTable {
  const size = (rules.cap ?? rules.target + rules.lead - 1) + 1
  const table: RaceTable = { rules, unitChance, size, home: new Float64Array(size * size * 2) }
  const tie = foldsAt(rules)
  if (tie !== null) solveTies(table, tie)
  for (let total = 2 * (size - 1); total >= 0; total--) {
    for (let home = Math.min(total, size - 1); home >= 0 && total - home < size; home--) {
      const away = total - home
      // Solved above, and everything beyond folds to it.
      if (tie !== null && Math.min(home, away) >= tie && (home === away || Math.min(home, away) > tie))
        continue
      for (const server of SIDES)
        table.home[placeOf(table, home, away, server)] = solve(table, home, away, server)
    }
  }
  return table
}

/** Where a score stands in arrays as long as `home`. */
export function placeOf({ size }: RaceTable, home: number, away: number, server: SideIndex): number {
  return (home * size + away) * 2 + server
}

/** Chance of the home side to win from this score, with this server of the next unit. */
export function homeChance(table: RaceTable, home: number, away: number, server: SideIndex): number {
  const beyond = foldedUnits(table.rules, home, away)
  return table.home[placeOf(table, home - beyond, away - beyond, server)] ?? 0
}

/** One unit ahead, from what is solved already. */
function solve(table: RaceTable, home: number, away: number, server: SideIndex): number {
  const { rules, unitChance } = table
  const winner = raceWinner(rules, home, away)
  if (winner !== null) return winner === 0 ? 1 : 0
  if (Math.max(home, away) >= table.size - 1) return 0
  const chance = unitChance(home, away, server)
  const played = home + away + 1
  const up = homeChance(table, home + 1, away, nextServer(rules, server, 0, played))
  const down = homeChance(table, home, away + 1, nextServer(rules, server, 1, played))
  return chance * up + (1 - chance) * down
}

/** From a tie the next two units win it, lose it, or bring the tie again, perhaps with the other server. */
function solveTies(table: RaceTable, tie: number): void {
  const { rules, unitChance } = table
  const wins: [number, number] = [0, 0]
  const again: [[number, number], [number, number]] = [
    [0, 0],
    [0, 0],
  ]
  for (const server of SIDES) {
    const first = unitChance(tie, tie, server)
    const ahead = nextServer(rules, server, 0, 2 * tie + 1)
    const behind = nextServer(rules, server, 1, 2 * tie + 1)
    const second = unitChance(tie + 1, tie, ahead)
    const rescue = unitChance(tie, tie + 1, behind)
    wins[server] = first * second
    again[server][nextServer(rules, ahead, 1, 2 * tie + 2)] += first * (1 - second)
    again[server][nextServer(rules, behind, 0, 2 * tie + 2)] += (1 - first) * rescue
  }
  const [[a, b], [c, d]] = again
  const determinant = (1 - a) * (1 - d) - b * c
  assert(determinant > 0, 'a race of which nobody ever wins')
  table.home[placeOf(table, tie, tie, 0)] = ((1 - d) * wins[0] + b * wins[1]) / determinant
  table.home[placeOf(table, tie, tie, 1)] = (c * wins[0] + (1 - a) * wins[1]) / determinant
}

/** Every final score from this one on, with its chance. */
export function finalScores(table: RaceTable, home: number, away: number, server: SideIndex): FinalScore[] {
  const beyond = foldedUnits(table.rules, home, away)
  const from = { home: home - beyond, away: away - beyond }
  const mass = new Float64Array(table.home.length)
  mass[placeOf(table, from.home, from.away, server)] = 1
  const found: FinalScore[] = []
  for (let total = from.home + from.away; total <= 2 * (table.size - 1); total++) {
    for (let own = Math.max(0, total - table.size + 1); own < table.size && own <= total; own++) {
      passOn(table, mass, own, total - own, found)
    }
  }
  return found
}

/** Moves the mass of one score one unit ahead, or to the final scores. */
function passOn(table: RaceTable, mass: Float64Array, home: number, away: number, found: FinalScore[]): void {
  const { rules, unitChance } = table
  const tie = foldsAt(rules)
  const winner = raceWinner(rules, home, away)
  let ended = 0
  for (const server of SIDES) {
    const here = mass[placeOf(table, home, away, server)] ?? 0
    if (here === 0) continue
    if (winner !== null) ended += here
    else if (tie !== null && Math.min(home, away) >= tie) {
      const chance = homeChance(table, home, away, server)
      found.push({ home: tie + 2, away: tie, chance: here * chance })
      found.push({ home: tie, away: tie + 2, chance: here * (1 - chance) })
    } else {
      const chance = unitChance(home, away, server)
      const played = home + away + 1
      addTo(mass, placeOf(table, home + 1, away, nextServer(rules, server, 0, played)), here * chance)
      addTo(mass, placeOf(table, home, away + 1, nextServer(rules, server, 1, played)), here * (1 - chance))
    }
  }
  if (ended > 0) found.push({ home, away, chance: ended })
}

function addTo(mass: Float64Array, place: number, amount: number): void {
  mass[place] = (mass[place] ?? 0) + amount
}
