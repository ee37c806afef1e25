import type { CallInput } from '@xezer/contract/call'
import type { statisticsEvent, statisticsLeague } from '@xezer/contract/statistics'
import type { Pool } from '@xezer/db/pool'
import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import type { Clock } from '@xezer/std/clock'
import type { Locale } from '@xezer/std/locale'
import type { EndedEvents } from '../../core/catalogue/ended-events.ts'
import type { CatalogueTexts } from '../../core/offer-bytes/catalogue-texts.ts'
import { findLeagues, type StoredLeague } from '../../core/results/stored-league.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { createKeptReads } from '../../platform/kept-reads.ts'
import { createLaidOut } from './laid-out.ts'
import { type LeagueSeason, readSeason } from './league-season.ts'
import { findMatch, type MatchFacts } from './match-facts.ts'
import { presentEventStatistics } from './present-event-statistics.ts'
import { presentLeague, presentMenu } from './present-league.ts'
import { mainPrices } from './price-log.ts'
import { findPlayedLeagues, findSeasons } from './statistics-store.ts'

export interface StatisticsOptions {
  readonly pool: Pool
  readonly clock: Clock
  readonly book: OddsBook
  readonly texts: CatalogueTexts
  readonly ended: Pick<EndedEvents, 'find'>
}

type Answer<Refused = never> = Buffer | Refused | Promise<Buffer | Refused>

/** JSON, at once where it was read lately, and the same bytes as long as they tell the same. */
export interface StatisticsAnswers {
  menu(locale: Locale): Answer
  league(input: CallInput<typeof statisticsLeague>, locale: Locale): Answer<Refusal<'not_found'>>
  event(input: CallInput<typeof statisticsEvent>, locale: Locale): Answer<Refusal<'event_not_found'>>
}

/** What changes within it nobody waits for. */
const FRESH_MS = 5000
const MENU_FRESH_MS = 60_000
const KEPT_MAX = 60

/** What a league is read as; null where there is none, or nothing of it. */
interface ReadLeague {
  readonly league: StoredLeague
  readonly seasons: readonly string[]
  readonly season: LeagueSeason
}

export function createStatisticsAnswers(options: StatisticsOptions): StatisticsAnswers {
  const { pool, clock, book, texts, ended } = options
  const kept = { clock, freshMs: FRESH_MS, keysMax: KEPT_MAX }
  const menus = createKeptReads<readonly StoredLeague[]>({ clock, freshMs: MENU_FRESH_MS, keysMax: 1 })
  const leagues = createKeptReads<ReadLeague | null>(kept)
  const seasons = createKeptReads<LeagueSeason>(kept)
  const events = createKeptReads<MatchFacts | null>(kept)
  const laidOut = createLaidOut()
  const seasonOf = (league: number, season: string) =>
    seasons.get(`${league}/${season}`, () => readSeason(pool, league, season))
  const readLeague = async (id: number, asked: string | undefined): Promise<ReadLeague | null> => {
    const league = (await findLeagues(pool, new Set([id]))).get(id)
    const known = await findSeasons(pool, id)
    const name = asked ?? known[0]
    if (league === undefined || name === undefined || !known.includes(name)) return null
    return { league, seasons: known, season: await seasonOf(id, name) }
  }
  const findEvent = (id: number): BookEvent | null => book.findEvent(id) ?? ended.find(id)
  return {
    menu(locale) {
      const found = menus.get('', async () => {
        const played = await findLeagues(pool, await findPlayedLeagues(pool))
        return [...played.values()]
      })
      return whenRead(found, (all) => laidOut.get(all, locale, '', () => presentMenu(all, locale)))
    },
    league({ league, season }, locale) {
      const found = leagues.get(`${league}/${season ?? ''}`, () => readLeague(league, season))
      return whenRead(found, (read) =>
        read === null
          ? refuse('not_found')
          : laidOut.get(read, locale, '', () => presentLeague(read, locale)),
      )
    },
    event({ event: id }, locale) {
      const found = events.get(String(id), () => findMatch({ pool, seasonOf }, id, findEvent(id)))
      return whenRead(found, (facts) => {
        if (facts === null) return refuse('event_not_found')
        const event = findEvent(id)
        // A point of its own each time would be other bytes each time.
        const atMs = Math.floor(clock.nowMs() / FRESH_MS) * FRESH_MS
        return laidOut.get(facts, locale, tellVersion(event, atMs), () =>
          presentEventStatistics(facts, event, { texts, atMs }, locale),
        )
      })
    },
  }
}

/** What of the book is told of a match: its state, and the prices of the main market, which stand at an instant. */
function tellVersion(event: BookEvent | null, atMs: number): string {
  if (event === null) return ''
  const prices = mainPrices(event)
  return prices === null ? `${event.stateRev}` : `${event.stateRev}/${prices.join()}/${atMs}`
}

/** Now, or when it was read. */
function whenRead<Read, Answer>(
  found: Read | Promise<Read>,
  answer: (read: Read) => Answer,
): Answer | Promise<Answer> {
  return found instanceof Promise ? found.then(answer) : answer(found)
}
