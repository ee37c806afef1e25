import type { AddressInfo } from 'node:net'
import { errorText } from '@xezer/i18n/error-text'
import type { Feed } from '@xezer/odds-book/messages'
import type { Clock } from '@xezer/std/clock'
import { createAccountStream } from './account-stream.ts'
import { createFeedPipeline } from './core/catalogue/feed-pipeline.ts'
import { startPastMatches } from './features/history/start-past-matches.ts'
import { createBook, createLiveSide, createReadSide } from './live-side.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
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
  /** Ends politely: what was accepted is finished, nothing new begins. */
  stop(): Promise<void>
}

const SYSTEM_CLOCK: Clock = { nowMs: () => Date.now() }

/** Builds the whole server and starts it; the only place where its parts meet. Resolves when it listens. */
export async function createApplication(options: ApplicationOptions): Promise<Application> {
  const { config, feed, clock = SYSTEM_CLOCK } = options
  const log = createLogger(config.logLevel)
  const metrics = createMetrics()
  const { pool, stop: stopDatabase } = await openDatabase(config, log)
  const book = createBook()
  const read = createReadSide(book, clock)
  const accounts = createAccountStream(log)
  const { publisher } = accounts
  const players = createPlayerSide({ config, pool, book, clock, log, publisher })
  const hub = createLiveSide({ config, log, metrics, read, players, accounts })
  const { applyResult, findSession, bind: bindPlayers } = players
  const pipeline = createFeedPipeline({ feed, book, pool, clock, log, metrics, applyResult })
  const { findObstacle } = pipeline
  const serving = { config, log, metrics, clock, errorText, findSession, bindPlayers, read, findObstacle }
  const web = await createWebServer(serving)
  await players.start()
  hub.attach(web.server)
  await web.listen({ port: config.port, host: config.host })
  const stopMetrics = await serveMetrics(metrics, config.metricsPort)
  const history = startPastMatches({
    pool,
    log,
    contentDir: config.hasResultsHistory ? config.contentDir : null,
  })
  pipeline.start().catch((error: unknown) => log.fatal({ err: error }, 'the feed could not start'))
  return {
    url: addressOf(web.server.address(), config.host),
    async stop() {
      // Visitors first, then what feeds them, then what they stand on.
      hub.stop()
      await web.close()
      await history.stop()
      await pipeline.stop()
      await players.stop()
      await stopMetrics()
      await stopDatabase()
    },
  }
}

function addressOf(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
}
