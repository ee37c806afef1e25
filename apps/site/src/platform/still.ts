import type { LiveConnection } from './live-connection.ts'
import type { Observable } from './observable.ts'
import type { TabStorage } from './storage.ts'

/** What stays as it is. */
export const still = <Value>(value: Value): Observable<Value> => ({
  read: () => value,
  subscribe: () => () => {},
})

const nothing = () => {}

/** A line on which nothing ever comes: of a page that is drawn once and let go. Tests put in what they play. */
export const STILL_CONNECTION: LiveConnection = {
  state: still('connecting'),
  isFeedAlive: still(true),
  serverAheadMs: still(0),
  watch: () => nothing,
  onAccount: () => nothing,
  onCashOut: () => nothing,
  onSessionEnd: () => nothing,
  greetAgain: nothing,
  tryNow: nothing,
}

/** Holds nothing, and keeps nothing. */
export const EMPTY_STORAGE: TabStorage = { read: () => undefined, write: nothing, onChange: nothing }
