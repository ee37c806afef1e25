import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { findMarketType } from '@xezer/betting/markets/football-markets'
import { errorText } from '@xezer/i18n/error-text'
import { createOddsBook } from '@xezer/odds-book/create-odds-book'
import type { Feed } from '@xezer/odds-book/messages'
import type { Clock } from '@xezer/std/clock'
import { createAccountStream } from './account-stream.ts'
import { createCatalogueTexts } from './core/catalogue/catalogue-texts.ts'
import { createFeedPipeline } from './core/catalogue/feed-pipeline.ts'
import { ROW_COLUMNS } from './core/catalogue/row-columns.ts'
import { createRowTexts } from './core/catalogue/row-texts.ts'
import { createTopicTexts } from './core/catalogue/topic-texts.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { requestAddress } from './platform/http/request-address.ts'
import { createLiveHub } from './platform/live-hub/live-hub.ts'
import { createLogger } from './platform/logger.ts'
import { createMetrics, serveMetrics } from './platform/metrics.ts'
import { createPlayerSide } from './player-side.ts'
import { createWebServer } from './web-server.ts'

export interface ApplicationOptions {
  readonly config: Config
  readonly feed: Feed
  readonly clock?: Clock
}

export interface Application {
  readonly url: string
  stop(): Promise<void>
}

const EPOCH_BYTES = 6
const SYSTEM_CLOCK: Clock = { nowMs: () => Date.now() }

/** Builds the whole server and starts it; the only place where its parts meet. Resolves when it listens. */
export async function createApplication(options: ApplicationOptions): Promise<Application> {
  const { config, feed, clock = SYSTEM_CLOCK } = options
  const log = createLogger(config.logLevel)
  const metrics = createMetrics()
  const { pool, placingPool, settlingPool, stop: stopDatabase } = await openDatabase(config, log)
  const book = createOddsBook({
    epoch: randomBytes(EPOCH_BYTES).toString('hex'),
    rowColumns: ROW_COLUMNS,
    findGroup: (type) => findMarketType(type)?.group ?? null,
  })
  const texts = createCatalogueTexts()
  const rows = createRowTexts(book, texts)
  const topics = createTopicTexts(book, rows, texts)
  const accounts = createAccountStream(log)
  const pools = { pool, placingPool, settlingPool }
  const players = createPlayerSide({ config, ...pools, book, clock, log, publisher: accounts.publisher })
  const hub = createLiveHub({
    source: { ...topics, isAlive: (nowMs) => book.isProducerUp('live', nowMs) },
    clock,
    log,
    metrics,
    connectionsPerAddress: config.connectionsPerAddress,
    origins: config.siteOrigins,
    addressOf: (request) => requestAddress(request, config.isBehindProxy),
    findPlayer: async (token) => {
      const session = await players.findSession(token)
      return session === null ? null : String(session.playerId)
    },
    onAccount: (playerKey) => accounts.publisher.publishAccount(Number(playerKey), []),
  })
  accounts.connect(hub, players.accountMessage)
  const pipeline = createFeedPipeline({
    feed,
    book,
    pool,
    clock,
    log,
    metrics,
    applyResult: players.applyResult,
    noteMessage: players.noteMessage,
  })
  const web = await createWebServer({
    config,
    log,
    metrics,
    clock,
    errorText,
    findSession: players.findSession,
    bindPlayers: players.bind,
    read: { book, rows, texts, topics, clock },
    findObstacle: () => pipeline.findObstacle(),
  })
  await players.start()
  hub.attach(web.server)
  await web.listen({ port: config.port, host: config.host })
  const stopMetrics =
    config.metricsPort === 0 ? async () => undefined : await serveMetrics(metrics, config.metricsPort)
  const feeding = pipeline.start()
  feeding.catch((error: unknown) => log.fatal({ err: error }, 'the feed could not start'))
  const { port } = web.server.address() as AddressInfo
  return {
    url: `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`,
    async stop() {
      // Visitors first, then what feeds them, then what they stand on.
      hub.stop()
      await web.close()
      await pipeline.stop()
      await players.stop()
      await stopMetrics()
      await stopDatabase()
    },
  }
}
