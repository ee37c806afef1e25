import type { FormMark, SeasonTable } from '@xezer/contract/statistics'
import type { Pair } from '@xezer/sport/live-state'
import type { TableRules } from '@xezer/sport/table-rules'
import { LeagueTable } from '@xezer/sports/outrights/league-table'
import { must } from '@xezer/std/assert'

/** A match of a season; `score` is null of one that was not finished, which counts nothing. */
export interface SeasonMatch {
  readonly homeId: number
  readonly awayId: number
  readonly score: Pair | null
}

/** The last results of a side that its row shows. */
const FORM_MAX = 5

type Row = Omit<SeasonTable['rows'][number], 'name'>

/** The table of these matches, which are in the order of play: the same rules as that of who wins a season. */
export function makeTable(matches: readonly SeasonMatch[], rules: TableRules): Row[] {
  const ids = [...new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId]))].sort((a, b) => a - b)
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const table = new LeagueTable(ids.length, rules)
  const rows = new Map(ids.map((id) => [id, emptyRow(id)]))
  for (const { homeId, awayId, score } of matches) {
    const home = must(rows.get(homeId), 'a side has a row')
    const away = must(rows.get(awayId), 'a side has a row')
    if (score === null) continue
    table.add(placeOf.get(homeId) ?? 0, placeOf.get(awayId) ?? 0, score.home, score.away)
    count(home, score.home, score.away, rules)
    count(away, score.away, score.home, rules)
  }
  let place = 1
  return table.ranked().flatMap((level) => {
    const shared = level.map((side) => ({ ...must(rows.get(ids[side] ?? 0), 'a side has a row'), place }))
    place += level.length
    return shared
  })
}

type Counting = { -readonly [Key in keyof Row]: Row[Key] }

function emptyRow(id: number): Counting {
  const none = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 }
  return { place: 0, id, ...none, form: [] }
}

function count(row: Counting, own: number, other: number, { points }: TableRules): void {
  const mark = markOf(own, other)
  row.played += 1
  row.scored += own
  row.conceded += other
  if (mark === 'won') row.won += 1
  else if (mark === 'drawn') row.drawn += 1
  else row.lost += 1
  row.points += mark === 'won' ? points.win : mark === 'drawn' ? points.draw : 0
  row.form = [...row.form, mark].slice(-FORM_MAX)
}

function markOf(own: number, other: number): FormMark {
  return own > other ? 'won' : own === other ? 'drawn' : 'lost'
}
