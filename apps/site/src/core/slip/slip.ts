import { summarizeSlip } from '@xezer/betting/slip/summarize-slip'
import { isCombinationHandle } from '@xezer/sport/combination-handle'
import type { Locale } from '@xezer/std/locale'
import type { ApiClient, ApiError } from '../../platform/api-client.ts'
import { createListeners } from '../../platform/listeners.ts'
import type { Observable } from '../../platform/observable.ts'
import type { PageTimers } from '../../platform/page-timers.ts'
import { createPressLock, type PressLock } from '../../platform/press-lock.ts'
import { createTabStorage, type TabStorage } from '../../platform/storage.ts'
import { createVisitStorage, type VisitStorage } from '../../platform/visit-storage.ts'
import type { TopicHub } from '../live/topic-hub.ts'
import type { Pick, Picks } from '../prices/picks.ts'
import type { PriceStore } from '../prices/price-store.ts'
import type { Session } from '../session/session.ts'
import { createArrivingPicks } from './arriving-picks.ts'
import { createFastBet, type FastBet } from './fast-bet.ts'
import { readWireOdds } from './parse-quote.ts'
import { createPlaceSlip, type PlaceSlip } from './place-slip.ts'
import { watchPress } from './press-watch.ts'
import { createPriceWatch } from './price-watch.ts'
import { createSlipFill, type SlipFill } from './slip-fill.ts'
import { createSlipMemory } from './slip-memory.ts'
import { createSlipRemovals, type SlipRemovals } from './slip-removals.ts'
import { createSlipStakes, type SlipStakes } from './slip-stakes.ts'
import { createSlipStore, type SlipStore } from './slip-store.ts'
import { createSlipTaps } from './slip-taps.ts'
import type { SlipView } from './slip-view.ts'
import type { WaitingPicks } from './waiting-picks.ts'

export type WaitingNews = ReturnType<WaitingPicks['toggle']>

/** What only a player does to a slip. */
export type SlipActions = PlaceSlip &
  SlipRemovals &
  SlipStakes &
  SlipFill & { setFastBet: FastBet['set'] } & {
    /** What stood in the way of the last press is out of it. */
    forgetRefusal: (code: string) => void
  }

/** What everybody has of it. */
interface SharedSlip extends Observable<SlipView> {
  pick: (pick: Pick) => void
  /** What a guest tapped, and what became of each tap. */
  waiting: WaitingPicks
  onWaiting: (listener: (news: WaitingNews) => void) => () => void
  /** The server refused a selection. */
  onRefusal: (listener: (refusal: ApiError) => void) => () => void
}

export type OwnSlip = SharedSlip & SlipActions

/** The slip of whoever is here. */
export interface Slip extends SharedSlip {
  /** What the action says; undefined while there is no slip of a player, and then nothing is done. */
  act: <Said>(action: (own: SlipActions) => Said) => Said | undefined
}

export interface SlipParts {
  api: ApiClient
  session: Session
  prices: PriceStore
  topics: TopicHub
  picks: Picks
  language: Observable<{ locale: Locale }>
  keeper: TabStorage
  waiting: WaitingPicks
  newKey: () => string
  /** All of the browser, where none is given. */
  arriving?: VisitStorage
  pressLock?: PressLock
  fastBetNews?: TabStorage
  arePricesStale: () => boolean
  timers: PageTimers
  onPlaced: () => void
  /** What can be staked, as the contract writes amounts; undefined while nobody knows. */
  findBalance: () => number | undefined
}

/** The slip in a browser: taps, prices, storage and the server around the pure reducer of `betting`. */
export function createSlip(parts: SlipParts): OwnSlip {
  const { api, session, picks, language, keeper, waiting, timers } = parts
  const store = createSlipStore()
  const refusals = createListeners<ApiError>()
  const waitingNews = createListeners<WaitingNews>()
  const lock = parts.pressLock ?? createPressLock()
  const memory = createSlipMemory({ ...parts, store, lock, onRestored: () => bringInWaiting() })
  const isGuest = () => session.read() === undefined
  const kept = createArrivingPicks(parts.arriving ?? createVisitStorage('arriving_picks'))
  let left: readonly Pick[] = []
  const news = parts.fastBetNews ?? createTabStorage('fast_bet')
  const fastBet = createFastBet({ api, store, timers, isGuest, news })
  const findSummary = () => summarizeSlip(store.read().slip, session.read()?.user.settings.quoteChanges ?? 1)
  const removals = createSlipRemovals({ store, timers, onTakenBack: memory.refreshSoon })
  const placing = createPlaceSlip({
    ...parts,
    store,
    findSummary,
    onTaken: memory.hear,
  })
  watchPress({ store, timers, lock })
  const { tap, bringIn } = createSlipTaps({
    api,
    store,
    kept,
    isGuest,
    remove: removals.remove,
    place: placing.place,
    onRefusal: refusals.tell,
    keep: (tapped) => waitingNews.tell(waiting.toggle(tapped)),
  })
  followPrices({ ...parts, store, refreshSoon: memory.refreshSoon })
  // Nobody edits the slip of a press whose result is not known but the player himself: its key would be lost.
  const bringInWaiting = () => {
    const { slip, unanswered } = store.read()
    if (!memory.isBuilt() || unanswered !== undefined || slip.phase !== 'editing') return
    const picks = [...left, ...waiting.take()]
    left = []
    bringIn(picks)
  }
  const followPlayer = () => {
    if (!memory.changePlayer()) return
    left = kept.begin(session.read()?.user.id)
    if (isGuest()) fastBet.forget()
    else fastBet.load()
    bringInWaiting()
  }
  store.subscribe(bringInWaiting)
  picks.onPick(tap)
  session.subscribe(followPlayer)
  session.onEnd((reason) => {
    if (reason !== 'logout') return
    keeper.write(undefined)
    kept.forget()
  })
  language.subscribe(memory.refreshSoon)
  followPlayer()

  return {
    ...removals,
    read: store.read,
    subscribe: store.subscribe,
    ...placing,
    pick: tap,
    ...createSlipStakes({ store, findSummary, findBalance: parts.findBalance }),
    ...createSlipFill({ store, clear: removals.clear }),
    setFastBet: fastBet.set,
    forgetRefusal: (code) => {
      if (store.read().slip.error?.code === code)
        store.dispatch({ kind: 'refused', error: null, positions: [] })
    },
    waiting,
    onWaiting: waitingNews.add,
    onRefusal: refusals.add,
  }
}

interface FollowParts {
  store: SlipStore
  prices: PriceStore
  topics: TopicHub
  refreshSoon: () => void
  timers: PageTimers
}

const COMBINATION_RENEW_MS = 20_000

/** Cells of the slip are marked, and its positions hear their prices while no cell shows them. */
function followPrices({ store, prices, topics, refreshSoon, timers }: FollowParts): void {
  const watch = createPriceWatch({
    prices,
    topics,
    onPrice: (handle, price) => {
      store.dispatch({ kind: 'price', handle, odds: price.isOpen ? readWireOdds(price.value) : null })
      const position = store.read().slip.positions.find((known) => known.handle === handle)
      // It was refused and is offered again, or its event is over: only the server can say how it stands now.
      if (position === undefined) return
      if (position.isPlaceable ? price.isGone : price.isOpen) refreshSoon()
    },
  })
  let isRenewing = false
  // Somebody has to ask for a combination again and again, or it is kept up to date no longer.
  const renew = () => {
    isRenewing = store.read().slip.positions.some(({ handle }) => isCombinationHandle(handle))
    if (!isRenewing) return
    refreshSoon()
    timers.after(COMBINATION_RENEW_MS, renew)
  }
  store.subscribe(() => {
    const { slip, arriving } = store.read()
    if (!isRenewing && slip.positions.some(({ handle }) => isCombinationHandle(handle))) {
      isRenewing = true
      timers.after(COMBINATION_RENEW_MS, renew)
    }
    const chosen = slip.positions.map((position) => position.handle)
    prices.setSelected(new Set([...chosen, ...arriving]))
    watch.follow(chosen)
  })
}
