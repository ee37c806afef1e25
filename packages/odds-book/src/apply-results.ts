import { isFinal, setStatus, updateMainLines } from './apply-odds.ts'
import type { Outcome } from './book.ts'
import { addMarket, type BookState, type EventState } from './book-state.ts'
import { updateOpenCount } from './event-state.ts'
import { marketKey } from './market-key.ts'
import type { MarketStatus, SettleMessage, UnsettleMessage, UnvoidMessage, VoidMessage } from './messages.ts'
import { recordListStructure } from './record.ts'

/** Late messages of events that are gone are still told apart from new ones; older ids are forgotten. */
const LEFT_MAX = 20_000

interface MarketName {
  readonly type: string
  readonly specifier: string
}

export function applySettle(state: BookState, event: EventState, message: SettleMessage): Outcome {
  changeMarkets(
    state,
    event,
    message.markets,
    (key) => {
      const market = event.markets.get(key)
      if (market === undefined) return 'settled'
      if (message.generation <= market.generation) return null
      market.generation = message.generation
      return 'settled'
    },
    message.generation,
  )
  if (message.isFinal) removeEvent(state, event)
  return state.isTouched ? 'applied' : 'duplicate'
}

/** The markets wait for the next generation: they are not shown, and nobody bets on them. */
export function applyUnsettle(state: BookState, event: EventState, message: UnsettleMessage): Outcome {
  changeMarkets(state, event, message.markets, (key) =>
    event.markets.get(key)?.status === 'settled' ? 'hidden' : null,
  )
  return state.isTouched ? 'applied' : 'duplicate'
}

/** Only an open-ended void closes the market; a window in the past concerns the bets struck in it. */
export function applyVoid(state: BookState, event: EventState, message: VoidMessage): Outcome {
  if (message.toMs !== null) return 'applied'
  changeMarkets(state, event, message.markets, () => 'cancelled')
  return state.isTouched ? 'applied' : 'duplicate'
}

export function applyUnvoid(state: BookState, event: EventState, message: UnvoidMessage): Outcome {
  changeMarkets(state, event, message.markets, (key) => {
    const market = event.markets.get(key)
    if (market?.status !== 'cancelled') return null
    return market.generation > 0 ? 'settled' : 'hidden'
  })
  return state.isTouched ? 'applied' : 'duplicate'
}

function changeMarkets(
  state: BookState,
  event: EventState,
  names: readonly MarketName[],
  decideStatus: (key: string) => MarketStatus | null,
  generation = 0,
): void {
  const types = new Set<string>()
  for (const { type, specifier } of names) {
    const key = marketKey(type, specifier)
    const status = decideStatus(key)
    const market = event.markets.get(key)
    if (status === null) continue
    if (market !== undefined) {
      if (setStatus(state, event, market, status)) types.add(type)
    } else if (isFinal(status)) {
      // A market that was never priced here must not be opened by late prices either.
      const producer = event.producer
      addMarket(event, { type, specifier, status, producer, outcomes: [], rev: 0, generation })
      state.isTouched = true
    }
  }
  updateMainLines(state, event, types)
  updateOpenCount(state, event)
}

export function removeEvent(state: BookState, event: EventState): void {
  recordListStructure(state, event)
  state.events.delete(event.id)
  state.logs.delete(`event/${event.id}`)
  state.left.add(event.id)
  for (const id of state.left) {
    if (state.left.size <= LEFT_MAX) break
    state.left.delete(id)
  }
}
