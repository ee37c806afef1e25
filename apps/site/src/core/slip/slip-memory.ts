import { EMPTY_SLIP } from '@xezer/betting/slip/slip-state'
import { slipUpdate } from '@xezer/contract/bet-slip'
import { presentWireOdds } from '@xezer/money/wire-odds'
import type { ApiClient } from '../../platform/api-client.ts'
import { findStored, store as storeText } from '../../platform/storage.ts'
import type { Session } from '../session/session.ts'
import { parseQuote, readWireOdds } from './parse-quote.ts'
import type { SlipStore } from './slip-store.ts'
import { parseStoredSlip, presentStoredSlip, type StoredSlip } from './stored-slip.ts'

/** Where the slip outlives a reload. */
export type SlipKeeper = { read: () => string | undefined; write: (text: string | undefined) => void }

export function createSlipKeeper(): SlipKeeper {
  return { read: () => findStored('slip'), write: (text) => storeText('slip', text) }
}

export type SlipMemory = {
  /** Empties the slip for another player and builds theirs again; false when the player is the same. */
  changePlayer: () => boolean
  /** Asks for the positions as they stand now; several wishes in a moment become one call. */
  refreshSoon: () => void
}

const refreshDelayMs = 300
const retryMs = 3000

type MemoryParts = {
  api: ApiClient
  store: SlipStore
  session: Session
  keeper: SlipKeeper
  setTimer: (run: () => void, delayMs: number) => () => void
}

/** Keeps the slip over reloads, and its positions as fresh as the server's answer. */
export function createSlipMemory({ api, store, session, keeper, setTimer }: MemoryParts): SlipMemory {
  let userId: number | undefined
  let isRestoring = false
  let saved = ''
  let cancelRefresh = () => {}

  const save = () => {
    if (userId === undefined || isRestoring) return
    const { slip, unanswered } = store.read()
    const text = presentStoredSlip(userId, slip, unanswered)
    if (text !== saved) keeper.write(text)
    saved = text
  }

  const rebuild = (stored: StoredSlip, quotes: readonly ReturnType<typeof parseQuote>[]) => {
    store.dispatch({ kind: 'single_stake', text: stored.singleStake })
    for (const { request, stake } of stored.positions) {
      const quote = quotes.find(({ handle }) => handle === request.factor)
      if (quote === undefined) continue
      store.dispatch({ kind: 'add', quote: { ...quote, odds: readWireOdds(request.value) } })
      store.dispatch({ kind: 'price', handle: quote.handle, odds: quote.odds })
      store.dispatch({ kind: 'stake', eventId: quote.eventId, text: stake })
    }
    store.change({ unanswered: stored.unanswered })
  }

  const restore = async (stored: StoredSlip) => {
    isRestoring = true
    store.change({ arriving: stored.positions.map(({ request }) => request.factor) })
    const answer = await api.call(slipUpdate, { positions: stored.positions.map(({ request }) => request) })
    if (userId !== stored.userId) return
    if (!answer.ok) {
      setTimer(() => userId === stored.userId && void restore(stored), retryMs)
      return
    }
    store.change({ arriving: [] })
    rebuild(stored, answer.value.positions.map(parseQuote))
    isRestoring = false
    save()
  }

  const refresh = async () => {
    const asked = userId
    const positions = store.read().slip.positions.flatMap(({ eventId, handle, odds, agreedOdds }) => {
      const seen = agreedOdds ?? odds
      return seen === null ? [] : [{ event: eventId, factor: handle, value: presentWireOdds(seen) }]
    })
    if (asked === undefined || positions.length === 0) return
    const answer = await api.call(slipUpdate, { positions })
    if (answer.ok && userId === asked) {
      store.dispatch({ kind: 'refresh', quotes: answer.value.positions.map(parseQuote) })
    }
  }

  store.subscribe(save)
  return {
    changePlayer: () => {
      const next = session.read()?.user.id
      if (next === userId) return false
      userId = next
      isRestoring = false
      saved = ''
      const nobody = {
        slip: EMPTY_SLIP,
        arriving: [],
        unanswered: undefined,
        undo: undefined,
        placedNumbers: [],
      }
      const stored = next === undefined ? undefined : parseStoredSlip(keeper.read(), next)
      // Before the slip is emptied, or the emptiness would be saved over what is to be restored.
      isRestoring = stored !== undefined
      store.change({ ...nobody, news: undefined })
      if (stored !== undefined) void restore(stored)
      return true
    },
    refreshSoon: () => {
      cancelRefresh()
      cancelRefresh = setTimer(() => void refresh(), refreshDelayMs)
    },
  }
}
