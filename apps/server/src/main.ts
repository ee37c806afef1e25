import { EmbeddedFailure } from '@xezer/embedded-postgres/embedded-failure'
import { createRightOfWay } from '@xezer/feed/thread/right-of-way'
import { createApplication } from './application.ts'
import { createFeedThread } from './feed-thread.ts'
import { startOwnGames } from './own-games.ts'
import { createPasswordThread } from './password-thread.ts'
import { type Config, readConfig } from './platform/config.ts'
import { createLogger } from './platform/logger.ts'
import { nodeMachine } from './platform/node-machine.ts'
import { ConfigError } from './platform/read-setting.ts'
import { welcomeText } from './welcome-text.ts'

/** Open requests and effects are finished within this time; a second signal does not wait for them. */
const DRAIN_MS = 20_000

const config = readSettings()
try {
  const { shared, take: takeRightOfWay } = createRightOfWay()
  const log = createLogger(config.logLevel)
  const feed = createFeedThread({ config, rightOfWay: shared }, log, nodeMachine)
  const application = await createApplication({
    ...{ config, feed, takeRightOfWay },
    machine: nodeMachine,
    hashing: createPasswordThread(),
  })
  console.log(welcomeText(application.url, config))
  const { ownUrl: url, gamesDatabaseUrl: databaseUrl } = application
  const games = startOwnGames({ config, databaseUrl, url, log, machine: nodeMachine })
  endOnSignal(async () => {
    await games?.stop()
    await application.stop()
  })
  // The thread that draws pages begins with the first one: no visitor shall wait for it.
  void fetch(application.url).catch(() => {})
} catch (error) {
  console.error(explainFailure(error, config))
  process.exit(1)
}

function readSettings(): Config {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function endOnSignal(stop: () => Promise<void>): void {
  let isEnding = false
  const end = (): void => {
    if (isEnding) process.exit(1)
    isEnding = true
    nodeMachine.timers.after(DRAIN_MS, () => process.exit(1))
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
}

function explainFailure(error: unknown, { port }: Config): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`
  }
  if (error instanceof EmbeddedFailure || error instanceof ConfigError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
