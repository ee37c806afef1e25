import {
  PLAY_BODY_BYTES_MAX,
  PLAY_INPUTS,
  type PlayCallName,
  type PlayCode,
  type PlayInputs,
} from '@xezer/contract/game-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Refused } from '../core/play-refusal.ts'
import type { PlaySession } from '../core/players/play-sessions.ts'
import type { Arrival } from '../features/crash/outs-under-way.ts'

export interface PlayCalls {
  open(input: PlayInputs['open']): Promise<object>
  find(secret: string): Promise<PlaySession | null>
  readonly calls: {
    readonly [Name in Exclude<PlayCallName, 'open' | 'crash/out'>]: (
      session: PlaySession,
      input: PlayInputs[Name],
    ) => Promise<object>
  }
  /** The one call whose time is money: what it is worth is what the clock said when it came. */
  readonly cashOut: {
    arrive(): Arrival
    out(session: PlaySession, input: PlayInputs['crash/out'], arrival: Arrival): Promise<object>
  }
  readonly limits: PlayCallLimits
  onError(error: unknown): void
}

/** Whether it may ask again already. */
export interface PlayCallLimits {
  /** Whoever it is: what one address may cost at all, with all the players behind it. */
  ofAddress(address: string): boolean
  /** Of a player, or of an address that has no session yet. */
  ofCaller(key: string): boolean
}

const STATUS: Partial<Record<PlayCode, number>> = {
  WRONG_SYNTAX: 400,
  INVALID_TOKEN: 401,
  TOKEN_EXPIRED: 401,
  USER_BLOCKED: 403,
  LIMIT: 403,
  GAME_DISABLED: 403,
  ROUND_NOT_FOUND: 404,
  TOO_MANY: 429,
  CHECKING: 503,
  INTERNAL: 503,
}
const CONFLICT = 409

/** Calls of a frame: JSON on the games' own origin, each with its session in a header that no other page can set. */
export function bindPlay(fastify: FastifyInstance, play: PlayCalls): void {
  void fastify.register(async (inner) => {
    inner.removeAllContentTypeParsers()
    const parsing = { parseAs: 'string', bodyLimit: PLAY_BODY_BYTES_MAX } as const
    inner.addContentTypeParser('application/json', parsing, (_request, body, done) => done(null, body))
    for (const name of Object.keys(PLAY_INPUTS) as PlayCallName[]) {
      inner.post(`/play/${name}`, (request, reply) => answer(play, name, request, reply))
    }
    inner.setErrorHandler((error, _request, reply) => sendRefusal(play, reply, error))
  })
}

async function answer(
  play: PlayCalls,
  name: PlayCallName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!play.limits.ofAddress(request.ip)) throw new Refused('TOO_MANY')
  const input = readInput(name, request.body)
  if (name === 'open') {
    take(play, `open ${request.ip}`)
    return send(reply, await play.open(input as PlayInputs['open']))
  }
  if (name === 'crash/out') return cashOut(play, input as PlayInputs['crash/out'], request, reply)
  const session = await findSession(play, request, 'player')
  const call = play.calls[name] as (session: PlaySession, input: unknown) => Promise<object>
  return send(reply, await call(session, input))
}

async function cashOut(
  play: PlayCalls,
  input: PlayInputs['crash/out'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const arrival = play.cashOut.arrive()
  try {
    // Who takes his money out has calls left for it, whatever else he asked.
    const session = await findSession(play, request, 'out')
    return send(reply, await play.cashOut.out(session, input, arrival))
  } finally {
    arrival.end()
  }
}

/** Players behind one address do not use up each other's calls. */
async function findSession(
  play: PlayCalls,
  request: FastifyRequest,
  whose: 'player' | 'out',
): Promise<PlaySession> {
  const session = await play.find(secretOf(request))
  if (session === null) {
    take(play, `stranger ${request.ip}`)
    throw new Refused('INVALID_TOKEN')
  }
  take(play, `${whose} ${session.playerId}`)
  return session
}

function take(play: PlayCalls, key: string): void {
  if (!play.limits.ofCaller(key)) throw new Refused('TOO_MANY')
}

function readInput(name: PlayCallName, body: unknown): unknown {
  const read = z.safeParse(PLAY_INPUTS[name], parse(body))
  if (!read.success) throw new Refused('WRONG_SYNTAX')
  return read.data
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return null
  }
}

const SECRET = /^Bearer ([A-Za-z0-9_-]{43})$/

function secretOf({ headers }: FastifyRequest): string {
  const secret = SECRET.exec(headers.authorization ?? '')?.[1]
  if (secret === undefined) throw new Refused('INVALID_TOKEN')
  return secret
}

function send(reply: FastifyReply, body: object): FastifyReply {
  return reply.header('cache-control', 'no-store').send(body)
}

function sendRefusal(play: PlayCalls, reply: FastifyReply, error: unknown): FastifyReply {
  const status = statusOf(error)
  const isTheirs = !(error instanceof Refused) && status !== null && status < 500
  if (!(error instanceof Refused) && !isTheirs) play.onError(error)
  const refused = error instanceof Refused ? error : new Refused(isTheirs ? 'WRONG_SYNTAX' : 'INTERNAL')
  const { refusal } = refused
  return send(reply.code(STATUS[refusal.code] ?? CONFLICT), refusal)
}

/** Of a body that was too long or of another type. */
function statusOf(error: unknown): number | null {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : null
}
