import { slipPosition } from '@xezer/contract/bet-slip'
import type { ApiClient, ApiError } from '../../platform/api-client.ts'
import type { Pick } from '../prices/picks.ts'
import type { ArrivingPicks } from './arriving-picks.ts'
import { parseQuote, readWireOdds } from './parse-quote.ts'
import type { SlipStore } from './slip-store.ts'
import type { SlipView } from './slip-view.ts'

/** What a tap on a cell comes to, as the slip stands. */
export function decideTap(
  { slip, arriving }: SlipView,
  handle: string,
  isGuest: boolean,
): 'wait' | 'ignore' | 'forget' | 'remove' | 'add' {
  if (isGuest) return 'wait'
  // While a bet is being placed the slip takes nothing in and lets nothing go.
  if (slip.phase === 'placing') return 'ignore'
  if (arriving.includes(handle)) return 'forget'
  return slip.positions.some((known) => known.handle === handle) ? 'remove' : 'add'
}

interface TapParts {
  api: ApiClient
  store: SlipStore
  /** Outlives the document, until the server has named what was tapped. */
  kept: ArrivingPicks
  isGuest: () => boolean
  remove: (eventId: number) => void
  /** The fast bet: the one cell that was tapped is in the slip. */
  place: () => void
  onRefusal: (refusal: ApiError) => void
  /** A guest's tap: it is kept for the slip of whoever logs in. */
  keep: (tap: Pick) => void
}

export interface SlipTaps {
  tap: (tap: Pick) => void
  /** Brings in what was tapped before there was a slip; it is no tap, and places nothing by itself. */
  bringIn: (picks: readonly Pick[]) => void
}

/** Brings tapped cells into the slip and out of it again; the names of a new selection come from the server. */
export function createSlipTaps({
  api,
  store,
  kept,
  isGuest,
  remove,
  place,
  onRefusal,
  keep,
}: TapParts): SlipTaps {
  const forget = (handle: string) => {
    kept.letGo(handle)
    store.change({ arriving: store.read().arriving.filter((known) => known !== handle) })
  }

  const add = async ({ eventId, handle, value }: Pick, isTap: boolean) => {
    const { slip, arriving } = store.read()
    const isAlone = slip.positions.length === 0 && arriving.length === 0
    const sameEvent = `${eventId}:`
    kept.keep({ eventId, handle, value })
    store.change({ arriving: [...arriving.filter((known) => !known.startsWith(sameEvent)), handle] })
    const epoch = store.epoch()
    const answer = await api.call(slipPosition, { event: eventId, factor: handle, value })
    // Logged out, tapped away or replaced meanwhile.
    if (store.epoch() !== epoch || !store.read().arriving.includes(handle)) return
    forget(handle)
    // A press that came first takes nothing in.
    if (store.read().slip.phase === 'placing') return
    if (!answer.ok) return onRefusal(answer.error)
    const quote = parseQuote(answer.value.position)
    const isReplacing = store.read().slip.positions.some((known) => known.eventId === eventId)
    // The player agreed to the price of the cell; what the server says now may be another.
    store.dispatch({ kind: 'add', quote: { ...quote, odds: readWireOdds(value) } })
    store.dispatch({ kind: 'price', handle, odds: quote.odds })
    store.change({
      news: { kind: isReplacing ? 'replaced' : 'added', name: quote.outcomeName, odds: quote.odds },
    })
    // The fast bet acts on the one cell that was tapped, never on what was left over from before.
    const { positions, quickBet } = store.read().slip
    if (isTap && isAlone && positions.length === 1 && quickBet.isOn) place()
  }

  return {
    tap(tap) {
      const decision = decideTap(store.read(), tap.handle, isGuest())
      if (decision === 'wait') keep(tap)
      else if (decision === 'forget') forget(tap.handle)
      else if (decision === 'remove') remove(tap.eventId)
      else if (decision === 'add') void add(tap, true)
    },
    bringIn(picks) {
      for (const pick of picks) {
        const decision = decideTap(store.read(), pick.handle, isGuest())
        if (decision === 'add') void add(pick, false)
        // Another tab has brought it in meanwhile.
        else if (decision === 'remove') kept.letGo(pick.handle)
      }
    },
  }
}
