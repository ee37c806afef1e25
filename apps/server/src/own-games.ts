import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { StopTimer } from '@xezer/std/timers'
import type { Config } from './platform/config.ts'
import type { Logger } from './platform/logger.ts'
import type { Machine } from './platform/machine.ts'

export interface OwnGamesOptions {
  readonly config: Config
  /** Of the role of the games; null where there is none. */
  readonly databaseUrl: string | null
  /** Where this server is asked. */
  readonly url: string
  readonly log: Logger
  readonly machine: Pick<Machine, 'timers' | 'steadyClock'>
}

export interface OwnGames {
  stop(): Promise<void>
}

const PROGRAM = 'apps/games/dist/main.js'
const SOURCE = 'apps/games/src/main.ts'
const FIRST_REST_MS = 500
const REST_MS_MAX = 30_000
/** Who has run so long begins with a short rest again. */
const STEADY_MS = 60_000
const PATIENCE_MS = 12_000
/** It says by it that a setting is wrong: another try would end in the same way. */
const WRONG_SETTING = 78

/**
 * Starts the game server as a child and again when it ends by itself; it ends with us, however we end, since the line between us
 * is cut then. It is told where the wallet is and how to sign, and nothing else of the house.
 */
export function startOwnGames(options: OwnGamesOptions): OwnGames | null {
  const { config, databaseUrl, log } = options
  if (config.ownGames.port === null) return null
  if (databaseUrl === null) {
    log.warn(
      'Games are off: name the role that owns the schema "games" in GAMES_DATABASE_URL, or set CASINO=0.',
    )
    return null
  }
  return superviseChild(options, () => spawnGames(options, databaseUrl))
}

function superviseChild({ log, machine }: OwnGamesOptions, start: () => ChildProcess): OwnGames {
  const { timers, steadyClock } = machine
  let isStopping = false
  let restMs = FIRST_REST_MS
  let stopTimer: StopTimer = () => undefined
  let child: ChildProcess
  const run = () => {
    const startedMs = steadyClock.steadyMs()
    child = start()
    child.once('exit', (status, signal) => {
      if (isStopping) return
      log.error({ status, signal }, 'the game server ended')
      if (status === WRONG_SETTING) return
      if (steadyClock.steadyMs() - startedMs > STEADY_MS) restMs = FIRST_REST_MS
      stopTimer = timers.after(restMs, run)
      restMs = Math.min(restMs * 2, REST_MS_MAX)
    })
    child.once('error', (error) => log.error({ err: error }, 'the game server could not be started'))
  }
  run()
  return {
    async stop() {
      isStopping = true
      stopTimer()
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise<void>((done) => child.once('exit', () => done()))
      child.kill('SIGTERM')
      const stopPatience = timers.after(PATIENCE_MS, () => child.kill('SIGKILL'))
      await ended
      stopPatience()
    },
  }
}

function spawnGames({ config, url }: OwnGamesOptions, databaseUrl: string): ChildProcess {
  // In a development from its sources.
  const isBuilt = import.meta.url.endsWith('.js') && existsSync(resolve(PROGRAM))
  const program = isBuilt ? [resolve(PROGRAM)] : ['--import', 'tsx', resolve(SOURCE)]
  return spawn(process.execPath, ['--enable-source-maps', ...program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { PATH: '/usr/bin:/bin', ...gamesEnvironment(config, { databaseUrl, walletUrl: url }) },
  })
}

/** All that the game server is told. */
export function gamesEnvironment(
  config: Config,
  { databaseUrl, walletUrl }: { readonly databaseUrl: string; readonly walletUrl: string },
): Readonly<Record<string, string>> {
  const { ownGames } = config
  return {
    ...ownGames.handedOver,
    GAMES_PORT: String(ownGames.port),
    GAMES_DATABASE_URL: databaseUrl,
    GAMES_KEY: Buffer.from(ownGames.key).toString('base64'),
    GAME_SECRETS: JSON.stringify(Object.fromEntries(ownGames.secrets)),
    GAME_FAMILIES_OFF: [...ownGames.familiesOff].join(','),
    GAMES_OFF: [...ownGames.gamesOff].join(','),
    GAMES_SITE_ORIGINS: siteOriginsOf(config).join(','),
    PORT: new URL(walletUrl).port,
    WALLET_URL: walletUrl,
    LOG_LEVEL: config.logLevel,
  }
}

/** Pages that show games in a frame; none known: whichever host the games are asked at. */
function siteOriginsOf({ mainSite, mobileSite, siteOrigins }: Config): readonly string[] {
  const known = [mainSite, mobileSite].filter((origin) => origin !== null)
  return known.length === 0 ? [] : [...known, ...siteOrigins]
}
