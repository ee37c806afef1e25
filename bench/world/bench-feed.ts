import type { Feed, FeedMessage, OddsMessage } from '@xezer/odds-book/messages'
import type { MarketType } from '@xezer/sport/market-type'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import {
  envelope,
  LIVE_FROM,
  listFirstMessages,
  priceMarket,
  specifiersOf,
  type WorldSize,
} from './bench-offer.ts'

/** A feed that says what a bench orders, and a steady flow of price changes when it is asked to. */
export interface BenchFeed extends Feed {
  /** Resolves when the message took effect for good. */
  send(message: FeedMessage): Promise<void>
  /** Messages a second, each with one market of one event in play; 0 ends the flow. */
  flow(messagesPerSecond: number): void
  /** Moves about a kilobyte of cells of the first event in play, again and again; 0 ends it. */
  pulse(everyMs: number): void
  /** Resolves when the whole world was told. */
  readonly told: Promise<void>
}

const FLOW_STEP_MS = 50
const HEARTBEAT_MS = 5000
/** Together about thirty cells. */
const PULSE_TYPES = FOOTBALL_MARKETS.types
  .filter(({ offered, outcomes }) => offered.live && outcomes.length === 3)
  .slice(0, 10)
/** Types of the list rows: what an overview shows is what moves most. */
const MOVING_TYPES = FOOTBALL_MARKETS.types.filter(({ key }) =>
  ['1x2', 'total', 'ahcp', 'double_chance', 'btts', 'h1_1x2', 'draw_no_bet', 'next_goal'].includes(key),
)

export function createBenchFeed(size: WorldSize): BenchFeed {
  let deliver: Parameters<Feed['start']>[1] | null = null
  let position = 0
  let variant = 1
  let flowing: NodeJS.Timeout | undefined
  let pulsing: NodeJS.Timeout | undefined
  let beating: NodeJS.Timeout | undefined
  let finish: () => void = () => undefined
  const told = new Promise<void>((resolve) => {
    finish = resolve
  })
  const send = async (message: FeedMessage): Promise<void> => {
    position += 1
    await deliver?.(message, String(position))
  }
  const beat = () => {
    void send({ ...envelope('live'), kind: 'producer', state: 'up' })
    void send({ ...envelope('prematch'), kind: 'producer', state: 'up' })
  }
  return {
    provider: 'bench',
    told,
    send,
    async start(_position, next) {
      deliver = next
      await Promise.all(listFirstMessages(size).map(send))
      beating = setInterval(beat, HEARTBEAT_MS)
      finish()
    },
    async stop() {
      clearInterval(flowing)
      clearInterval(pulsing)
      clearInterval(beating)
      deliver = null
    },
    pulse(everyMs) {
      clearInterval(pulsing)
      if (everyMs <= 0) return
      pulsing = setInterval(() => {
        variant += 1
        void send(changeOf(LIVE_FROM, PULSE_TYPES, variant))
      }, everyMs)
    },
    flow(messagesPerSecond) {
      clearInterval(flowing)
      if (messagesPerSecond <= 0) return
      let due = 0
      flowing = setInterval(() => {
        for (due += (messagesPerSecond * FLOW_STEP_MS) / 1000; due >= 1; due--) {
          variant += 1
          void send(nextChange(variant, size.liveEvents))
        }
      }, FLOW_STEP_MS)
    },
  }
}

/** Goes round events and types with steps that share no divisor with their numbers, so that all get their turn. */
export function nextChange(variant: number, liveEvents: number): OddsMessage {
  const type = MOVING_TYPES[variant % MOVING_TYPES.length]
  if (type === undefined) throw new Error('no market type moves')
  return changeOf(LIVE_FROM + ((variant * 7) % liveEvents), [type], variant)
}

export function changeOf(eventId: number, types: readonly MarketType[], variant: number): OddsMessage {
  return {
    kind: 'odds',
    eventId,
    markets: types.map((type) => priceMarket(type, specifiersOf(type, 1)[0] ?? '', variant)),
    resumes: false,
    // Last: V8 gives every object that begins with a spread a hidden class of its own, and all its readers are slow.
    ...envelope('live'),
  }
}
