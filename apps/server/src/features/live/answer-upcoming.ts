import { UPCOMING_MAX } from '@xezer/contract/upcoming'
import type { BookEvent } from '@xezer/odds-book/book'
import { LEAGUE_GROUP } from '@xezer/sport/topic'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from '../../core/offer-bytes/catalogue-texts.ts'
import { asFirst, joinPieces, LIST_END, openList, toPiece } from '../../core/offer-bytes/json-bytes.ts'
import { groupByLeague, groupBySport, presentMainColumns } from '../../core/offer-bytes/present-list.ts'
import { presentNamedLeague, presentNamedSport } from '../../core/offer-bytes/present-names.ts'
import type { LiveOptions } from './live-answers.ts'

/** The same for everybody, whatever hours and sport are looked at: what stands around the rows is laid out once for each version of the list. */
export function answerUpcoming(
  { book, answers, texts, shortRows }: Pick<LiveOptions, 'book' | 'answers' | 'texts' | 'shortRows'>,
  locale: Locale,
): Buffer {
  const all = book.prematchEvents()
  const next = listNext(all)
  const head = answers.get(all, `upcoming/${locale}`, () =>
    openList({ sports: presentSports(next, texts, locale) }, 'events'),
  )
  const rows = next.map(shortRows[locale])
  return joinPieces([toPiece(head), ...rows.slice(0, 1).map(asFirst), ...rows.slice(1), LIST_END])
}

/** What nobody plays against anybody starts at no hour: it stands in no such list. */
function listNext(events: readonly BookEvent[]): readonly BookEvent[] {
  return events.filter(({ field }) => field === null).slice(0, UPCOMING_MAX)
}

function presentSports(next: readonly BookEvent[], texts: CatalogueTexts, locale: Locale) {
  const bySport = groupBySport(next)
  const sports = bySport.map(([sport, own]) => ({
    ...presentNamedSport(sport, locale),
    countEvents: own.length,
    countSports: bySport.length,
    head: presentMainColumns(sport.id, LEAGUE_GROUP, texts, locale),
    leagues: groupByLeague(own).map(({ first }) =>
      presentNamedLeague(first.tournament, first.category, locale),
    ),
  }))
  return sports.sort((left, right) => left.id - right.id)
}
