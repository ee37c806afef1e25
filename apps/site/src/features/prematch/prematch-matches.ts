import type { CallInput, CallOutput } from '@xezer/contract/call'
import { prematchMatches } from '@xezer/contract/prematch'
import type { Hours } from '@xezer/contract/primitives'
import { BAKU_AHEAD_MINUTES } from '@xezer/i18n/format-time'
import { eventFactors, readEventState, readPrice } from '../../core/live/read-image.ts'
import { keepKnown } from '../../core/match/keep-known.ts'
import { leagueTitle } from '../../core/match/league-title.ts'
import type { ListLoader, ListRange } from '../../core/match/list-loader.ts'
import type { Services } from '../../core/services.tsx'
import type { ApiError } from '../../platform/api-client.ts'
import { createCell, type Observable } from '../../platform/observable.ts'
import { createTurns } from '../../platform/turns.ts'

export type Matches = CallOutput<typeof prematchMatches>
export interface MatchPlace {
  sport: number
  country?: number
  league?: number
}

/** A windowed pre-match list: asks for the part that is looked at and keeps the parts that it has. */
export type PrematchMatches = Observable<{
  list: Matches | undefined
  error: ApiError | undefined
  /** Its days are those of home, wherever the visitor is. */
  hasHomeDays: boolean
}> & {
  /** Asks for the matches of the next hours; what is there stays until the answer. Returns what ends it. */
  open: (hours: Hours) => () => void
  reload: () => Promise<void>
  /** Asks for everything anew: names are in another language. */
  renew: () => Promise<void>
  /** The part that is looked at, in the pixels of the server's list. */
  showWindow: (screen: ListRange) => void
  loading: ListLoader['loading']
}

/** The first window: two screens of a large monitor. */
const FIRST_SCREEN = { top: 0, height: 2400 }
const HEIGHT_MAX = 20_000

type MatchParts = Pick<Services, 'api' | 'prices' | 'eventStates'> & { loader: ListLoader }

interface PlaceParams {
  sport: number
  country: number | undefined
  league: number | undefined
}

export function matchPlace({ sport, country, league }: PlaceParams): MatchPlace {
  return {
    sport,
    ...(country === undefined ? {} : { country }),
    ...(league === undefined ? {} : { league }),
  }
}

/** What a list calls itself: its league, its country or its sport. */
export function nameList(
  { sport, leagues: [first] }: Matches,
  { country, league }: Partial<MatchPlace>,
): string {
  if (first !== undefined && league !== undefined) return leagueTitle(first)
  if (first !== undefined && country !== undefined) return first.country.name
  return sport.name
}

/** What a list asks first. */
export function firstQuestion(place: MatchPlace, hours: Hours): CallInput<typeof prematchMatches> {
  return { ...place, hours, screen: FIRST_SCREEN }
}

/**
 * Days are those of the visitor's zone. `brought` is the answer to the first question as it is asked at home, when that
 * is here already: to put it in other days would move what somebody is looking at, so whoever is elsewhere keeps the days
 * of home until he asks for other hours.
 */
export function createPrematchMatches(
  { api, prices, eventStates, loader }: MatchParts,
  place: MatchPlace,
  aheadMinutes: number,
  brought?: Matches,
): PrematchMatches {
  const isHome = aheadMinutes === BAKU_AHEAD_MINUTES
  let hasHomeDays = isHome || brought !== undefined
  const state = createCell<ReturnType<PrematchMatches['read']>>({
    list: undefined,
    error: undefined,
    hasHomeDays,
  })
  let fetches = new AbortController()
  let hours: Hours | undefined
  let screen: ListRange = FIRST_SCREEN
  const turns = createTurns()
  // Rows that scroll out and back in must find their prices again.
  let releasePrices = () => {}

  const take = (answer: Matches, isWhole: boolean, areHome: boolean) => {
    // A league of a day of home and of the same day elsewhere hold other matches.
    const leagues =
      isWhole || areHome !== state.read().hasHomeDays
        ? answer.leagues
        : keepKnown(answer.leagues, state.read().list?.leagues)
    const list = { ...answer, leagues }
    const events = listEvents(answer)
    const releaseOld = releasePrices
    releasePrices = prices.retain(
      listEvents(list)
        .flatMap(eventFactors)
        .map(({ h }) => h),
    )
    releaseOld()
    prices.putImage(events.flatMap(eventFactors).map(readPrice))
    eventStates.put(events.map(readEventState))
    state.write({ list, error: undefined, hasHomeDays: areHome })
  }
  const ask = async (isWhole = false): Promise<void> => {
    const { signal } = fetches
    const turn = turns.begin()
    const areHome = hasHomeDays
    // Of home's days nothing is said: all who see them share the server's answers.
    const zone = areHome ? {} : { zone: aheadMinutes }
    const answer = await api.call(
      prematchMatches,
      { ...place, ...zone, hours: hours ?? 0, screen },
      { signal },
    )
    // Left, under another filter, or overtaken by the answer to a newer question.
    if (signal.aborted || !turn.take()) return
    if (answer.ok) take(answer.value, isWhole, areHome)
    else state.write({ ...state.read(), error: answer.error })
  }
  if (brought !== undefined) take(brought, true, true)
  let isFresh = brought !== undefined
  return {
    read: state.read,
    subscribe: state.subscribe,
    open: (next) => {
      const own = new AbortController()
      fetches = own
      if (hours !== undefined && hours !== next) hasHomeDays = isHome
      hours = next
      screen = FIRST_SCREEN
      if (!isFresh) void loader.load(() => ask())
      isFresh = false
      return () => {
        own.abort()
        loader.stop()
        releasePrices()
        releasePrices = () => {}
      }
    },
    reload: () => loader.load(() => ask()),
    renew: () => loader.load(() => ask(true)),
    loading: loader.loading,
    showWindow: (range) =>
      loader.scrollTo(range, ({ top, height }) => {
        screen = { top, height: Math.min(HEIGHT_MAX, Math.max(height, FIRST_SCREEN.height)) }
        return ask()
      }),
  }
}

const listEvents = ({ leagues }: Matches) => leagues.flatMap(({ events = [] }) => events)
