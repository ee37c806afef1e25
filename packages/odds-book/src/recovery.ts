import { isFinal, setStatus, updateMainLines } from './apply-odds.ts'
import type { Outcome } from './book.ts'
import type { BookState, EventState, LinesState, Recovery } from './book-state.ts'
import { updateOpenCount } from './event-state.ts'
import type { Producer, RecoveryMessage, SnapshotMessage } from './messages.ts'
import { bringBack, isFresh, setProducer } from './producers.ts'

/** From now on the producer is down until its snapshot of this very request is complete. */
export function applyRecovery(state: BookState, message: RecoveryMessage): Outcome {
  const { requestId, scope } = message
  state.producers[message.producer].recovery = { requestId, scope, beganAt: state.heardCount }
  return setProducer(state, message.producer, false) ? 'applied' : 'duplicate'
}

/** Of a request that another one took the place of, or that took too long to arrive, nothing is believed. */
export function applySnapshot(state: BookState, message: SnapshotMessage, steadyMs: number): Outcome {
  const { recovery } = state.producers[message.producer]
  if (recovery === null || recovery.requestId !== message.requestId || !isFresh(message)) return 'stale'
  for (const event of state.events.values()) hideUnsaid(state, event, message.producer, recovery)
  bringBack(state, message.producer, steadyMs)
  return 'applied'
}

/** What the producer owns and did not say again is not on sale any more. */
function hideUnsaid(
  state: BookState,
  event: EventState,
  producer: Producer,
  { requestId, scope, beganAt }: Recovery,
): void {
  if (scope !== 'full' && event.restatedFor !== requestId) return
  const moved = new Set<LinesState>()
  for (const market of event.markets.values()) {
    if (market.producer !== producer || market.toldAt >= beganAt || isFinal(market.status)) continue
    if (setStatus(state, event, market, 'hidden')) moved.add(market.lines)
  }
  updateMainLines(state, event, moved)
  updateOpenCount(state, event)
}
