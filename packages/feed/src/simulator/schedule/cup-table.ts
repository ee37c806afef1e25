import type { Sides } from '@xezer/sport/side'
import { LeagueTable, type TieRule } from '@xezer/sports/outrights/league-table'
import { must } from '@xezer/std/assert'
import type { Random } from '@xezer/std/random'
import type { ScheduledMatch } from './scheduled-match.ts'
import { shuffled } from './shuffled.ts'

const POINTS = { win: 3, draw: 1 }
/** Nobody meets everybody: what two made of each other says nothing. */
const TIES: readonly TieRule[] = ['difference', 'scored', 'wins']

/** The clubs of a league phase by their place in its table; lots decide between those whom no rule tells apart. */
export function standingOf(
  teamIds: readonly number[],
  matches: readonly ScheduledMatch[],
  scoreOf: (match: ScheduledMatch) => Sides<number>,
  lots: Random,
): number[] {
  const table = new LeagueTable(teamIds.length, { points: POINTS, ties: TIES })
  const index = new Map(teamIds.map((id, place) => [id, place]))
  const indexOf = (id: number): number => must(index.get(id), 'who plays in a cup is in it')
  for (const match of matches) {
    const { homeId, awayId } = match.fixture
    const { home, away } = scoreOf(match)
    table.add(indexOf(homeId), indexOf(awayId), home, away)
  }
  return table.ranked().flatMap((level) => shuffled(level, lots).map((side) => must(teamIds[side], 'a club')))
}
