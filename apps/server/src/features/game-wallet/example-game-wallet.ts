import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import type { Minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { createBetIds } from '../../core/bets/insert-bets.ts'
import { openExamplePlayer } from '../../core/player/example-player.ts'
import { HOUSE_RULES_VERSION } from '../../core/player/rules-version.ts'
import { createSessions, type OpenedSession } from '../../core/player/sessions.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createGameWallet, type GameWallet } from './game-wallet.ts'

export const SECRETS = new Map([
  ['alpha', ['alpha-secret', 'alpha-secret-before']],
  ['beta', ['beta-secret']],
  ['gamma', ['gamma-secret']],
])
export const GAME = { isEnabled: true, minMinor: 10n, maxMinor: 50_000n, maxWinMinor: 25_000_000n }

export interface ExampleWallet {
  readonly database: TestDatabase
  /** Two servers on one database, as a provider meets them in turn. */
  readonly urls: readonly string[]
  readonly disabled: Set<string>
  newPlayer(money: Minor): Promise<{ readonly id: number; readonly login: OpenedSession }>
  stop(): Promise<void>
}

export type ServeWallet = (
  wallet: GameWallet,
) => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>

/** A wallet on its own, without the site around it; `providers` in place of those of the example. */
export async function openExampleWallet(
  providers: ReadonlyMap<string, readonly string[]> = SECRETS,
  serve: ServeWallet = serveBare,
): Promise<ExampleWallet> {
  const database = await createTestDatabase()
  const { clock, timers, secureRandom } = nodeMachine
  const disabled = new Set<string>()
  const sessions = createSessions({ pool: database.pool, clock, secureRandom })
  const open = () =>
    createGameWallet({
      ...{ pool: database.pool, clock, timers, secureRandom, sessions, secrets: providers },
      publisher: { publishAccount: () => undefined },
      roundIds: createBetIds(database.pool),
      findGame: (provider, game) =>
        game === 'no-such-game' ? null : { ...GAME, isEnabled: !disabled.has(`${provider} ${game}`) },
      onError: (error) => console.error(error),
    })
  const served = await Promise.all([open(), open()].map((wallet) => serve(wallet)))
  let players = 0
  return {
    database,
    urls: served.map(({ url }) => url),
    disabled,
    async newPlayer(money) {
      players += 1
      const id = await openExamplePlayer(database.pool, `games${players}@example.com`, money)
      await database.ownerPool.query('update player set rules_version = $2 where id = $1', [
        id,
        HOUSE_RULES_VERSION,
      ])
      const login = await withTransaction(database.pool, (client) =>
        sessions.open(client, { playerId: id, passwordHash: 'none' }),
      )
      return { id, login: must(login, 'no session') }
    },
    async stop() {
      await Promise.all(served.map(({ stop }) => stop()))
      await database.close()
    },
  }
}

async function serveBare(wallet: GameWallet) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const header = (name: string) => {
        const value = request.headers[name]
        return typeof value === 'string' ? value : ''
      }
      const path = request.url ?? ''
      const heard = {
        ...{
          provider: header('x-provider'),
          timestamp: header('x-timestamp'),
          signature: header('x-signature'),
        },
        ...{ path, body: Buffer.concat(chunks) },
      }
      void wallet.answer(path.replace('/wallet/v1/', ''), heard).then((given) => {
        response.writeHead(given?.status ?? 404, { 'content-type': 'application/json' })
        response.end(JSON.stringify(given?.answer ?? {}))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await wallet.settled()
    },
  }
}
