import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPool } from '@xezer/db/pool'
import { createGameServer, type GameServerOptions } from '@xezer/games/game-server'
import { readGamesConfig } from '@xezer/games/platform/config'
import { nodeMachine } from '@xezer/games/platform/node-machine'
import type { Minor } from '@xezer/money/minor'
import { type ExampleWallet, openExampleWallet } from '@xezer/server/features/game-wallet/example-game-wallet'
import { type Reconciled, reconcileGames } from '@xezer/server/features/game-wallet/reconcile-games'
import { must } from '@xezer/std/assert'

export interface GamesOptions
  extends Pick<GameServerOptions, 'listings' | 'crash' | 'recoveryPeriodMs'>,
    Partial<Pick<GameServerOptions, 'machine'>> {
  readonly settings?: Readonly<Record<string, string>>
}

/** A word that the line loses or holds: what is asked for, or what is answered. */
export interface LineFault {
  readonly call: string
  readonly fault: 'asked' | 'answered' | 'late' | 'refused'
}

export interface Games {
  /** What a process of the game server on the same tables is told. */
  readonly environment: Readonly<Record<string, string>>
  readonly wallet: ExampleWallet
  readonly url: string
  /** Those that come next, each once, in order of their calls. */
  readonly faults: LineFault[]
  /** What went over the line to the wallet. */
  readonly said: { readonly call: string; readonly body: Readonly<Record<string, unknown>> }[]
  call(name: string, body: object, session?: string): Promise<GamesAnswer>
  /** Opens a game for a new player; his launch token goes with it. */
  openFor(game: string, money: Minor): Promise<{ session: string; token: string; playerId: number }>
  recover(): Promise<void>
  /** Holds both books against each other. */
  reconcile(): Promise<Reconciled>
  /** Ends the game server as a kill would, without a last word, and starts another one on the same tables. */
  restart(): Promise<void>
  /** The first half of that, for whoever starts another one meanwhile, and the second. */
  leave(): Promise<void>
  enter(): Promise<void>
  stop(): Promise<void>
}

export interface GamesAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

export const GAME_SECRET = 'a secret of every provider of this house'
/** The machine of a test may be slow. */
const PATIENCE_MS = 2500
const LATE_MS = 3000

/** Wallet and game server with a line between them that can be cut, on one database. For tests under vitest. */
export async function bootGames(options: GamesOptions): Promise<Games> {
  const providers = new Set(options.listings.map(({ provider }) => provider))
  const wallet = await openExampleWallet(new Map([...providers].map((name) => [name, [GAME_SECRET]])))
  const line = await openLine(must(wallet.urls[0], 'a wallet'))
  const environment: Readonly<Record<string, string>> = {
    ...{ GAMES_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', GAMES_CALLS_PER_SECOND: '100000' },
    GAMES_DATABASE_URL: wallet.database.urls.games,
    WALLET_URL: line.url,
    GAME_SECRETS: JSON.stringify(Object.fromEntries([...providers].map((name) => [name, GAME_SECRET]))),
    GAMES_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...options.settings,
  }
  const config = readGamesConfig(environment)
  const open = () =>
    createGameServer({ machine: nodeMachine, walletPatienceMs: PATIENCE_MS, ...options, config })
  let server = await open()
  let isHere = true
  const leave = async () => {
    if (isHere) await server.stop()
    isHere = false
  }
  const enter = async () => {
    server = await open()
    isHere = true
  }
  const call = async (name: string, body: object, session?: string): Promise<GamesAnswer> => {
    const response = await fetch(`${server.url}/play/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
      },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as GamesAnswer['body'] }
  }
  return {
    ...{ wallet, environment },
    get url() {
      return server.url
    },
    ...{ faults: line.faults, said: line.said, call },
    async openFor(game, money) {
      const { id, login } = await wallet.newPlayer(money)
      const { body } = await call('open', { game, token: login.launchToken, locale: 'az' })
      return { session: String(body.session), token: login.launchToken, playerId: id }
    },
    recover: () => server.recover(),
    async reconcile() {
      const own = createPool({ connectionString: wallet.database.urls.games, maxConnections: 1 })
      try {
        return await reconcileGames(wallet.database.pool, own, [...providers])
      } finally {
        await own.end()
      }
    },
    ...{ leave, enter },
    async restart() {
      await leave()
      await enter()
    },
    async stop() {
      await leave()
      await line.stop()
      await wallet.stop()
    },
  }
}

/** Between the two: passes everything on, but for what is named in `faults`. */
async function openLine(target: string) {
  const faults: LineFault[] = []
  const said: Games['said'] = []
  const server = createServer((heard, response) => {
    const chunks: Buffer[] = []
    heard.on('data', (chunk: Buffer) => chunks.push(chunk))
    heard.on('end', () => {
      const call = heard.url?.replace('/wallet/v1/', '') ?? ''
      const place = faults.findIndex((one) => one.call === call)
      const fault = place < 0 ? null : faults.splice(place, 1)[0]?.fault
      if (fault === 'asked') return void heard.socket.destroy()
      const body = Buffer.concat(chunks)
      said.push({ call, body: JSON.parse(body.toString()) as Record<string, unknown> })
      if (fault === 'refused') return void response.writeHead(503).end('{"code":"INTERNAL"}')
      const passed = ask(target + heard.url, { method: 'POST', headers: heard.headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const send = () => response.writeHead(answer.statusCode ?? 500).end(Buffer.concat(parts))
          if (fault === 'answered') heard.socket.destroy()
          else if (fault === 'late') setTimeout(send, LATE_MS)
          else send()
        })
      })
      passed.on('error', () => heard.destroy())
      passed.end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    ...{ faults, said },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
