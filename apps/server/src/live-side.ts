import type { OddsBook } from '@xezer/odds-book/book'
import type { Clock } from '@xezer/std/clock'
import type { createAccountStream } from './account-stream.ts'
import type { EndedEvents } from './core/catalogue/ended-events.ts'
import type { Interest } from './core/catalogue/interest.ts'
import { createCatalogueTexts } from './core/offer-bytes/catalogue-texts.ts'
import { createListMemory } from './core/offer-bytes/list-memory.ts'
import type { LeagueBlock } from './core/offer-bytes/present-list.ts'
import { createRowBytes } from './core/offer-bytes/row-bytes.ts'
import { createTopicTexts } from './core/offer-bytes/topic-texts.ts'
import type { LiveOptions } from './features/live/live-answers.ts'
import type { PrematchOptions } from './features/prematch/prematch-answers.ts'
import type { Config } from './platform/config.ts'
import { addressKey } from './platform/http/caller-keys.ts'
import { requestAddress } from './platform/http/request-address.ts'
import { createLiveHub, type LiveHub } from './platform/live-hub/live-hub.ts'
import type { Logger } from './platform/logger.ts'
import type { Machine } from './platform/machine.ts'
import type { Metrics } from './platform/metrics.ts'
import type { PlayerSide } from './player-side.ts'

/** What the read calls answer from. */
export type ReadSide = LiveOptions & PrematchOptions

export interface ReadSideOptions {
  readonly book: OddsBook
  readonly clock: Clock
  readonly ended: Pick<EndedEvents, 'find'>
  readonly interest: Interest
  readonly isOfferComplete: () => boolean
}

export function createReadSide({ book, clock, ended, interest, isOfferComplete }: ReadSideOptions): ReadSide {
  const texts = createCatalogueTexts()
  const rows = createRowBytes(book, texts)
  const topics = createTopicTexts({ book, rows, texts, ended, interest })
  const memories = {
    answers: createListMemory<string>(),
    leagues: createListMemory<readonly LeagueBlock[]>(),
  }
  return { book, clock, isOfferComplete, texts, rows, topics, ...memories }
}

export interface LiveSideOptions {
  readonly config: Config
  readonly machine: Machine
  readonly log: Logger
  readonly metrics: Metrics
  readonly read: ReadSide
  readonly players: PlayerSide
  readonly accounts: ReturnType<typeof createAccountStream>
}

/** The push stream over the topics of the book and the accounts of the players. */
export function createLiveSide(options: LiveSideOptions): LiveHub {
  const { config, machine, log, metrics, read, players, accounts } = options
  const { book, topics, isOfferComplete } = read
  const hub = createLiveHub({
    source: {
      ...topics,
      isWhole: isOfferComplete,
      isAlive: () => book.isProducerUp('live', machine.steadyClock.steadyMs()),
    },
    machine,
    log,
    metrics,
    connectionsPerAddress: config.connectionsPerAddress,
    origins: config.siteOrigins,
    addressOf: (request) => addressKey(requestAddress(request, config.isBehindProxy)),
    findPlayer: async (token) => {
      const session = await players.findSession(token)
      return session === null ? null : String(session.playerId)
    },
    onAccount: (playerKey) => accounts.publisher.publishAccount(Number(playerKey), []),
  })
  accounts.connect(hub, players.accountMessage)
  return hub
}
