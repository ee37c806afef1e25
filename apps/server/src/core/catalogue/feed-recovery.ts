import type { OddsBook } from '@xezer/odds-book/book'
import type { Feed, FeedMessage, Producer, RecoveryMessage, RecoveryScope } from '@xezer/odds-book/messages'
import type { Clock, SteadyClock } from '@xezer/std/clock'

export interface FeedRecoveryOptions {
  readonly feed: Pick<Feed, 'provider' | 'recover'>
  readonly book: Pick<OddsBook, 'isProducerUp'>
  readonly clock: Clock
  readonly steadyClock: SteadyClock
  /** Lets the book know what was asked, before it is asked. */
  readonly apply: (message: RecoveryMessage) => void
}

/** Asks producers to say their offer again. A feed that cannot be asked says it all by itself. */
export interface FeedRecovery {
  /** Asks both producers for all that they own. */
  start(): void
  /** Before the book hears the message: one that speaks again after it was lost is asked for what was missed. */
  hear(message: FeedMessage): void
  /** Asks again where no answer came for long. */
  advance(): void
  /** Whether each producer has said all of its offer once. */
  isWhole(): boolean
}

/** Clocks of a provider's machines differ by less than this. */
const MARGIN_MS = 10_000
/** Who was away for longer is asked for everything: providers do not remember for ever. */
const PARTIAL_MAX_MS = 3_600_000
/** How long an answer may take until the same is asked once more. */
const PATIENCE_MS = 180_000
const PRODUCERS: readonly Producer[] = ['prematch', 'live']

interface Asked {
  readonly requestId: number
  readonly scope: RecoveryScope
  readonly askedMs: number
}
interface Recovering {
  asked: Asked | null
  /** Generation time of the last word that was heard while the producer was trusted. */
  trustedAtMs: number | null
  isWhole: boolean
}

export function createFeedRecovery(options: FeedRecoveryOptions): FeedRecovery {
  const { feed, book, clock, steadyClock } = options
  const states: Record<Producer, Recovering> = {
    prematch: { asked: null, trustedAtMs: null, isWhole: false },
    live: { asked: null, trustedAtMs: null, isWhole: false },
  }
  let lastId = 0
  const ask = (producer: Producer, scope: RecoveryScope): void => {
    // Above those of the process before, whose answers may still come.
    lastId = Math.max(lastId + 1, Math.floor(clock.nowMs() / 1000))
    const nowMs = clock.nowMs()
    states[producer].asked = { requestId: lastId, scope, askedMs: steadyClock.steadyMs() }
    const envelope = { provider: feed.provider, producer, generatedAtMs: nowMs, receivedAtMs: nowMs }
    options.apply({ ...envelope, kind: 'recovery', requestId: lastId, scope })
    feed.recover?.({ producer, requestId: lastId, scope })
  }
  return {
    start() {
      if (feed.recover === undefined) return
      for (const producer of PRODUCERS) ask(producer, 'full')
    },
    hear(message) {
      if (feed.recover === undefined) return
      const state = states[message.producer]
      if (message.kind === 'producer' && message.state !== 'up') state.asked = null
      else if (message.kind === 'snapshot' && message.requestId === state.asked?.requestId) {
        state.asked = null
        state.isWhole = true
        state.trustedAtMs = message.generatedAtMs
      } else if (book.isProducerUp(message.producer, steadyClock.steadyMs())) {
        state.trustedAtMs = Math.max(state.trustedAtMs ?? 0, message.generatedAtMs)
      } else if (message.kind === 'producer' && state.asked === null) {
        ask(message.producer, chooseScope(state, message.generatedAtMs))
      }
    },
    advance() {
      for (const producer of PRODUCERS) {
        const { asked } = states[producer]
        if (asked !== null && steadyClock.steadyMs() - asked.askedMs >= PATIENCE_MS)
          ask(producer, asked.scope)
      }
    },
    isWhole: () => feed.recover === undefined || PRODUCERS.every((producer) => states[producer].isWhole),
  }
}

/** All of it from who was never trusted. */
function chooseScope({ trustedAtMs }: Recovering, nowMs: number): RecoveryScope {
  if (trustedAtMs === null || nowMs - trustedAtMs > PARTIAL_MAX_MS) return 'full'
  return { sinceMs: trustedAtMs - MARGIN_MS }
}
