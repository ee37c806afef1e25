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

/** Bytes and the headers that go with them, both made once. */
interface Reply {
  readonly bytes: Buffer
  readonly headers: readonly string[]
}
interface Answer {
  readonly status: number
  readonly retryAfter: string | null
  readonly plain: Reply
  brotli: Reply | null
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
      options.metrics.countPoll(found.call.name, isFresh)
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

/** Paths with an id that were asked for lately, so that they are taken apart once. */
const PATHS_MAX = 5000

function createFinder(calls: readonly SharedCall[]): (request: IncomingMessage) => Found | null {
  const exact = new Map<string, Found>()
  const lately = new Map<string, Found>()
  const prefixes: (readonly [string, SharedCall])[] = []
  for (const call of calls) {
    const [prefix = '', rest] = call.path.split('{id}')
    if (rest === undefined) exact.set(`${call.method} /api/${call.path}`, { call, id: 0 })
    else prefixes.push([`${call.method} /api/${prefix}`, call])
  }
  const takeApart = (key: string): Found | null => {
    for (const [prefix, call] of prefixes) {
      if (!key.startsWith(prefix)) continue
      const idText = key.slice(prefix.length)
      if (!/^[1-9]\d{0,14}$/.test(idText)) continue
      if (lately.size >= PATHS_MAX) lately.clear()
      const found = { call, id: Number(idText) }
      lately.set(key, found)
      return found
    }
    return null
  }
  return ({ method, url }) => {
    const key = `${method} ${url}`
    return exact.get(key) ?? lately.get(key) ?? takeApart(key)
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
  return { status, retryAfter, plain: toReply(Buffer.from(body), retryAfter, []), brotli: null, madeAtMs }
}

function toReply(bytes: Buffer, retryAfter: string | null, more: readonly string[]): Reply {
  const headers = [...ANSWER_HEADERS, 'content-length', String(bytes.length), ...more]
  return { bytes, headers: retryAfter === null ? headers : [...headers, 'retry-after', retryAfter] }
}

const ANSWER_HEADERS = [
  ...['content-type', 'application/json; charset=utf-8'],
  ...['cache-control', 'no-store'],
  ...['x-content-type-options', 'nosniff'],
  ...['vary', 'Accept-Encoding, Cookie, Origin'],
]

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

/** How long a body may take is bounded by the server's request timeout. */
function collect(request: IncomingMessage, done: (body: string | Refusal) => void): void {
  let text = ''
  let chunks: Buffer[] | null = null
  let byteCount = 0
  request.on('data', (chunk: Buffer) => {
    byteCount += chunk.length
    if (byteCount > BODY_BYTES_MAX) return
    // Nearly every body comes in one piece; a letter may be cut between two.
    if (chunk.length === Number(request.headers['content-length'])) text = chunk.toString()
    else if (chunks === null) chunks = [chunk]
    else chunks.push(chunk)
  })
  request.on('end', () => {
    if (byteCount > BODY_BYTES_MAX) done(refuse('payload_too_large'))
    else done(chunks === null ? text : Buffer.concat(chunks).toString())
  })
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const reply = chooseReply(request, answer)
  response.writeHead(answer.status, [...reply.headers])
  response.end(reply.bytes)
}

function chooseReply(request: IncomingMessage, answer: Answer): Reply {
  if (answer.plain.bytes.length < COMPRESS_BYTES_MIN) return answer.plain
  if (!request.headers['accept-encoding']?.includes('br')) return answer.plain
  answer.brotli ??= toReply(compress(answer.plain.bytes), answer.retryAfter, ['content-encoding', 'br'])
  return answer.brotli
}

/** The quickest level: it is paid once a tick, and halves the bytes already. */
function compress(plain: Buffer): Buffer {
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
}
