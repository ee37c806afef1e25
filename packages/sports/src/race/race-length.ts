import {
  type IntegerDistribution,
  integerDistribution,
} from '@xezer/pricing/distribution/integer-distribution'
import { foldedUnits, nextServer, raceWinner, type SideIndex } from './race-rules.ts'
import { placeOf, type RaceTable } from './race-table.ts'

/** What may be left of a race that could go on for ever when its length is cut; it stays on the last entry. */
const TAIL_MAX = 1e-15

/** How many units are played in all, those of the score included. */
export function raceLength(
  table: RaceTable,
  home: number,
  away: number,
  server: SideIndex,
): IntegerDistribution {
  const lengths: number[] = []
  let mass = new Float64Array(table.home.length)
  const beyond = foldedUnits(table.rules, home, away)
  mass[placeOf(table, home - beyond, away - beyond, server)] = 1
  let left = 1
  while (left > TAIL_MAX) {
    const next = new Float64Array(mass.length)
    const ended = playOne(table, mass, next)
    lengths.push(ended)
    left -= ended
    mass = next
  }
  lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + left
  return integerDistribution(home + away, Float64Array.from(lengths))
}

/** Plays one unit everywhere; what had ended before it is the answer. */
function playOne(table: RaceTable, mass: Float64Array, next: Float64Array): number {
  const { rules, unitChance, size } = table
  let ended = 0
  for (let place = 0; place < mass.length; place++) {
    const chance = mass[place] ?? 0
    if (chance === 0) continue
    const server: SideIndex = place % 2 === 0 ? 0 : 1
    const away = Math.floor(place / 2) % size
    const home = Math.floor(place / (2 * size))
    if (raceWinner(rules, home, away) !== null) {
      ended += chance
      continue
    }
    const up = unitChance(home, away, server)
    const played = home + away + 1
    addFolded(table, next, home + 1, away, nextServer(rules, server, 0, played), chance * up)
    addFolded(table, next, home, away + 1, nextServer(rules, server, 1, played), chance * (1 - up))
  }
  return ended
}

function addFolded(
  table: RaceTable,
  mass: Float64Array,
  home: number,
  away: number,
  server: SideIndex,
  chance: number,
): void {
  const beyond = foldedUnits(table.rules, home, away)
  const place = placeOf(table, home - beyond, away - beyond, server)
  mass[place] = (mass[place] ?? 0) + chance
}
