import type { AddressInfo } from 'node:net'
import { createPool, type Pool } from '@xezer/db/pool'
import fastifyFactory, { type FastifyInstance } from 'fastify'
import pino, { type Logger } from 'pino'
import { createGameBook, type PlayedListing } from './core/catalogue/game-book.ts'
import { createMoney } from './core/money/create-money.ts'
import { createWalletWire } from './core/money/wallet-wire.ts'
import { createPlaySessions } from './core/players/play-sessions.ts'
import { createStandings } from './core/rounds/standing.ts'
import { createSeeds } from './core/seeds/seed-store.ts'
import { migrateGames } from './core/store/migrate-games.ts'
import { becomeOnlyServer, type OnlyServer } from './core/store/only-server.ts'
import { type CrashCalls, createCrashCalls } from './features/crash/crash-calls.ts'
import { askBalance, type PlayOptions } from './features/play/answer-round.ts'
import { changeSeeds, listPlayed, readBalance, showPlayed } from './features/play/look-back.ts'
import { moveRound } from './features/play/move-round.ts'
import { openPlay } from './features/play/open-play.ts'
import { startRound } from './features/play/start-round.ts'
import { startPruning } from './features/recovery/prune.ts'
import { type Recovery, startRecovery } from './features/recovery/recovery.ts'
import { createCallLimits } from './platform/call-limits.ts'
import type { GamesConfig } from './platform/config.ts'
import type { Machine } from './platform/machine.ts'
import { createSealing } from './platform/sealing.ts'
import { readFiles } from './platform/static-files.ts'
import { bindCrash } from './routes/bind-crash.ts'
import { bindDocuments } from './routes/bind-documents.ts'
import { bindPlay } from './routes/bind-play.ts'

export interface GameServerOptions {
  readonly config: GamesConfig
  readonly listings: readonly PlayedListing[]
  readonly machine: Machine
  /** How long one try of a message to the wallet waits. */
  readonly walletPatienceMs?: number
  /** Shorter in tests. */
  readonly recoveryPeriodMs?: number
  /** How long a game server that is just ending on the same database is waited for. */
  readonly otherPatienceMs?: number
  /** Another game server has taken the place of this one, which is to end. */
  readonly onTaken?: () => void
  readonly crash?: { readonly bettingMs?: number; readonly restMs?: number; readonly chainLength?: number }
}

export interface GameServer {
  readonly url: string
  readonly port: number
  /** Looks at once for what was cut off. */
  recover(): Promise<void>
  stop(): Promise<void>
}

const POOL_CONNECTIONS = 8
const WATCHERS_PER_ADDRESS = 64

/** Builds the whole game server and starts it. Resolves when it listens and has looked for what was cut off. */
export async function createGameServer(options: GameServerOptions): Promise<GameServer> {
  const { config, machine } = options
  const log = pino({ level: config.logLevel, name: 'games', serializers: { err: describeError } })
  const pool = createPool({
    connectionString: config.databaseUrl,
    maxConnections: POOL_CONNECTIONS,
    applicationName: 'xezer-games',
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  })
  let only: OnlyServer | null = null
  try {
    only = await becomeOnlyServer({
      ...{ databaseUrl: config.databaseUrl, timers: machine.timers, patienceMs: options.otherPatienceMs },
      onError: (error) => log.warn({ err: error }, 'the place of the one game server is taken again'),
      onTaken() {
        log.fatal('another game server runs on this database: this one ends')
        options.onTaken?.()
      },
    })
    for (const name of await migrateGames(pool)) log.info(`applied migration games/${name}`)
    const parts = createParts(options, pool, log)
    const fastify = fastifyFactory({ trustProxy: config.isBehindProxy, bodyLimit: 64 * 1024 })
    addHeaders(fastify)
    bindPlay(fastify, callsOf(parts, options, log))
    bindCrash(fastify, { crash: parts.crash, watchersPerAddress: WATCHERS_PER_ADDRESS })
    bindDocuments(fastify, {
      client: readFiles(config.clientDir),
      thumbnails: readFiles(config.thumbnailsDir),
      ...{ siteOrigins: config.siteOrigins, sitePort: config.sitePort },
      gamesOn: [...parts.play.book.values()].flatMap(({ id, isOn }) => (isOn ? [id] : [])),
    })
    fastify.get('/healthz', async () => ({ status: 'ok' }))
    await fastify.listen({ port: config.port, host: config.host })
    const { port } = fastify.server.address() as AddressInfo
    const recovery = startRecovery({
      ...{ ...parts.play, timers: machine.timers, ...recoveryOf(options, log) },
      lookBackAtShared: () => parts.crash.lookBack(),
    })
    // The wallet may begin a little later than we do: nothing waits for this.
    void recovery.look()
    const pruning = startPruning({
      ...{ pool, timers: machine.timers },
      onError: (error) => log.error({ err: error }, 'what is past its time could not be deleted'),
    })
    return runningServer({ fastify, recovery, pruning, crash: parts.crash, pool, port, only })
  } catch (error) {
    await pool.end()
    await only?.leave()
    throw error
  }
}

/** What happened and where; errors of the database carry their whole connection along. */
function describeError(error: unknown) {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}

function runningServer(running: {
  readonly fastify: FastifyInstance
  readonly recovery: Recovery
  readonly crash: CrashCalls
  readonly pool: Pool
  readonly port: number
  readonly only: OnlyServer
  readonly pruning: ReturnType<typeof startPruning>
}): GameServer {
  const { fastify, recovery, pruning, crash, pool, port, only } = running
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    recover: () => recovery.look(),
    async stop() {
      await crash.stop()
      fastify.server.closeIdleConnections()
      await fastify.close()
      await recovery.stop()
      await pruning.stop()
      await pool.end()
      await only.leave()
    },
  }
}

function recoveryOf({ recoveryPeriodMs }: GameServerOptions, log: Logger) {
  return {
    ...(recoveryPeriodMs === undefined ? {} : { periodMs: recoveryPeriodMs }),
    onError: (error: unknown) => log.error({ err: error }, 'a round could not be gone on with yet'),
    onLate: ({ id, roundId, ageMs }: { id: number; roundId: number; ageMs: number }) =>
      log.error(
        { message: id, round: roundId, ageMs },
        'the wallet has not answered for a quarter of an hour',
      ),
  }
}

interface Parts {
  readonly play: PlayOptions
  readonly crash: CrashCalls
}

function createParts(
  { config, listings, machine, crash, walletPatienceMs: patienceMs }: GameServerOptions,
  pool: Pool,
  log: Logger,
): Parts {
  const { secureRandom, clock, timers } = machine
  const book = createGameBook(listings, config)
  const sealing = createSealing(config.key, secureRandom)
  const seeds = createSeeds({ sealing, secureRandom, testSeed: config.testSeed })
  const sessions = createPlaySessions(sealing, secureRandom, book)
  const wire = createWalletWire({
    ...{ url: config.walletUrl, secrets: config.secrets, clock, secureRandom, patienceMs },
  })
  const play: PlayOptions = {
    ...{ pool, book, seeds, sessions, wire, secureRandom, timers },
    ...{ money: createMoney(pool, wire), standingOf: createStandings(book, seeds), profile: config.profile },
    onOddWord: (round, message, code) =>
      log.error(
        { round: round.id, state: round.state, message: message.id, code },
        'an odd word of the wallet',
      ),
  }
  return {
    play,
    crash: createCrashCalls({
      ...play,
      ...{
        timers,
        steadyClock: machine.steadyClock,
        sealing,
        testSeed: config.testSeed,
        nameKey: config.key,
      },
      ...crash,
      readBalance: (session) => askBalance(play, session),
      onError: (error) => log.error({ err: error }, 'a shared round'),
    }),
  }
}

/** So many may play behind one address as fast as each may. */
const PLAYERS_OF_ADDRESS = 20

function callsOf({ play, crash }: Parts, { config, machine }: GameServerOptions, log: Logger) {
  return {
    open: (input: Parameters<typeof openPlay>[1]) => openPlay({ ...play, clock: machine.clock }, input),
    find: (secret: string) => play.sessions.find(play.pool, secret),
    cashOut: crash,
    limits: {
      ofAddress: createCallLimits(machine.steadyClock, config.callsPerSecond * PLAYERS_OF_ADDRESS),
      ofCaller: createCallLimits(machine.steadyClock, config.callsPerSecond),
    },
    onError: (error: unknown) => log.error({ err: error }, 'a call failed'),
    calls: {
      start: startRound.bind(null, play),
      move: moveRound.bind(null, play),
      balance: readBalance.bind(null, play),
      rounds: listPlayed.bind(null, play),
      round: showPlayed.bind(null, play),
      seeds: changeSeeds.bind(null, play),
      'crash/bet': crash.bet,
    },
  }
}

function addHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    })
  })
}
