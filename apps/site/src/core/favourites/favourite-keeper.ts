import {
  accountFavorites,
  accountFavoritesChange,
  Favorites,
  favoritesQuantity,
} from '@xezer/contract/favorites'
import { FAVORITES_MAX } from '@xezer/contract/favorites-limit'
import type { Random } from '@xezer/std/random'
import type { ApiClient } from '../../platform/api-client.ts'
import type { PageTimers } from '../../platform/page-timers.ts'
import { createTabStorage, type TabStorage } from '../../platform/storage.ts'
import type { Announcer } from '../chrome/announcer.ts'
import { pollDelayMs } from '../live/poll-delay.ts'
import type { Session } from '../session/session.ts'
import type { Language } from '../text/language.ts'
import { countFavourites, type Favourites, NO_FAVOURITES } from './favourites.ts'
import { findChange, takeOver, withoutFavourites } from './merge-favourites.ts'

export interface KeeperParts {
  favourites: Favourites
  /** What the account said last, and whose that is: the same in every tab. */
  kept: TabStorage
  session: Session
  api: ApiClient
  announcer: Announcer
  language: Language
  /** Whether somebody sees the page: nobody else asks. */
  isVisible: () => boolean
  random: Random
  timers: PageTimers
}

export interface FavouriteKeeper {
  /** There is no room for one more. */
  sayFull: () => void
}

/** product §9, constants: the favourites check, each second. */
export const CHECK_MS = 1000

/**
 * Drops what is over, and keeps the list with the account of whoever is logged in. The account hears changes, never the
 * list: what it said last stands beside the list, and the difference is what it does not know yet, after a reload or a
 * while without a network too. What a player leaves behind at the log-out is in the account, and in no next player's.
 */
export function createFavouriteKeeper(parts: KeeperParts): FavouriteKeeper {
  const { favourites, session, api, announcer, language, isVisible, random, timers } = parts
  let playerId: number | undefined
  let known = parseKept(parts.kept.read())
  /** Of this visit: whether the account was asked at all. */
  let isTold = false
  let failures = 0

  /** The list first: a tab that has heard only half of it tells the account what that knows, and takes nothing away. */
  const replace = (own: Favorites, next: Kept) => {
    favourites.put(own)
    known = next
    parts.kept.write(next.owner === undefined ? undefined : JSON.stringify(next))
  }
  const sayFull = () => announcer.alert(language.read().translate('favs.full', { n: FAVORITES_MAX }))

  const check = async (): Promise<boolean> => {
    const asked = favourites.read()
    if (countFavourites(asked) === 0) return true
    const answer = await api.call(favoritesQuantity, asked)
    if (!answer.ok) return false
    const { events } = answer.value
    if (events.length > 0) favourites.put(withoutFavourites(favourites.read(), { leagues: [], events }))
    return true
  }

  const tell = async (): Promise<boolean> => {
    if (playerId === undefined) return true
    const asker = playerId
    const sent = favourites.read()
    const change = findChange(sent, known.owner === asker ? known.said : NO_FAVOURITES)
    if (change === null && isTold) return true
    const answer =
      change === null ? await api.call(accountFavorites, {}) : await api.call(accountFavoritesChange, change)
    // Somebody else is here by now.
    if (playerId !== asker) return true
    if (!answer.ok) return false
    isTold = true
    replace(takeOver(answer.value, sent, favourites.read()), { owner: asker, said: answer.value })
    const isCut = change !== null && countFavourites(withoutFavourites(change.add, answer.value)) > 0
    if (isCut) sayFull()
    return true
  }

  const followPlayer = () => {
    const next = session.read()?.user.id
    isTold &&= next === playerId
    playerId = next
    const { owner, said } = known
    if (owner !== undefined && owner !== next) replace(withoutFavourites(favourites.read(), said), NOTHING)
  }
  const look = async () => {
    if (isVisible()) {
      const [isChecked, isKept] = [await check(), await tell()]
      failures = isChecked && isKept ? 0 : failures + 1
    }
    timers.after(pollDelayMs(CHECK_MS, failures, random), () => void look())
  }
  parts.kept.onChange(() => {
    known = parseKept(parts.kept.read())
  })
  session.subscribe(followPlayer)
  followPlayer()
  void look()
  return { sayFull }
}

/** In a browser. */
export function keepFavourites(parts: Omit<KeeperParts, 'kept' | 'isVisible'>): FavouriteKeeper {
  return createFavouriteKeeper({
    ...parts,
    kept: createTabStorage('favourites-kept'),
    isVisible: () => document.visibilityState === 'visible',
  })
}

interface Kept {
  readonly owner: number | undefined
  readonly said: Favorites
}

const NOTHING: Kept = { owner: undefined, said: NO_FAVOURITES }

function parseKept(text: string | undefined): Kept {
  try {
    const { owner, said } = JSON.parse(text ?? '') as Kept
    return { owner, said: Favorites.parse(said) }
  } catch {
    return NOTHING
  }
}
