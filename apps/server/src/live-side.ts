import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import { parseTopic } from '@xezer/sport/topic'
import type { Clock } from '@xezer/std/clock'
import type { Timers } from '@xezer/std/timers'
import type { createAccountStream } from './account-stream.ts'
import type { EndedEvents } from './core/catalogue/ended-events.ts'
import type { Interest } from './core/catalogue/interest.ts'
import { createCatalogueTexts } from './core/offer-bytes/catalogue-texts.ts'
import { createEventLinks } from './core/offer-bytes/event-links.ts'
import type { SportLeagues } from './core/offer-bytes/list-bytes.ts'
import { createListMemory } from './core/offer-bytes/list-memory.ts'
import type { LeagueBlock } from './core/offer-bytes/present-list.ts'
import { createRowBytes } from './core/offer-bytes/row-bytes.ts'
import { createShortRows } from './core/offer-bytes/short-rows.ts'
import { createTopicTexts } from './core/offer-bytes/topic-texts.ts'
import type { FavoritesOptions } from './features/favorites/favorites-answers.ts'
import type { OwnListsOptions } from './features/favorites/own-lists.ts'
import type { LiveOptions } from './features/live/live-answers.ts'
import type { HighlightOptions } from './features/prematch/answer-highlights.ts'
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
export type ReadSide = LiveOptions & PrematchOptions & FavoritesOptions & OwnListsOptions & HighlightOptions

/** How soon after the last of the offer was told the lists of those who wait are sent. */
const TOLD_CHECK_MS = 100

export interface ReadSideOptions {
  /** Without it windows of matches are pages of this site. */
  readonly config?: Pick<Config, 'animationUrl' | 'streamUrl' | 'leagueBanner'>
  readonly book: OddsBook
  readonly clock: Clock
  readonly ended: Pick<EndedEvents, 'find'>
  readonly interest: Interest
  readonly isOfferComplete: () => boolean
}

export function createReadSide(options: ReadSideOptions): ReadSide {
  const { config, book, clock, ended, interest, isOfferComplete } = options
  const texts = createCatalogueTexts(config && createEventLinks(config))
  const rows = createRowBytes(book, texts)
  const shortRows = createShortRows(book, texts)
  const topics = createTopicTexts({ book, rows, texts, ended, interest })
  let wasTold = false
  const isOfferTold = () => {
    wasTold ||= isOfferComplete()
    return wasTold
  }
  const memories = {
    answers: createListMemory<string>(),
    leagues: createListMemory<readonly LeagueBlock[]>(),
    popular: createListMemory<readonly SportLeagues[]>(),
    highlights: createListMemory<readonly BookEvent[]>(),
  }
  const leagueBanner = config?.leagueBanner ?? null
  return {
    book,
    clock,
    isOfferComplete,
    isOfferTold,
    texts,
    rows,
    shortRows,
    topics,
    leagueBanner,
    ...memories,
  }
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
  const { book, topics, isOfferComplete, isOfferTold } = read
  const told = waitUntil(isOfferTold, machine.timers)
  const hub = createLiveHub({
    source: {
      ...topics,
      // A list that is only begun would say that there is nothing.
      want: (topic) => topics.want(topic) ?? (parseTopic(topic)?.kind === 'event' ? null : told()),
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

/** One wait for all who ask; null when it is over. */
function waitUntil(isReached: () => boolean, timers: Timers): () => Promise<void> | null {
  let waiting: Promise<void> | null = null
  const wait = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (isReached()) resolve()
        else timers.after(TOLD_CHECK_MS, look)
      }
      look()
    })
  return () => {
    if (isReached()) return null
    waiting ??= wait()
    return waiting
  }
}
