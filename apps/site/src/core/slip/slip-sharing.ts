import type { ApiClient } from '../../platform/api-client.ts'
import type { PageTimers } from '../../platform/page-timers.ts'
import type { TabStorage } from '../../platform/storage.ts'
import type { SlipStore } from './slip-store.ts'
import { parseStoredSlip, presentStoredSlip, type StoredSlip } from './stored-slip.ts'
import { createTabFollow } from './tab-follow.ts'

/** The one slip of all tabs: each writes what its player does, and shows what the others have written. */
export interface SlipSharing {
  /** Another player, or none: what is stored of him. Nothing is written or heard before `open`. */
  begin: (nextId: number | undefined) => StoredSlip | undefined
  /** The slip stands as it was left. `asStored`: nothing was done to it since, so there is nothing to write. */
  open: (state: 'asStored' | 'restored') => void
  isOpen: () => boolean
  /** Takes in what another tab has made of the slip, unless this one is placing it. */
  hear: () => void
}

interface SharingParts {
  api: ApiClient
  store: SlipStore
  keeper: TabStorage
  timers: PageTimers
  newKey: () => string
}

export function createSlipSharing({ api, store, keeper, timers, newKey }: SharingParts): SlipSharing {
  let userId: number | undefined
  let isOpen = false
  /** The slip as it stands here, in the words of the storage. */
  let saved = ''
  /** The text of the storage that this tab has shown, or has written itself. */
  let seen: string | undefined
  let isEchoing = false

  const save = () => {
    if (userId === undefined || !isOpen) return
    const view = store.read()
    // With the first selection, so that every tab presses under the same one.
    if (view.nextKey === undefined && view.slip.positions.length > 0 && !isEchoing)
      return store.change({ nextKey: newKey() })
    const text = presentStoredSlip(userId, view)
    if (text === saved) return
    saved = text
    // What another tab has made of the slip is that tab's to write.
    if (isEchoing || view.isElsewhere) return
    follow.end()
    seen = text
    keeper.write(text)
  }
  const withoutEcho = (change: () => void) => {
    isEchoing = true
    change()
    isEchoing = false
  }
  const follow = createTabFollow({ api, store, timers, withoutEcho })
  const hear = () => {
    // Never the text of the news: what was typed here meanwhile is newer, and stands in the storage already.
    const text = keeper.read()
    const { slip, isElsewhere } = store.read()
    const isPlacing = slip.phase === 'placing' && !isElsewhere
    if (!isOpen || userId === undefined || isPlacing || text === seen) return
    // Another player's, or nobody's: the session says so by itself.
    const stored = parseStoredSlip(text, userId)
    if (stored === undefined) return
    seen = text
    follow.take(stored)
  }
  store.subscribe(save)
  keeper.onChange(hear)
  return {
    begin: (nextId) => {
      userId = nextId
      isOpen = false
      saved = ''
      seen = keeper.read()
      follow.end()
      return nextId === undefined ? undefined : parseStoredSlip(seen, nextId)
    },
    open: (state) => {
      isOpen = true
      if (state === 'asStored') withoutEcho(save)
      // What another tab has written meanwhile is newer than what was restored.
      else if (keeper.read() === seen) save()
      hear()
    },
    isOpen: () => isOpen,
    hear,
  }
}
