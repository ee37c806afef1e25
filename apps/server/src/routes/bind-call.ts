import type { Call, CallErrorCode, CallInput, CallOutput, Schema } from '@xezer/contract/call'
import { errorStatus } from '@xezer/contract/errors'
import { findFieldFaults } from '@xezer/contract/field-errors'
import type { Locale } from '@xezer/std/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Point } from '../core/player/point.ts'
import { addressKey } from '../platform/http/caller-keys.ts'
import { createRateLimiter } from '../platform/http/rate-limiter.ts'
import { Refusal, refuse, refuseFor } from '../platform/http/refusal.ts'
import { requestLocale } from '../platform/http/request-locale.ts'
import { sendError } from './error-answer.ts'
import type { RouteApp } from './route-app.ts'

/** What a call refuses with is what its contract declares. */
export type CallAnswer<C extends Call<Schema, Schema>> = CallOutput<C> | Refusal<CallErrorCode<C>>

type SessionOf<C, Session> = C extends { readonly auth: 'player' } ? Session : Session | null

type KeyOf<C> = C extends { readonly idempotency: 'required' } ? string : string | null

export interface CallRequest<C, Session> {
  readonly input: CallInput<C>
  /** Numbers of the path, by the name in its braces. */
  readonly params: Readonly<Record<string, number>>
  readonly locale: Locale
  /** Always there when the call is for players; null for guests and on calls that need no session. */
  readonly session: SessionOf<C, Session>
  readonly requestId: string
  /** Null when none was sent with a call that may go without, and for calls that take none. */
  readonly idempotencyKey: KeyOf<C>
  /** Where the request came from, as limits count it: an IPv6 network is one visitor. */
  readonly addressKey: string
  /** Where from and with what, as a log-in is shown to its player later. */
  readonly address: string
  readonly userAgent: string
  /** Which site of the house was asked. */
  readonly point: Point
  /** The body of a call that takes a file: nobody has looked at it. */
  readonly file: SentBody
}

export interface SentBody {
  readonly type: string
  readonly bytes: Buffer
  /** Of the request; empty where there is none. */
  readonly header: (name: string) => string
}

export type CallHandler<C extends Call<Schema, Schema>, Session> = (
  request: CallRequest<C, Session>,
) => Promise<CallAnswer<C>> | CallAnswer<C>

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,128}$/
const BEARER = /^Bearer ([A-Za-z0-9_-]{16,128})$/
const BURST_FACTOR = 3

/** Reads what the schema of a call would read, or says with null that the schema has to. */
export type BodyReader<C> = (body: unknown) => CallInput<C> | null

/** Binds a call of the contract to its handler: path, session, validation, limits and errors in one place. */
export function bindCall<C extends Call<Schema, Schema>, Session>(
  app: RouteApp<Session>,
  call: C,
  handler: CallHandler<C, Session>,
  /** Of a call whose rate asks for more than a schema can do. */
  readUsual?: BodyReader<C>,
): void {
  const limiter = createRateLimiter({
    limit: app.callsPerSecond * BURST_FACTOR,
    windowMs: BURST_FACTOR * 1000,
  })
  app.fastify.route({
    method: call.method,
    url: `/api/${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ...(call.bodyBytesMax === undefined ? {} : { bodyLimit: call.bodyBytesMax }),
    handler: async (request, reply) => {
      const startedMs = app.steadyClock.steadyMs()
      const locale = requestLocale(request.headers.cookie)
      const answer = await answerCall(
        app,
        call,
        handler,
        readUsual,
        request,
        locale,
        limiter.take(app.callers.keyOf(request.headers.authorization, request.ip), app.clock.nowMs()),
      )
      const status = answer instanceof Refusal ? errorStatus(answer.code) : 200
      app.observeCall?.(call.name, status, (app.steadyClock.steadyMs() - startedMs) / 1000)
      return answer instanceof Refusal ? sendError(app, reply, answer, locale) : sendAnswer(reply, answer)
    },
  })
}

async function answerCall<C extends Call<Schema, Schema>, Session>(
  app: RouteApp<Session>,
  call: C,
  handler: CallHandler<C, Session>,
  readUsual: BodyReader<C> | undefined,
  request: FastifyRequest,
  locale: Locale,
  retryAfterMs: number,
): Promise<unknown> {
  if (retryAfterMs > 0) return refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000))
  const session = await findCallSession(app, call, request)
  if (session instanceof Refusal) return session
  const params = parseParams(request.params)
  if (params === null) return refuse('not_found')
  const isPlain = call.method !== 'GET' && call.bodyTypes === undefined
  const body = isPlain ? (request.body ?? {}) : {}
  const input = readInput(call, readUsual, body)
  if (input instanceof Refusal) return input
  const idempotencyKey = findKey(call, request)
  if (idempotencyKey instanceof Refusal) return idempotencyKey
  return handler({
    input,
    // The casts say what the checks above have established: TypeScript cannot follow `C` through them.
    session: session as SessionOf<C, Session>,
    params,
    locale,
    requestId: request.id,
    idempotencyKey: idempotencyKey as KeyOf<C>,
    addressKey: addressKey(request.ip),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    point: app.findPoint(request.host),
    file: readFile(request),
  })
}

function readFile({ headers, body }: FastifyRequest): SentBody {
  return {
    type: headers['content-type'] ?? '',
    bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    header: (name) => String(headers[name] ?? ''),
  }
}

function readInput<C extends Call<Schema, Schema>>(
  call: C,
  readUsual: BodyReader<C> | undefined,
  body: unknown,
): CallInput<C> | Refusal<'invalid_fields'> {
  const usual = readUsual?.(body) ?? null
  if (usual !== null) return usual
  const input = z.safeParse(call.input, body)
  if (!input.success) return refuse('invalid_fields', {}, findFieldFaults(input.error.issues, body))
  return input.data as CallInput<C>
}

async function findCallSession<Session>(
  app: RouteApp<Session>,
  call: Call<Schema, Schema>,
  request: FastifyRequest,
): Promise<Session | null | Refusal> {
  if (call.auth === 'none') return null
  const header = request.headers.authorization
  const token = header === undefined ? undefined : BEARER.exec(header)?.[1]
  const session = token === undefined ? null : await app.findSession(token)
  if (session !== null) {
    app.callers.note(header, app.accountOf(session))
    if (call.isPoll !== true) app.noteActivity(session)
  }
  if (session !== null || call.auth === 'optional') return session
  return refuse(header === undefined ? 'session_required' : 'session_expired')
}

/** A key that is no key is refused too, or a client would believe that its repeats are safe. */
function findKey(call: Call<Schema, Schema>, request: FastifyRequest): string | null | Refusal {
  if (call.idempotency === undefined) return null
  const header = request.headers['idempotency-key']
  if (header === undefined && call.idempotency === 'optional') return null
  const key = String(header ?? '')
  return IDEMPOTENCY_KEY.test(key) ? key : refuse('idempotency_key_required')
}

function parseParams(raw: unknown): Record<string, number> | null {
  const params: Record<string, number> = {}
  for (const [name, text] of Object.entries(typeof raw === 'object' && raw !== null ? raw : {})) {
    if (!/^[1-9]\d{0,14}$/.test(String(text))) return null
    params[name] = Number(text)
  }
  return params
}

function sendAnswer(reply: FastifyReply, answer: unknown): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer))
}
