import type { CallInput } from '@xezer/contract/call'
import type { resultsDays, resultsLive, resultsMenu, resultsOverview } from '@xezer/contract/results'
import type { Pool } from '@xezer/db/pool'
import type { OddsBook } from '@xezer/odds-book/book'
import type { Clock } from '@xezer/std/clock'
import type { Locale } from '@xezer/std/locale'
import type { EndedEvents } from '../../core/catalogue/ended-events.ts'
import type { CatalogueTexts } from '../../core/offer-bytes/catalogue-texts.ts'
import { createKeptReads } from '../../platform/kept-reads.ts'
import { presentLiveResults } from './present-live-results.ts'
import { presentResultsMenu, presentResultsOverview } from './present-results.ts'
import { type DayResults, findDayResults, findResultDays, type ResultDays } from './result-store.ts'

export interface ResultsOptions {
  readonly pool: Pool
  readonly clock: Clock
  readonly book: OddsBook
  readonly texts: CatalogueTexts
  readonly ended: Pick<EndedEvents, 'find'>
}

/** JSON texts, at once where they were made lately. */
export interface ResultsAnswers {
  menu(input: CallInput<typeof resultsMenu>, locale: Locale): string | Promise<string>
  days(input: CallInput<typeof resultsDays>): string | Promise<string>
  overview(input: CallInput<typeof resultsOverview>, locale: Locale): string | Promise<string>
  live(input: CallInput<typeof resultsLive>, locale: Locale): string
}

/** A match that ended is in the lists so soon, whichever server saw it end. */
const FRESH_MS = 3000
/** Of some 700 results each. */
const DAYS_MAX = 40
const MONTHS_MAX = 100

export function createResultsAnswers({ pool, clock, book, texts, ended }: ResultsOptions): ResultsAnswers {
  const days = createKeptReads<DayResults>({ clock, freshMs: FRESH_MS, keysMax: DAYS_MAX })
  const months = createKeptReads<ResultDays>({ clock, freshMs: FRESH_MS, keysMax: MONTHS_MAX })
  const made = new WeakMap<DayResults, Map<string, string>>()
  const answer = (date: string, question: string, make: (day: DayResults) => object) => {
    const tell = (day: DayResults): string => {
      const texts = made.get(day) ?? new Map<string, string>()
      made.set(day, texts)
      const text = texts.get(question) ?? JSON.stringify(make(day))
      texts.set(question, text)
      return text
    }
    const day = days.get(date, () => findDayResults(pool, date))
    return day instanceof Promise ? day.then(tell) : tell(day)
  }
  const hasPage = (eventId: number): boolean =>
    book.findEvent(eventId) !== null || ended.find(eventId) !== null
  return {
    menu: ({ date }, locale) =>
      answer(date, `menu/${locale}`, (day) => presentResultsMenu(date, day, locale)),
    days({ month }) {
      const found = months.get(month, () => findResultDays(pool, month))
      return found instanceof Promise ? found.then((read) => JSON.stringify(read)) : JSON.stringify(found)
    },
    overview({ date, sport = null, league = null }, locale) {
      const place = { sport, league }
      return answer(date, `overview/${sport}/${league}/${locale}`, (day) =>
        presentResultsOverview(day, place, locale, hasPage),
      )
    },
    live: ({ sport = null, league = null }, locale) =>
      JSON.stringify(presentLiveResults(book.liveEvents(), { sport, league }, texts, locale)),
  }
}
