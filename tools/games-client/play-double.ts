import { createHash, createHmac, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import type { OpenedPlay, PlayRound } from '@xezer/contract/game-server'
import { findListing } from '@xezer/game-catalogue/find-listing'
import { createDraws } from '@xezer/game-math/draws/draws'
import { roundWords } from '@xezer/game-math/draws/words'
import type { EngineName, Json } from '@xezer/game-math/play/engine'
import { findEngine } from '@xezer/game-math/play/find-engine'
import { REPOSITORY } from '../rules/source-files.ts'

/**
 * A game server of one process and no money, to look at engines while they are written:
 * `tsx tools/games-client/play-double.ts [port] [first nonce] [code reason]`, then `/inbet/sitegame/token/demo/game/{id}/lang/az`.
 * With a code every start is refused; seeds are those of the known vectors.
 */
const [port = '8091', firstNonce = '0', refuseCode, refuseReason] = process.argv.slice(2)
const PORT = Number(port)
const DIST = join(REPOSITORY, 'apps/game-client/dist')
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.jpeg': 'image/jpeg',
}
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; connect-src 'self'"

interface Game {
  readonly id: string
  readonly engine: EngineName
  readonly variant: string | null
  balanceMinor: number
  server: string
  client: string
  nonce: number
  rounds: PlayRound[]
}
const games = new Map<string, Game>()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const seedsOf = ({ server, client, nonce }: Game) => ({ hash: sha256(server), client, nonce })
let lastRound = 0

function playOn(
  game: Game,
  round: { nonce: number; choice: Json; moves: readonly Json[]; stakeMinor: number },
) {
  const seeds = { server: game.server, client: game.client, nonce: round.nonce }
  const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
  const draws = createDraws(roundWords(hmac, seeds))
  return findEngine(game.engine).play(draws, round.stakeMinor, round.choice, round.moves)
}

function open(input: { game: string }): OpenedPlay | null {
  const listing = findListing(input.game)
  if (listing === null) return null
  const engine = listing.engine as EngineName
  const game: Game = games.get(input.game) ?? {
    id: input.game,
    engine,
    variant: listing.variant,
    balanceMinor: 100_000,
    server: '7a6b4430b84fd70f271cf5dea4d171d6a3b065a5672690bfb217f0a3c027f8e4',
    client: 'xezer',
    nonce: Number(firstNonce),
    rounds: [],
  }
  games.set(input.game, game)
  const step = findEngine(engine).stepMinor
  return {
    session: input.game,
    isDemo: true,
    game: input.game,
    engine,
    variant: listing.variant,
    version: findEngine(engine).version,
    currency: 'AZN',
    limits: { min: step, max: step * 500, step, maxWin: 25_000_000 },
    balanceMinor: game.balanceMinor,
    elapsedSeconds: 0,
    netMinor: 0,
    reality: { remindSeconds: 3600 },
    profile: { name: 'standard', cycleMs: engine.startsWith('slot') ? 2500 : 1000, hasAutoplay: true },
    seeds: seedsOf(game),
    open: game.rounds.find(({ status }) => status === 'open') ?? null,
    recent: game.rounds.slice(0, 20),
    nowMs: Date.now(),
  }
}

function answerPlay(name: string, game: Game, input: Record<string, unknown>): readonly [number, unknown] {
  const refuse = (code: string) => [409, { code }] as const
  if (name === 'balance') return [200, { balanceMinor: game.balanceMinor, elapsedSeconds: 0, netMinor: 0 }]
  if (name === 'rounds') return [200, { rounds: game.rounds, hasMore: false }]
  if (name === 'seeds') {
    const old = { server: game.server, hash: sha256(game.server), client: game.client, rounds: game.nonce }
    Object.assign(game, {
      server: randomBytes(32).toString('hex'),
      client: input.client ?? game.client,
      nonce: 0,
    })
    return [200, { old, seeds: seedsOf(game) }]
  }
  if (name === 'start') {
    const engine = findEngine(game.engine)
    const choice = engine.readChoice(game.variant, input.choice)
    if (choice === null) return refuse('WRONG_SYNTAX')
    const stakeMinor = Number(input.stakeMinor)
    if (engine.stakeOf(stakeMinor, choice) > game.balanceMinor) return refuse('INSUFFICIENT_FUNDS')
    const nonce = game.nonce
    game.nonce += 1
    lastRound += 1
    return put(game, { id: lastRound, nonce, choice, moves: [], stakeMinor, paidMinor: 0 })
  }
  const round = game.rounds.find(({ id }) => id === input.round)
  if (round === undefined) return refuse('ROUND_NOT_FOUND')
  if (name === 'round')
    return [
      200,
      { round, engine: game.engine, variant: game.variant, version: 1, serverSeed: null, sharedProof: null },
    ]
  const stakeMinor = (round as PlayRound & { stakeMinor: number }).stakeMinor
  const moves = [...round.moves, input.move] as Json[]
  return put(game, {
    id: round.id,
    nonce: round.nonce,
    choice: round.choice as Json,
    moves,
    stakeMinor,
    paidMinor: round.stakedMinor,
  })
}

function put(
  game: Game,
  {
    id,
    paidMinor,
    ...wanted
  }: {
    id: number
    paidMinor: number
    nonce: number
    choice: Json
    moves: readonly Json[]
    stakeMinor: number
  },
): readonly [number, unknown] {
  const played = playOn(game, wanted)
  if (played === null) return [409, { code: 'ILLEGAL_MOVE' }]
  game.balanceMinor += played.returnMinor - (played.stakedMinor - paidMinor)
  const round: PlayRound & { stakeMinor: number } = {
    id,
    game: game.id,
    at: Date.now(),
    status: played.isOver ? 'settled' : 'open',
    stakedMinor: played.stakedMinor,
    returnMinor: played.returnMinor,
    choice: wanted.choice,
    moves: wanted.moves,
    view: played.view,
    options: played.options,
    nonce: wanted.nonce,
    hash: sha256(game.server),
    clientSeed: game.client,
    shared: null,
    stakeMinor: wanted.stakeMinor,
  }
  game.rounds = [round, ...game.rounds.filter((one) => one.id !== id)]
  return [200, { round, balanceMinor: game.balanceMinor }]
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text) as Record<string, unknown>
}

function fileOf(path: string): string | null {
  if (path.startsWith('/assets/')) return join(DIST, path)
  if (path.startsWith('/thumbnails/')) return join(REPOSITORY, 'content/games', path)
  if (path === '/verify') return join(DIST, 'verify.html')
  if (path.startsWith('/games/user/')) return join(DIST, 'lobby.html')
  if (path.includes('/game/')) return join(DIST, 'game.html')
  return null
}

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname.startsWith('/play/')) {
    const input = await readBody(request)
    const name = pathname.slice(6)
    const isRefused = name === 'start' && refuseCode !== undefined
    const game = games.get((request.headers.authorization ?? '').replace('Bearer ', ''))
    let [status, body]: readonly [number, unknown] = [404, { code: 'GAME_DISABLED' }]
    if (isRefused)
      [status, body] = [409, { code: refuseCode, reason: refuseReason, until: Date.now() + 3_600_000 }]
    else if (name === 'open') {
      const opened = open(input as { game: string })
      if (opened !== null) [status, body] = [200, opened]
    } else if (game !== undefined) [status, body] = answerPlay(name, game, input)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    return
  }
  const file = fileOf(pathname)
  if (file === null || !existsSync(file)) return void response.writeHead(404).end()
  response
    .writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'text/plain',
      'content-security-policy': POLICY,
    })
    .end(readFileSync(file))
}).listen(PORT, () => console.log(`http://localhost:${PORT}/inbet/sitegame/token/demo/game/ib_zer/lang/az`))
