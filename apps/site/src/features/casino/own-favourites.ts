import { casinoFavourite, casinoMine, GAME_FAVOURITES_MAX } from '@xezer/contract/casino'
import type { Session } from '../../core/session/session.ts'
import type { ApiClient } from '../../platform/api-client.ts'
import { createCell, type Observable } from '../../platform/observable.ts'
import type { TabStorage } from '../../platform/storage.ts'

export interface FavouriteParts {
  /** Those of whoever is nobody's player: the same in every tab. */
  readonly storage: TabStorage
  readonly api: ApiClient
  readonly session: Pick<Session, 'findToken' | 'subscribe'>
  readonly onFull: () => void
}

export type OwnFavourites = Observable<readonly string[]> & {
  /** What the account said of itself; what a guest had chosen before joins it. */
  take: (said: readonly string[]) => void
  /** The star turns at once; where the account refuses it turns back. */
  toggle: (game: string) => void
}

/**
 * Favourite games, in the order of choosing (agreement 13, favourites): a guest's in the browser, a player's with the account. At the
 * log-in each of the guest's is told to the account and leaves the browser: it is in no next player's list.
 */
export function createOwnFavourites({ storage, api, session, onFull }: FavouriteParts): OwnFavourites {
  const { findToken } = session
  let shownFor = findToken()
  const cell = createCell<readonly string[]>(readGames(storage.read()))
  let joining: string | undefined
  const keep = (games: readonly string[]) =>
    storage.write(games.length === 0 ? undefined : JSON.stringify(games))
  storage.onChange(() => {
    if (findToken() === undefined) cell.write(readGames(storage.read()))
  })
  session.subscribe(() => {
    if (findToken() === shownFor) return
    shownFor = findToken()
    joining = undefined
    cell.write(readGames(storage.read()))
  })
  const tell = async (game: string, on: boolean): Promise<boolean> => {
    const token = findToken()
    const answer = await api.call(casinoFavourite, { game, on })
    if (findToken() !== token) return false
    if (answer.ok) {
      cell.write(answer.value.favourites)
      if (on && !answer.value.favourites.includes(game)) onFull()
      return true
    }
    const own = await api.call(casinoMine, {})
    if (own.ok && findToken() === token) cell.write(own.value.favourites)
    return false
  }
  const join = async (token: string) => {
    if (joining === token) return
    joining = token
    for (const game of readGames(storage.read())) {
      const isTold = await tell(game, true)
      if (findToken() !== token) return
      // One that there is no more is nobody's favourite; one that was not heard is told again another time.
      if (isTold || cell.read().includes(game)) keep(readGames(storage.read()).filter((one) => one !== game))
    }
  }
  return {
    read: cell.read,
    subscribe: cell.subscribe,
    readDrawn: () => NONE,
    take: (said) => {
      const token = findToken()
      if (token === undefined) return
      const guest = joining === token ? [] : readGames(storage.read())
      cell.write([...new Set([...said, ...guest])])
      if (guest.length > 0) void join(token)
    },
    toggle: (game) => {
      const known = cell.read()
      const isOn = !known.includes(game)
      if (isOn && known.length >= GAME_FAVOURITES_MAX) return onFull()
      const next = isOn ? [...known, game] : known.filter((one) => one !== game)
      cell.write(next)
      if (findToken() === undefined) keep(next)
      else void tell(game, isOn)
    },
  }
}

const NONE: readonly string[] = []

/** Storage may hold anything: what is no list of names is none. */
function readGames(text: string | undefined): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(list)) return NONE
    return list
      .filter((one): one is string => typeof one === 'string' && /^[a-z0-9_]{1,40}$/.test(one))
      .slice(0, GAME_FAVOURITES_MAX)
  } catch {
    return NONE
  }
}
