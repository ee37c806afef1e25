import type { AddressInfo } from 'node:net'
import type { Pool } from '@xezer/db/pool'
import { locateDatabase } from '@xezer/embedded-postgres/embedded-postgres'
import { errorText } from '@xezer/i18n/error-text'
import type { Feed } from '@xezer/odds-book/messages'
import { createOnwardClock } from '@xezer/std/onward-clock'
import { createAccountStream } from './account-stream.ts'
import { createOpenEvents } from './core/bets/find-open-events.ts'
import { createSoldMarkets } from './core/bets/find-sold-markets.ts'
import { createBook } from './core/catalogue/create-book.ts'
import { createEndedEvents } from './core/catalogue/ended-events.ts'
import { createFeedPipeline, type FeedPipelineOptions } from './core/catalogue/feed-pipeline.ts'
import { createInterest } from './core/catalogue/interest.ts'
import { createMarketDescriptions } from './core/catalogue/market-descriptions.ts'
import { refuseUnrealMoney } from './core/payments/unreal-money.ts'
import type { Hashing } from './core/player/passwords.ts'
import type { OfferedGame } from './features/casino/offered-game.ts'
import { type PastMatchesOptions, startPastMatches } from './features/history/start-past-matches.ts'
import { createResultsAnswers, type ResultsOptions } from './features/results/results-answers.ts'
import { createLeagueClubs } from './features/search/league-clubs.ts'
import { type PriceLogOptions, startPriceLog } from './features/statistics/price-log.ts'
import { createStatisticsAnswers, type StatisticsOptions } from './features/statistics/statistics-answers.ts'
import { createLiveSide, createReadSide } from './live-side.ts'
import type { Config } from './platform/config.ts'
import { type Database, openDatabase } from './platform/database.ts'
import { createLogger, type Logger } from './platform/logger.ts'
import { watchLoopLag } from './platform/loop-lag.ts'
import type { Machine } from './platform/machine.ts'
import { createMetrics, serveMetrics } from './platform/metrics.ts'
import { createPlayerSide } from './player-side.ts'
import { createServerChecks, freeBytesOf } from './server-checks.ts'
import { createWebServer } from './web-server.ts'

export interface ApplicationOptions {
  readonly config: Config
  readonly feed: Feed
  readonly machine: Machine
  /** Where the feed has a thread of its own: called when a placing begins, and what it returns when it was answered. */
  readonly takeRightOfWay?: () => () => void
  /** Where passwords are hashed; in this process where it is not said. */
  readonly hashing?: Hashing
  /** Games of the lobby; those of the house where it is not said. */
  readonly listedGames?: readonly OfferedGame[]
}

export interface Application {
  readonly url: string
  /** Where programs on this machine ask: by number. */
  readonly ownUrl: string
  /** Of the role of the games; null where there is none. */
  readonly gamesDatabaseUrl: string | null
  /** Ends politely: what was accepted is finished, nothing new begins. */
  stop(): Promise<void>
}

/** Builds the whole server and starts it. Resolves when it listens. */
export async function createApplication(options: ApplicationOptions): Promise<Application> {
  const log = createLogger(options.config.logLevel)
  const database = await openDatabase(options.config, log)
  try {
    await refuseUnrealMoney(options.config, database.pool)
    return await startOn(database, log, options)
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** The only place where the parts meet. */
async function startOn(
  { pool, placingPool, settlingPool, gamesUrl, stop: stopDatabase }: Database,
  log: Logger,
  { config, feed, ...options }: ApplicationOptions,
): Promise<Application> {
  // A wall clock that is set back would renew what is trusted and limited for a while: nobody here sees it go back.
  const machine = { ...options.machine, clock: createOnwardClock(options.machine) }
  const metrics = createMetrics()
  const { clock, timers } = machine
  const descriptions = createMarketDescriptions(pool)
  const book = createBook(machine.secureRandom, descriptions)
  const ended = createEndedEvents(pool, clock)
  const isOfferComplete = () => pipeline.isOfferComplete()
  const onError = (error: unknown) => log.warn({ err: error }, 'an offer was not told when it was wanted')
  const interest = createInterest({ feed, book, ...machine, onError })
  const read = createReadSide({ config, book, clock, ended, interest, isOfferComplete })
  const accounts = createAccountStream(log, timers)
  const players = createPlayerSide({
    config,
    ...{ pool, placingPool, settlingPool },
    book,
    descriptions,
    machine,
    ...{ log, metrics, publisher: accounts.publisher, onSessionsEnded: accounts.endSessions },
    interest,
    ...{ takeRightOfWay: options.takeRightOfWay, hashing: options.hashing, listedGames: options.listedGames },
    ...{ isOfferComplete, isSettling: (selection) => pipeline.isSettling(selection) },
  })
  const { applyResult, noteMessage } = players
  const hub = createLiveSide({ config, machine, log, metrics, read, players, accounts })
  const telling = { log, metrics, applyResult, noteMessage, descriptions, ...askOfBets(pool) }
  const pipeline = createFeedPipeline({ feed, book, ended, pool, ...machine, ...telling })
  let isStopping = false
  const loopLag = watchLoopLag(machine)
  const checks = createServerChecks({
    machine,
    pool,
    loopLag,
    freeBytes: config.databaseUrl === null ? () => freeBytesOf(locateDatabase(config.dataDir)) : null,
    findOwnObstacle: () => (isStopping ? 'the server is stopping' : pipeline.findObstacle()),
  })
  const past = createPastSide({ pool, clock, book, texts: read.texts, ended })
  const serving = { config, log, metrics, machine, errorText, ...doorsOf(players), read, ...past, checks }
  const web = await createWebServer(serving)
  await players.start()
  await Promise.all([ended.start(), descriptions.start()])
  hub.attach(web.server)
  const stopMetrics = await serveMetrics(metrics, config.metricsPort, log)
  await web.listen({ port: config.port, host: config.host })
  const ownUrl = ownAddressOf(web.server.address(), config.host)
  players.open(ownUrl)
  const told = pipeline.start()
  told.catch((error: unknown) => log.fatal({ err: error }, 'the feed could not start'))
  const history = startHistory({ config, pool, book, log, clock, timers, feed, told })
  return {
    url: addressOf(web.server.address(), config.host),
    ...{ ownUrl, gamesDatabaseUrl: gamesUrl },
    async stop() {
      isStopping = true
      // Visitors first, then what feeds them, then what they stand on.
      await hub.stop()
      await web.close()
      await history.stop()
      await pipeline.stop()
      await players.stop()
      loopLag.stop()
      await stopMetrics()
      await stopDatabase()
    },
  }
}

/** What the web server asks of players. */
const doorsOf = (players: ReturnType<typeof createPlayerSide>) => ({ ...players, bindPlayers: players.bind })

type HistoryOptions = Omit<PastMatchesOptions, 'contentDir'> &
  PriceLogOptions & { readonly config: Pick<Config, 'hasResultsHistory' | 'contentDir'> }

/** What is read of what was played. */
function createPastSide(reads: StatisticsOptions & ResultsOptions) {
  return {
    results: createResultsAnswers(reads),
    statistics: createStatisticsAnswers(reads),
    findClubs: createLeagueClubs(reads.pool, reads.clock),
  }
}

/** What is written for whoever looks back: the past before the first start, and how prices move. */
function startHistory({ config, ...options }: HistoryOptions): { stop(): Promise<void> } {
  const contentDir = config.hasResultsHistory ? config.contentDir : null
  const past = startPastMatches({ ...options, contentDir })
  const stopPrices = startPriceLog(options)
  return {
    async stop() {
      await past.stop()
      await stopPrices()
    },
  }
}

function addressOf(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
}

/** Where the server asks itself: by number, for a name may mean another one of its addresses. */
function ownAddressOf(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const own =
    host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
  return `http://${own}:${port}`
}

/** What a feed asks the house about bets. */
function askOfBets(pool: Pool): Pick<FeedPipelineOptions, 'findSold' | 'findOpen'> {
  return { findSold: createSoldMarkets(pool), findOpen: createOpenEvents(pool) }
}
