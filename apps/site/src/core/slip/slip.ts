import { slipPosition } from '@xezer/contract/bet-slip'
import type { Locale } from '@xezer/std/locale'
import type { ApiClient, ApiError } from '../../platform/api-client.ts'
import type { Observable } from '../../platform/observable.ts'
import type { PageTimers } from '../../platform/page-timers.ts'
import type { TopicHub } from '../live/topic-hub.ts'
import type { Pick, Picks } from '../prices/picks.ts'
import type { PriceStore } from '../prices/price-store.ts'
import type { Session } from '../session/session.ts'
import { createFastBet, type FastBet } from './fast-bet.ts'
import { parseQuote, readWireOdds } from './parse-quote.ts'
import { createPlaceSlip, type PlaceSlip } from './place-slip.ts'
import { createPriceWatch, type PriceNow } from './price-watch.ts'
import { createSlipMemory, type SlipKeeper } from './slip-memory.ts'
import { createSlipStore, type SlipView } from './slip-store.ts'
import { takeBack } from './take-back.ts'

export type Slip = Observable<SlipView> &
  PlaceSlip & {
    pick: (pick: Pick) => void
    remove: (eventId: number) => void
    clear: () => void
    undo: () => void
    typeStake: (eventId: number, text: string) => void
    typeEveryStake: (text: string) => void
    fillMaximum: (eventId: number) => void
    setFastBet: FastBet['set']
    /** What a tap could not do: a guest tapped, or the server refused the selection. */
    onRefusal: (listener: (refusal: 'guest' | ApiError) => void) => () => void
  }

interface SlipParts {
  api: ApiClient
  session: Session
  prices: PriceStore
  topics: TopicHub
  picks: Picks
  language: Observable<{ locale: Locale }>
  keeper: SlipKeeper
  newKey: () => string
  arePricesStale: () => boolean
  timers: PageTimers
  onPlaced: () => void
}

/** How long a removal can be taken back. */
export const UNDO_MS = 6000

/** The slip in a browser: taps, prices, storage and the server around the pure reducer of `betting`. */
export function createSlip(parts: SlipParts): Slip {
  const { api, session, prices, topics, picks, language, keeper, timers } = parts
  const store = createSlipStore()
  const refusalListeners = new Set<(refusal: 'guest' | ApiError) => void>()
  const memory = createSlipMemory({ api, store, session, keeper, timers })
  const fastBet = createFastBet({ api, store, timers })
  const watch = createPriceWatch({ prices, topics, onPrice: takePrice })
  const { place, repeat } = createPlaceSlip({
    ...parts,
    store,
    findQuoteChanges: () => session.read()?.user.settings.quoteChanges ?? 1,
  })

  function takePrice(handle: string, price: PriceNow) {
    store.dispatch({ kind: 'price', handle, odds: price.isOpen ? readWireOdds(price.value) : null })
    const position = store.read().slip.positions.find((known) => known.handle === handle)
    // It was refused and is offered again, or its event is over: only the server can say how it stands now.
    if (position === undefined) return
    if (position.isPlaceable ? price.isGone : price.isOpen) memory.refreshSoon()
  }
  const refuse = (refusal: 'guest' | ApiError) => {
    for (const listener of [...refusalListeners]) listener(refusal)
  }
  const forget = (handle: string) =>
    store.change({ arriving: store.read().arriving.filter((known) => known !== handle) })

  const remember = (undo: SlipView['slip']) => {
    store.change({ undo })
    timers.after(UNDO_MS, () => {
      if (store.read().undo === undo) store.change({ undo: undefined })
    })
  }
  const remove = (eventId: number) => {
    const { slip } = store.read()
    const position = slip.positions.find((known) => known.eventId === eventId)
    if (position === undefined || slip.phase === 'placing') return
    store.dispatch({ kind: 'remove', eventId })
    remember(slip)
    store.change({ news: { kind: 'removed', name: position.outcomeName, odds: position.odds } })
  }

  const add = async ({ eventId, handle, value }: Pick) => {
    const { slip, arriving } = store.read()
    const isAlone = slip.positions.length === 0 && arriving.length === 0
    const sameEvent = `${eventId}:`
    store.change({ arriving: [...arriving.filter((known) => !known.startsWith(sameEvent)), handle] })
    const epoch = store.epoch()
    const answer = await api.call(slipPosition, { event: eventId, factor: handle, value })
    // Logged out, tapped away or replaced meanwhile.
    if (store.epoch() !== epoch || !store.read().arriving.includes(handle)) return
    forget(handle)
    // A press that came first takes nothing in.
    if (store.read().slip.phase === 'placing') return
    if (!answer.ok) return refuse(answer.error)
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
    if (isAlone && positions.length === 1 && quickBet.isOn) place()
  }

  const pick = (picked: Pick) => {
    if (session.read() === undefined) return refuse('guest')
    const { slip, arriving } = store.read()
    if (slip.phase === 'placing') return
    if (arriving.includes(picked.handle)) return forget(picked.handle)
    const isSelected = slip.positions.some((known) => known.handle === picked.handle)
    if (isSelected) remove(picked.eventId)
    else void add(picked)
  }

  const follow = () => {
    const { slip, arriving } = store.read()
    const chosen = slip.positions.map((position) => position.handle)
    prices.setSelected(new Set([...chosen, ...arriving]))
    watch.follow(chosen)
  }
  const followPlayer = () => {
    if (!memory.changePlayer()) return
    if (session.read() === undefined) fastBet.forget()
    else fastBet.load()
  }
  store.subscribe(follow)
  picks.onPick(pick)
  session.subscribe(followPlayer)
  session.onEnd((reason) => reason === 'logout' && keeper.write(undefined))
  language.subscribe(memory.refreshSoon)
  followPlayer()

  return {
    read: store.read,
    subscribe: store.subscribe,
    place,
    repeat,
    pick,
    remove,
    clear: () => {
      const { slip } = store.read()
      if (slip.positions.length === 0 || slip.phase === 'placing') return
      store.dispatch({ kind: 'clear' })
      remember(slip)
    },
    undo: () => {
      const { slip, undo } = store.read()
      if (undo === undefined || slip.phase === 'placing') return
      store.change({ slip: takeBack(slip, undo), undo: undefined, unanswered: undefined })
      memory.refreshSoon()
    },
    typeStake: (eventId, text) => store.dispatch({ kind: 'stake', eventId, text }),
    typeEveryStake: (text) => store.dispatch({ kind: 'single_stake', text }),
    fillMaximum: (eventId) => store.dispatch({ kind: 'maximum', eventId }),
    setFastBet: fastBet.set,
    onRefusal: (listener) => {
      refusalListeners.add(listener)
      return () => refusalListeners.delete(listener)
    },
  }
}
