import type { ListPatch, NewCell } from '@xezer/contract/topic-patches'
import type { BookEvent, OddsBook, RowCell, TopicDelta } from '@xezer/odds-book/book'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { placeChanged } from './changed-places.ts'
import { asFirst } from './json-bytes.ts'
import { contextOf } from './present-event.ts'
import { type Moves, presentFactor } from './present-factor.ts'
import { presentListSport } from './present-list.ts'
import type { PresentContext } from './present-market.ts'
import { presentNamedLeague } from './present-names.ts'
import type { ListRows } from './row-bytes.ts'
import { columnTypes } from './row-columns.ts'

export type ListChange = Pick<TopicDelta, 'rows' | 'columns'>

interface PatchedList {
  readonly book: OddsBook
  readonly texts: CatalogueTexts
  /** Of the group of columns in the language. */
  readonly rows: ListRows
  readonly group: number
  readonly locale: Locale
  readonly moves: Moves
}

/** Rows that came or are called otherwise with their places, columns that show another line, and who left. */
export function listPatchText(list: PatchedList, events: readonly BookEvent[], change: ListChange): string {
  const { texts, rows, group, locale, moves } = list
  const changed = placeChanged(events, new Set(change.rows))
  const sports: ListPatch['sports'] = changed.sports.map(({ at, sport, count }) => {
    const { countEvents: _, ...head } = presentListSport(sport, group, count, texts, locale)
    return { at, sport: head }
  })
  const leagues: ListPatch['leagues'] = changed.leagues.map(({ at, first }) => ({
    at,
    league: { ...presentNamedLeague(first.tournament, first.category, locale), sport: first.sport.id },
  }))
  const rowTexts = changed.rows.map(
    ({ at, event }) =>
      `{"at":${at},"league":${event.tournament.id},"event":${Buffer.from(asFirst(rows(event, moves)))}}`,
  )
  const columns = columnTexts(list, change)
  const members = [
    ...(sports.length === 0 ? [] : [`"sports":${JSON.stringify(sports)}`]),
    ...(leagues.length === 0 ? [] : [`"leagues":${JSON.stringify(leagues)}`]),
    ...(rowTexts.length === 0 ? [] : [`"rows":[${rowTexts.join(',')}]`]),
    ...(columns.length === 0 ? [] : [`"columns":[${columns.join(',')}]`]),
    ...(changed.gone.length === 0 ? [] : [`"gone":${JSON.stringify(changed.gone)}`]),
  ]
  return `{${members.join(',')}}`
}

/** A type may stand in several columns of a group. */
function columnTexts({ book, texts, group, locale, moves }: PatchedList, change: ListChange): string[] {
  return change.columns.flatMap(({ event, type }) => {
    const context = contextOf(event, texts, locale)
    const cells = book.rowCells(event, group)
    return columnTypes(event, group).flatMap((shownType, index) => {
      if (shownType !== type) return []
      const shown = (cells[index] ?? []).map((cell) => cell && presentNewCell(event, cell, context, moves))
      return [JSON.stringify([event.id, index, shown])]
    })
  })
}

function presentNewCell(
  event: BookEvent,
  { market, outcome }: RowCell,
  context: PresentContext,
  moves: Moves,
): NewCell {
  const { h, v, n, pt, d } = presentFactor(event, market, outcome, context, moves)
  return [h, v, d ? 1 : 0, moves.get(outcome) ?? 0, n, pt]
}
