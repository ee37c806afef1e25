import type { ListPatch } from '@xezer/contract/topic-patches'
import type { BookEvent, OddsBook, TopicDelta } from '@xezer/odds-book/book'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { placeChanged } from './changed-places.ts'
import { asFirst } from './json-bytes.ts'
import { contextOf, presentLeagueRef } from './present-event.ts'
import type { Moves } from './present-factor.ts'
import { presentListSport } from './present-list.ts'
import { columnText, type ListRows } from './row-bytes.ts'
import { findOverviewGroup } from './row-columns.ts'

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
    league: { ...presentLeagueRef(first.tournament, first.category, locale), sport: first.sport.id },
  }))
  const rowTexts = changed.rows.map(
    ({ at, event }) =>
      `{"at":${at},"league":${event.tournament.id},"event":${Buffer.from(asFirst(rows(event, moves)))}}`,
  )
  const heads = `"sports":${JSON.stringify(sports)},"leagues":${JSON.stringify(leagues)}`
  const columns = columnTexts(list, change).join(',')
  return `{${heads},"rows":[${rowTexts.join(',')}],"columns":[${columns}],"gone":${JSON.stringify(changed.gone)}}`
}

/** A type may stand in several columns of a group. */
function columnTexts({ book, texts, group, locale, moves }: PatchedList, change: ListChange): string[] {
  return change.columns.flatMap(({ event, type }) => {
    const context = contextOf(event, texts, locale)
    const cells = book.rowCells(event, group)
    const columns = findOverviewGroup(event.sport.id, group)?.columns ?? []
    return columns.flatMap((column, index) => {
      if (column.type !== type) return []
      return [`[${event.id},${index},${columnText(event, cells[index] ?? [], context, moves)}]`]
    })
  })
}
