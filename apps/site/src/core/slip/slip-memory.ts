import type { Quote } from '@xezer/betting/slip/slip-state'
import { slipUpdate } from '@xezer/contract/bet-slip'
import { presentWireOdds } from '@xezer/money/wire-odds'
import type { ApiClient } from '../../platform/api-client.ts'
import type { PageTimers } from '../../platform/page-timers.ts'
import type { PressLock } from '../../platform/press-lock.ts'
import type { TabStorage } from '../../platform/storage.ts'
import { createTurns } from '../../platform/turns.ts'
import type { Session } from '../session/session.ts'
import { parseQuote, readWireOdds } from './parse-quote.ts'
import { createSlipSharing } from './slip-sharing.ts'
import type { SlipStore } from './slip-store.ts'
import { nameGone, type StoredSlip } from './stored-slip.ts'

export interface SlipMemory {
  /** Empties the slip for another player and builds theirs again; false when the player is the same. */
  changePlayer: () => boolean
  /** Whether the slip of the player stands as it was left; nobody's never does. */
  isBuilt: () => boolean
  /** Asks for the positions as they stand now; several wishes in a moment become one call. */
  refreshSoon: () => void
  /** Takes in what another tab has made of the slip, unless this one is placing it. */
  hear: () => void
}

const REFRESH_DELAY_MS = 300
const RETRY_MS = 3000

interface MemoryParts {
  api: ApiClient
  store: SlipStore
  session: Session
  keeper: TabStorage
  lock: PressLock
  newKey: () => string
  timers: PageTimers
  /** The stored slip of a player is there again. */
  onRestored: () => void
}

/** Keeps the slip over reloads, and its positions as fresh as the server's answer. */
export function createSlipMemory(parts: MemoryParts): SlipMemory {
  const { api, store, session, lock, timers } = parts
  let userId: number | undefined
  let cancelRefresh = () => {}
  const turns = createTurns()

  const sharing = createSlipSharing(parts)

  const rebuild = (stored: StoredSlip, quotes: readonly Quote[], isPlacing: boolean) => {
    const { slip, arriving } = store.read()
    const handles = stored.positions.map(({ request }) => request.factor)
    // What was tapped meanwhile counts: it may have replaced a stored position, or taken it away.
    const wanted = stored.positions.filter(({ request }) => arriving.includes(request.factor))
    const isUntouched = slip.positions.length === 0 && wanted.length === handles.length
    store.change({ arriving: arriving.filter((handle) => !handles.includes(handle)) })
    if (isUntouched) store.dispatch({ kind: 'single_stake', text: stored.singleStake })
    for (const position of wanted) {
      const { request, stake } = position
      const told = quotes.find(({ handle }) => handle === request.factor)
      if (told === undefined) continue
      const quote = nameGone(told, position)
      store.dispatch({ kind: 'add', quote: { ...quote, odds: readWireOdds(request.value) } })
      store.dispatch({ kind: 'price', handle: quote.handle, odds: quote.odds })
      store.dispatch({ kind: 'stake', eventId: quote.eventId, text: stake })
    }
    if (!isUntouched) return
    // With other selections beside them these would be other options, and the press another one.
    for (const [code, text] of Object.entries(stored.optionStakes))
      store.dispatch({ kind: 'option_stake', code, text })
    store.change({ unanswered: stored.unanswered, isElsewhere: isPlacing })
    if (isPlacing) store.dispatch({ kind: 'placing' })
  }

  const restore = async (stored: StoredSlip) => {
    const epoch = store.epoch()
    const [answer, isPlacing] = await Promise.all([
      api.call(slipUpdate, { positions: stored.positions.map(({ request }) => request) }),
      stored.phase === 'placing' && lock.isHeld(),
    ])
    if (store.epoch() !== epoch) return
    // While a bet is being placed the slip takes nothing in.
    if (!answer.ok || store.read().slip.phase === 'placing') {
      timers.after(RETRY_MS, () => store.epoch() === epoch && void restore(stored))
      return
    }
    rebuild(stored, answer.value.positions.map(parseQuote), isPlacing)
    sharing.open('restored')
    parts.onRestored()
  }

  const refresh = async () => {
    const turn = turns.begin()
    const positions = store.read().slip.positions.flatMap(({ eventId, handle, odds, agreedOdds }) => {
      const seen = agreedOdds ?? odds
      return seen === null ? [] : [{ event: eventId, factor: handle, value: presentWireOdds(seen) }]
    })
    if (positions.length === 0) return
    const answer = await api.call(slipUpdate, { positions })
    if (answer.ok && turn.take()) {
      store.dispatch({ kind: 'refresh', quotes: answer.value.positions.map(parseQuote) })
    }
  }

  return {
    changePlayer: () => {
      const next = session.read()?.user.id
      if (next === userId) return false
      userId = next
      const stored = sharing.begin(next)
      const arriving = stored?.positions.map(({ request }) => request.factor) ?? []
      store.startAnew()
      turns.end()
      const { lastStake, shownType, nextKey }: Partial<StoredSlip> = stored ?? {}
      store.change({ arriving, lastStake, shownType, nextKey })
      // After the slip was emptied, or the emptiness would be saved over what is to be restored.
      if (stored !== undefined && arriving.length > 0) void restore(stored)
      else if (next !== undefined) sharing.open('asStored')
      return true
    },
    hear: sharing.hear,
    isBuilt: sharing.isOpen,
    refreshSoon: () => {
      cancelRefresh()
      cancelRefresh = timers.after(REFRESH_DELAY_MS, () => void refresh())
    },
  }
}
