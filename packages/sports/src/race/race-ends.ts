import { nextServer, raceWinner, type SideIndex } from './race-rules.ts'
import type { FinalScore, RaceTable } from './race-table.ts'

/** What may be left of a race that could go on for ever when its scores are cut. */
const TAIL_MAX = 1e-12

/** Every final score from this one on with its chance, those beyond the first tie one by one. */
export function raceEnds(table: RaceTable, home: number, away: number, server: SideIndex): FinalScore[] {
  const { rules, unitChance } = table
  const ends: FinalScore[] = []
  let left = 1
  let open = new Map([[placeOf(home, server), 1]])
  for (let played = home + away; left > TAIL_MAX; played++) {
    const next = new Map<number, number>()
    const add = (ownAfter: number, serves: SideIndex, chance: number): void => {
      const after = { home: ownAfter, away: played + 1 - ownAfter, chance }
      const place = placeOf(ownAfter, serves)
      if (raceWinner(rules, after.home, after.away) === null) {
        next.set(place, (next.get(place) ?? 0) + chance)
        return
      }
      ends.push(after)
      left -= chance
    }
    for (const [place, chance] of open) {
      const serves: SideIndex = place % 2 === 0 ? 0 : 1
      const own = Math.floor(place / 2)
      const up = unitChance(own, played - own, serves)
      add(own + 1, nextServer(rules, serves, 0, played + 1), chance * up)
      add(own, nextServer(rules, serves, 1, played + 1), chance * (1 - up))
    }
    open = next
  }
  return ends
}

function placeOf(home: number, server: SideIndex): number {
  return 2 * home + server
}
