import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { FLUSH_MS } from '@xezer/contract/stream'
import type { Clock } from '@xezer/std/clock'
import type { Locale } from '@xezer/std/locale'
import type { Metrics } from '../metrics.ts'
import { answerCrossOrigin } from './cross-origin.ts'
import { BodyError, parseJsonBody } from './json-body.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { Refusal, refuse, refuseFor } from './refusal.ts'
import { requestAddress } from './request-address.ts'
import { requestLocale } from './request-locale.ts'

/** A call whose answer is the same for everyone who asks the same: its bytes are made once and shared. */
export interface SharedCall {
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Below the API base, with at most one `{id}` at its end. */
  readonly path: string
  readonly answer: (body: unknown, id: number, locale: Locale) => string | Refusal
}

export interface SharedAnswersOptions {
  readonly calls: readonly SharedCall[]
  readonly clock: Clock
  readonly metrics: Metrics
  readonly pollsPerSecond: number
  readonly origins: readonly string[]
  readonly isBehindProxy: boolean
  readonly presentError: (
    refusal: Refusal,
    locale: Locale,
  ) => { readonly status: number; readonly body: string }
}

const BODY_BYTES_MAX = 2048
const COMPRESS_BYTES_MIN = 1024
/** Different questions of one tick; beyond it the memory starts anew. */
const ANSWERS_MAX = 2000
const BURST_SECONDS = 3
const SLOW_READER_MS = 10_000

interface Answer {
  readonly status: number
  readonly retryAfter: string | null
  readonly plain: Buffer
  brotli: Buffer | null
  readonly madeAtMs: number
}

type Handler = (request: IncomingMessage, response: ServerResponse) => boolean

/** Stands before the router: true when the request was one of its calls and is being answered. */
export function createSharedAnswers(options: SharedAnswersOptions): Handler {
  const answers = new Map<string, Answer>()
  const limiter = createRateLimiter({
    limit: options.pollsPerSecond * BURST_SECONDS,
    windowMs: BURST_SECONDS * 1000,
  })
  const find = createFinder(options.calls)
  return (request, response) => {
    const found = find(request)
    if (found === null) return false
    if (answerCrossOrigin(options.origins, request, response)) return true
    const locale = requestLocale(request.headers.cookie)
    const waitMs = limiter.take(requestAddress(request, options.isBehindProxy), options.clock.nowMs())
    if (waitMs > 0) {
      send(
        request,
        response,
        refusal(options, refuseFor('too_many_requests', Math.ceil(waitMs / 1000)), locale),
      )
      return true
    }
    readBody(request, (body) => {
      const key = `${found.call.name}|${found.id}|${locale}|${body instanceof Refusal ? body.code : body}`
      const known = answers.get(key)
      const isFresh = known !== undefined && options.clock.nowMs() - known.madeAtMs < FLUSH_MS
      const answer = isFresh ? known : make(options, found, body, locale)
      options.metrics.polls.inc({ call: found.call.name, made: isFresh ? 'again' : 'anew' })
      if (!isFresh) {
        if (answers.size >= ANSWERS_MAX) answers.clear()
        answers.set(key, answer)
      }
      send(request, response, answer)
    })
    return true
  }
}

interface Found {
  readonly call: SharedCall
  readonly id: number
}

function createFinder(calls: readonly SharedCall[]): (request: IncomingMessage) => Found | null {
  const exact = new Map<string, Found>()
  const prefixes: (readonly [string, SharedCall])[] = []
  for (const call of calls) {
    const [prefix = '', rest] = call.path.split('{id}')
    if (rest === undefined) exact.set(`${call.method} /api/${call.path}`, { call, id: 0 })
    else prefixes.push([`${call.method} /api/${prefix}`, call])
  }
  return ({ method, url }) => {
    const key = `${method} ${url}`
    const found = exact.get(key)
    if (found !== undefined) return found
    for (const [prefix, call] of prefixes) {
      if (!key.startsWith(prefix)) continue
      const idText = key.slice(prefix.length)
      if (/^[1-9]\d{0,14}$/.test(idText)) return { call, id: Number(idText) }
    }
    return null
  }
}

function make(
  options: SharedAnswersOptions,
  { call, id }: Found,
  body: string | Refusal,
  locale: Locale,
): Answer {
  try {
    const answer = body instanceof Refusal ? body : call.answer(parseJsonBody(body), id, locale)
    if (answer instanceof Refusal) return refusal(options, answer, locale)
    return toAnswer(200, answer, null, options.clock.nowMs())
  } catch (error) {
    return refusal(options, error instanceof BodyError ? error.refusal : refuse('internal'), locale)
  }
}

function refusal(options: SharedAnswersOptions, refused: Refusal, locale: Locale): Answer {
  const { status, body } = options.presentError(refused, locale)
  const { retryAfterSeconds } = refused
  return toAnswer(
    status,
    body,
    retryAfterSeconds === null ? null : String(retryAfterSeconds),
    options.clock.nowMs(),
  )
}

function toAnswer(status: number, body: string, retryAfter: string | null, madeAtMs: number): Answer {
  return { status, retryAfter, plain: Buffer.from(body), brotli: null, madeAtMs }
}

/** Calls back with the whole body, or with why it cannot be taken. */
function readBody(request: IncomingMessage, done: (body: string | Refusal) => void): void {
  if (request.method === 'GET') {
    done('')
    return
  }
  const type = request.headers['content-type']
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  if (length === 0) {
    done('')
    return
  }
  if (type === undefined || !type.startsWith('application/json')) {
    request.resume()
    done(refuse('unsupported_media_type'))
    return
  }
  if (length > BODY_BYTES_MAX) {
    request.resume()
    done(refuse('payload_too_large'))
    return
  }
  collect(request, done)
}

function collect(request: IncomingMessage, done: (body: string | Refusal) => void): void {
  const chunks: Buffer[] = []
  let byteCount = 0
  const timer = setTimeout(() => request.destroy(), SLOW_READER_MS)
  request.on('close', () => clearTimeout(timer))
  request.on('data', (chunk: Buffer) => {
    byteCount += chunk.length
    if (byteCount <= BODY_BYTES_MAX) chunks.push(chunk)
  })
  request.on('end', () => {
    clearTimeout(timer)
    done(byteCount > BODY_BYTES_MAX ? refuse('payload_too_large') : Buffer.concat(chunks).toString())
  })
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const isBrotli =
    answer.plain.length >= COMPRESS_BYTES_MIN &&
    String(request.headers['accept-encoding'] ?? '').includes('br')
  if (isBrotli) answer.brotli ??= compress(answer.plain)
  const bytes = isBrotli && answer.brotli !== null ? answer.brotli : answer.plain
  response.writeHead(answer.status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding, Cookie, Origin',
    'content-length': bytes.length,
    ...(isBrotli ? { 'content-encoding': 'br' } : {}),
    ...(answer.retryAfter === null ? {} : { 'retry-after': answer.retryAfter }),
  })
  response.end(bytes)
}

/** The quickest level: it is paid once a tick, and halves the bytes already. */
function compress(plain: Buffer): Buffer {
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
}
