import type { CallOutput } from '@xezer/contract/call'
import { type Favorites, favoritesOverview } from '@xezer/contract/favorites'
import { eventFactors, readEventState, readPrice } from '../../core/live/read-image.ts'
import { keepKnown } from '../../core/match/keep-known.ts'
import type { ListLoader, ListRange } from '../../core/match/list-loader.ts'
import type { Services } from '../../core/services.tsx'
import type { ApiError } from '../../platform/api-client.ts'
import { createCell, type Observable } from '../../platform/observable.ts'
import { createTurns } from '../../platform/turns.ts'

export type FavouriteType = 'prematch' | 'live'
export type Overview = CallOutput<typeof favoritesOverview>

/** What of the favourites is before play, or in it: asked for in the part that is looked at, and kept as it comes. */
export type FavouriteList = Observable<{ list: Overview | undefined; error: ApiError | undefined }> & {
  /** From now on it is of these. */
  show: (favourites: Favorites) => void
  reload: () => Promise<void>
  /** Everything anew: names are in another language. */
  renew: () => Promise<void>
  /** A part that is looked at, in the pixels of the server's list. */
  showWindow: (range: ListRange) => void
  close: () => void
}

/** The first window: two screens of a large monitor. */
const FIRST_RANGE: ListRange = { top: 0, height: 2400 }
const HEIGHT_MAX = 20_000

type ListParts = Pick<Services, 'api' | 'prices' | 'eventStates'> & { loader: ListLoader }

export function createFavouriteList(
  { api, prices, eventStates, loader }: ListParts,
  type: FavouriteType,
  group: number,
): FavouriteList {
  const state = createCell<ReturnType<FavouriteList['read']>>({ list: undefined, error: undefined })
  const turns = createTurns()
  const end = new AbortController()
  let favourites: Favorites | undefined
  let range = FIRST_RANGE
  /** Each sport says by itself what of it is looked at: all of it is asked for in one. */
  let wanted: ListRange | undefined
  let cursor: string | undefined
  // Rows that scroll out and back in must find their prices again.
  let releasePrices = () => {}

  const take = (answer: Overview, isWhole: boolean) => {
    const old = isWhole ? [] : (state.read().list?.sports ?? [])
    const sports = answer.sports.map((sport) => ({
      ...sport,
      leagues: keepKnown(sport.leagues, old.find(({ id }) => id === sport.id)?.leagues),
    }))
    const releaseOld = releasePrices
    const shown = sports.flatMap(({ leagues }) => leagues.flatMap(({ events = [] }) => events))
    releasePrices = prices.retain(shown.flatMap(eventFactors).map(({ h }) => h))
    releaseOld()
    const events = answer.sports.flatMap(({ leagues }) => leagues.flatMap((league) => league.events ?? []))
    prices.putImage(events.flatMap(eventFactors).map(readPrice))
    eventStates.put(events.map(readEventState))
    cursor = answer.factors
    state.write({ list: { ...answer, sports }, error: undefined })
  }
  const ask = async (isWhole = false) => {
    if (favourites === undefined || end.signal.aborted) return
    const turn = turns.begin()
    const factors = type === 'live' && cursor !== undefined ? { factors: cursor } : {}
    const input = { type, ...favourites, group, screen: range, ...factors }
    const answer = await api.call(favoritesOverview, input, { signal: end.signal })
    // Left, or overtaken by the answer to a newer question.
    if (end.signal.aborted || !turn.take()) return
    if (answer.ok) take(answer.value, isWhole)
    else state.write({ ...state.read(), error: answer.error })
  }
  return {
    read: state.read,
    subscribe: state.subscribe,
    show(next) {
      favourites = next
      void ask()
    },
    reload: () => ask(),
    renew: () => ask(true),
    showWindow(next) {
      wanted = joinRanges(wanted ?? next, next)
      loader.scrollTo(wanted, (asked) => {
        wanted = undefined
        range = asked
        return ask()
      })
    },
    close() {
      end.abort()
      loader.stop()
      releasePrices()
    },
  }
}

/** From the first pixel of both to the last, as much of it as one call may ask for. */
function joinRanges(left: ListRange, right: ListRange): ListRange {
  const top = Math.min(left.top, right.top)
  const bottom = Math.max(left.top + left.height, right.top + right.height)
  return { top, height: Math.min(HEIGHT_MAX, Math.max(bottom - top, FIRST_RANGE.height)) }
}

export function countEvents(list: Pick<Overview, 'sports'> | undefined): number | undefined {
  return list?.sports.reduce((sum, sport) => sum + sport.countEvents, 0)
}
