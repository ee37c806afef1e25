import { COMBINATION_TYPE, isCombinedOf } from '@xezer/sport/combination'
import { formatTopic } from '@xezer/sport/topic'
import { holdsVoid, isFinal, setStatus, updateMainLines } from './apply-odds.ts'
import type { Outcome } from './book.ts'
import {
  addMarket,
  type BookState,
  type EventState,
  findMarket,
  type LinesState,
  type MarketState,
} from './book-state.ts'
import { updateOpenCount } from './event-state.ts'
import type { MarketStatus, SettleMessage, UnsettleMessage, UnvoidMessage, VoidMessage } from './messages.ts'
import { recordListStructure } from './record.ts'

/** Late messages of events that are gone are still told apart from new ones; older ids are forgotten. */
const LEFT_MAX = 20_000

interface MarketName {
  readonly type: string
  readonly specifier: string
}

export function applySettle(state: BookState, event: EventState, message: SettleMessage): Outcome {
  const { generation, generatedAtMs } = message
  changeMarkets(
    state,
    event,
    message.markets,
    (market) => {
      if (market === null) return 'settled'
      if (generation === null) {
        if (market.status === 'settled' || generatedAtMs <= market.resultAtMs) return null
        market.resultAtMs = generatedAtMs
        return 'settled'
      }
      if (generation <= market.generation) return null
      market.generation = generation
      return 'settled'
    },
    generation ?? 0,
  )
  if (message.isFinal) removeEvent(state, event)
  return state.isTouched ? 'applied' : 'duplicate'
}

/** The markets wait for the next generation: they are not shown, and nobody bets on them. */
export function applyUnsettle(state: BookState, event: EventState, message: UnsettleMessage): Outcome {
  const { generation, generatedAtMs } = message
  changeMarkets(state, event, message.markets, (market) => {
    if (market === null) return null
    if (generation !== null)
      return market.status === 'settled' && generation >= market.generation ? 'hidden' : null
    if (generatedAtMs < market.resultAtMs) return null
    market.resultAtMs = generatedAtMs
    return market.status === 'settled' ? 'hidden' : null
  })
  return state.isTouched ? 'applied' : 'duplicate'
}

/** Only an open-ended void closes the market; a window in the past concerns the bets struck in it. */
export function applyVoid(state: BookState, event: EventState, message: VoidMessage): Outcome {
  if (message.toMs !== null) return 'applied'
  changeMarkets(state, event, withCombinations(event, message.markets), () => 'cancelled')
  return state.isTouched ? 'applied' : 'duplicate'
}

export function applyUnvoid(state: BookState, event: EventState, message: UnvoidMessage): Outcome {
  if (message.toMs !== null) return 'applied'
  changeMarkets(state, event, withCombinations(event, message.markets), (market) => {
    if (market?.status !== 'cancelled' || holdsVoid(event, market.specifier)) return null
    return market.generation > 0 ? 'settled' : 'hidden'
  })
  return state.isTouched ? 'applied' : 'duplicate'
}

/** What is said of a void market concerns its combinations as well; behind it, so that they are decided on how it is now. */
function withCombinations(event: EventState, names: readonly MarketName[]): readonly MarketName[] {
  const combinations = event.lines.get(COMBINATION_TYPE)?.markets ?? []
  return [
    ...names,
    ...combinations.filter(({ specifier }) => names.some((name) => isCombinedOf(specifier, name))),
  ]
}

function changeMarkets(
  state: BookState,
  event: EventState,
  names: readonly MarketName[],
  decideStatus: (market: MarketState | null) => MarketStatus | null,
  generation = 0,
): void {
  const moved = new Set<LinesState>()
  for (const name of names) {
    const market = findMarket(event, name.type, name.specifier)
    const status = decideStatus(market)
    if (status === null) continue
    if (market !== null) {
      if (setStatus(state, event, market, status)) moved.add(market.lines)
    } else if (isFinal(status)) {
      const type = state.options.findType(event.sport.id, name.type)
      if (type === null) continue
      // A market that was never priced here must not be opened by late prices either.
      addMarket(state, event, type, name.specifier, { status, producer: event.producer, rev: 0, generation })
      state.isTouched = true
    }
  }
  updateMainLines(state, event, moved)
  updateOpenCount(state, event)
}

export function removeEvent(state: BookState, event: EventState): void {
  recordListStructure(state, event)
  state.events.delete(event.id)
  state.logs.delete(formatTopic({ kind: 'event', eventId: event.id }))
  event.log = null
  state.left.add(event.id)
  for (const id of state.left) {
    if (state.left.size <= LEFT_MAX) break
    state.left.delete(id)
  }
}
