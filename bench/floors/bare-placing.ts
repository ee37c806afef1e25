import { createServer, type IncomingMessage } from 'node:http'
import { joinStatements } from '@xezer/db/joint-statement'
import { createPool, type Pool } from '@xezer/db/pool'
import { withReadAhead } from '@xezer/db/transaction'
import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import type { BetRecord, LegNames } from '@xezer/server/core/bets/bet-record'
import { betParts, createBetIds } from '@xezer/server/core/bets/insert-bets'
import { createLegNamesMemory } from '@xezer/server/core/bets/leg-names'
import { operationParts } from '@xezer/server/core/operations/operation-store'
import { lockWallets } from '@xezer/server/core/wallet/lock-wallets'
import { createPosting, placeStake } from '@xezer/server/core/wallet/posting'
import { postingParts } from '@xezer/server/core/wallet/write-posting'
import { createBatcher } from '@xezer/server/platform/batcher'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import type { SeededPlayer } from '../world/seed-players.ts'
import { type BareHttp, listen } from './bare-http.ts'

export interface BarePlacingOptions {
  readonly databaseUrl: string
  readonly players: readonly SeededPlayer[]
  readonly connections: number
}

interface PlaceBody {
  readonly bets: readonly [
    {
      readonly type: BetRecord['type']
      readonly value?: number
      readonly positions: readonly {
        readonly event: number
        readonly factor: string
        readonly value: number
      }[]
    },
  ]
}

interface Request {
  readonly playerId: number
  readonly key: string
  readonly body: PlaceBody
}

const STAKE = minor(70n)
const BATCH_MAX = 128
const BATCHES_AT_ONCE = 2
const HASH = Buffer.alloc(32, 7)
const NAME = { az: 'Futbol Klubu', ru: 'Футбольный клуб', en: 'Football Club' }

/**
 * Reads the body of a placing and writes its rows, as many in a transaction as ours: what is left when nothing is checked, looked
 * up or decided. It shows how much of what a leg costs is the machine's, the driver's and the database's.
 */
export async function startBarePlacing(options: BarePlacingOptions): Promise<BareHttp> {
  const pool = createPool({
    connectionString: options.databaseUrl,
    maxConnections: options.connections,
    avoidsScans: true,
  })
  const playerIds = new Map(options.players.map(({ token, playerId }) => [`Bearer ${token}`, playerId]))
  const write = createWriter(pool)
  const batcher = createBatcher<Request, number>({
    run: write,
    keyOf: ({ playerId }) => playerId,
    concurrent: BATCHES_AT_ONCE,
    itemsMax: BATCH_MAX,
    waitingMax: Number.POSITIVE_INFINITY,
    timers: nodeMachine.timers,
  })
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readText(request)) as PlaceBody
    const playerId = playerIds.get(String(request.headers.authorization)) ?? 0
    const id = await batcher.add({ playerId, key: `bare ${request.headers['idempotency-key']}`, body })
    const answer = JSON.stringify({ success: true, bets: [{ id, number: String(id) }] })
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(answer),
    })
    response.end(answer)
  })
  return {
    port: await listen(server),
    stop() {
      server.close()
      server.closeAllConnections()
      void pool.end()
    },
  }
}

function createWriter(pool: Pool): (requests: readonly Request[]) => Promise<number[]> {
  const memory = createLegNamesMemory()
  const betIds = createBetIds(pool)
  const names = new Map<number, LegNames>()
  const nameOf = (eventId: number): LegNames => {
    const known = names.get(eventId)
    if (known !== undefined) return known
    const league = { ...NAME, en: `League of ${eventId}` }
    const made = { sportAlias: 'football', sport: NAME, league, home: NAME, away: NAME }
    names.set(eventId, made)
    return made
  }
  return async (requests) => {
    const ids = await betIds.take(requests.length)
    const nowMs = Date.now()
    const bets = requests.map((request, index) => toBet(request, ids[index] ?? 0, nowMs, nameOf))
    await withReadAhead(
      pool,
      (client) =>
        lockWallets(
          client,
          requests.map(({ playerId }) => playerId),
        ),
      async (client, wallets) => {
        const posting = createPosting(wallets)
        for (const { id, playerId } of bets) {
          const wallet = wallets.get(playerId)
          if (wallet === undefined || !placeStake(posting, wallet, STAKE, id)) throw new Error('no money')
        }
        const operations = requests.map(({ playerId, key }, index) => ({
          scope: `place:${playerId}`,
          key,
          requestHash: HASH,
          response: { kind: 'accepted', betIds: [ids[index]] },
        }))
        await client.query(
          joinStatements([
            ...postingParts(posting),
            ...betParts(bets, memory),
            ...operationParts(operations),
          ]),
        )
      },
    )
    memory.keepWritten(bets)
    return ids
  }
}

function toBet(
  { playerId, key, body }: Request,
  id: number,
  nowMs: number,
  nameOf: (eventId: number) => LegNames,
): BetRecord {
  const [{ type, value, positions }] = body.bets
  return {
    id,
    playerId,
    currency: 'AZN',
    type,
    status: 'placed',
    size: value ?? positions.length,
    stakeMinor: STAKE,
    odds: odds(2000),
    possibleReturnMinor: STAKE,
    operationKey: key,
    requestedAtMs: nowMs,
    placedAtMs: nowMs,
    legs: positions.map(({ event, factor, value: price }, index) => {
      const [, marketType = '', specifier = '', outcome = ''] = factor.split(':')
      const struck = odds(Math.round(price * 1000))
      return {
        legNumber: index + 1,
        eventId: event,
        marketType,
        specifier,
        outcome,
        odds: struck,
        oddsSeen: struck,
        isLive: false,
        startsAtMs: nowMs,
        scoreHome: null,
        scoreAway: null,
        clockSeconds: null,
        feedRev: 1,
        names: nameOf(event),
      }
    }),
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
