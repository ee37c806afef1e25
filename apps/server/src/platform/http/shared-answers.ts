import type { IncomingMessage, ServerResponse } from 'node:http'
import { FLUSH_MS } from '@xezer/contract/stream'
import type { Locale } from '@xezer/std/locale'
import type { Logger } from '../logger.ts'
import type { Metrics } from '../metrics.ts'
import { type AnswerBytes, sendAnswerBytes, toAnswerBytes } from './answer-bytes.ts'
import type { CallerKeys } from './caller-keys.ts'
import { answerCrossOrigin } from './cross-origin.ts'
import { createCallFinder, type FoundCall } from './find-call.ts'
import { BodyError, parseJsonBody } from './json-body.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { readPollBody } from './read-poll-body.ts'
import { Refusal, refuse, refuseFor } from './refusal.ts'
import { requestAddress } from './request-address.ts'
import { requestLocale } from './request-locale.ts'

/** JSON text; a promise of it where it has to be read first, for all who ask meanwhile. */
export type Shared<Refused extends Refusal = Refusal> =
  | string
  | Buffer
  | Refused
  | Promise<string | Buffer | Refused>

/** A call whose answer is the same for everyone who asks the same: its bytes are made once and shared. */
export interface SharedCall {
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Below the API base, with at most one `{id}` at its end. */
  readonly path: string
  /** As how many polls a question counts; 1 where nothing is said. */
  readonly weight?: number
  /** What the answer has to wait for, if anything; whoever asks for the same meanwhile waits for the same. */
  readonly prepare?: (id: number) => Promise<void> | null
  /** `text` is the body as it came; null of a question that the server asks itself. */
  readonly answer: (body: unknown, id: number, locale: Locale, text: string | null) => Shared
  /** The answer as it is now to a body that is known by its text, for this one asker; null for one that has to be read. */
  readonly recall?: (text: string, locale: Locale) => AnswerBytes | null
}

export interface SharedAnswersOptions {
  readonly calls: readonly SharedCall[]
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'countPoll'>
  readonly callers: CallerKeys
  readonly pollsPerSecond: number
  readonly origins: readonly string[]
  readonly isBehindProxy: boolean
  readonly presentError: (
    refusal: Refusal,
    locale: Locale,
  ) => { readonly status: number; readonly body: string }
}

/** Different questions of one tick; beyond it the memory starts anew. */
const ANSWERS_MAX = 2000
const BURST_SECONDS = 3
/** A call that gives out the same bytes again has them compressed once; they go with the bytes. */
const answerOf = new WeakMap<Buffer, AnswerBytes>()

type Handler = (request: IncomingMessage, response: ServerResponse, cameMs: number) => boolean

/** Stands before the router: true when the request was one of its calls and is being answered. */
export function createSharedAnswers(options: SharedAnswersOptions): Handler {
  const { callers, isBehindProxy, origins } = options
  const limiter = createRateLimiter({
    limit: options.pollsPerSecond * BURST_SECONDS,
    windowMs: BURST_SECONDS * 1000,
  })
  const find = createCallFinder(options.calls)
  const answers = createTickMemory(options)
  return (request, response, cameMs) => {
    const found = find(request.method, request.url)
    if (found === null) return false
    const { headers } = request
    if (headers.origin !== undefined && answerCrossOrigin(origins, request, response)) return true
    const locale = requestLocale(headers.cookie)
    const caller = callers.keyOf(headers.authorization, requestAddress(request, isBehindProxy))
    const waitMs = limiter.take(caller, cameMs, found.call.weight)
    if (waitMs > 0) {
      request.resume()
      const refused = refuseFor('too_many_requests', Math.ceil(waitMs / 1000))
      sendAnswerBytes(request, response, refusal(options, refused, locale))
      return true
    }
    readPollBody(request, (body) => {
      if (body instanceof Refusal) {
        sendAnswerBytes(request, response, refusal(options, body, locale))
        return
      }
      const send = () => {
        const answer = answers.get(found, body, locale, cameMs)
        if (answer instanceof Promise) void answer.then((bytes) => sendAnswerBytes(request, response, bytes))
        else sendAnswerBytes(request, response, answer)
      }
      const waiting = found.call.prepare?.(found.id) ?? null
      if (waiting === null) send()
      else void waiting.then(send)
    })
    return true
  }
}

type Found = FoundCall<SharedCall>

/** What is being read stands for itself until it is here. */
type ByBody = Map<string, AnswerBytes | Promise<AnswerBytes>>

/** Answers of one tick, by their question; nothing older is kept. No key is put together for a request. */
function createTickMemory(options: SharedAnswersOptions) {
  const byCall = new Map<Found, Readonly<Record<Locale, ByBody>>>()
  let count = 0
  let sinceMs = 0
  const answersOf = (found: Found, locale: Locale): ByBody => {
    let byLocale = byCall.get(found)
    if (byLocale === undefined) {
      byLocale = { az: new Map(), ru: new Map(), en: new Map() }
      byCall.set(found, byLocale)
    }
    return byLocale[locale]
  }
  return {
    /** Of a body that was long on its way, `cameMs` is old: such a question takes what is there. */
    get(found: Found, body: string, locale: Locale, cameMs: number): AnswerBytes | Promise<AnswerBytes> {
      if (cameMs - sinceMs >= FLUSH_MS || count >= ANSWERS_MAX) {
        byCall.clear()
        count = 0
        sinceMs = cameMs
      }
      const answers = answersOf(found, locale)
      const known = answers.get(body)
      options.metrics.countPoll(found.call.name, known !== undefined)
      if (known !== undefined) return known
      const recalled = recall(options, found, body, locale)
      // One visitor's own is put together in less time than memory takes that is kept to the end of a tick.
      if (recalled !== null && recalled.isAgain !== true) return recalled
      const answer = recalled === null ? make(options, found, body, locale) : copyAnswer(recalled)
      answers.set(body, answer)
      if (answer instanceof Promise) void answer.then((bytes) => answers.set(body, bytes))
      count += 1
      return answer
    },
  }
}

/** Of a body that its call knows by its text. */
function recall(
  options: SharedAnswersOptions,
  { call, id }: Found,
  body: string,
  locale: Locale,
): AnswerBytes | null {
  try {
    return call.recall?.(body, locale) ?? null
  } catch (error) {
    return failure(options, { call, id }, error, locale)
  }
}

function make(
  options: SharedAnswersOptions,
  { call, id }: Found,
  body: string,
  locale: Locale,
): AnswerBytes | Promise<AnswerBytes> {
  const toBytes = (answer: string | Buffer | Refusal): AnswerBytes =>
    answer instanceof Refusal ? refusal(options, answer, locale) : keepAnswer(answer)
  const fail = (error: unknown): AnswerBytes => failure(options, { call, id }, error, locale)
  try {
    const answer = call.answer(parseJsonBody(body), id, locale, body)
    return answer instanceof Promise ? answer.then(toBytes).catch(fail) : toBytes(answer)
  } catch (error) {
    return fail(error)
  }
}

/** For all who ask, whatever becomes of that of one. */
function copyAnswer({ plain, onSent }: AnswerBytes): AnswerBytes {
  const copy = toAnswerBytes(200, Buffer.from(plain.bytes), null)
  onSent?.()
  return copy
}

function keepAnswer(answer: string | Buffer): AnswerBytes {
  if (typeof answer === 'string') return toAnswerBytes(200, answer, null)
  const made = answerOf.get(answer) ?? toAnswerBytes(200, answer, null)
  answerOf.set(answer, made)
  return made
}

function failure(
  options: SharedAnswersOptions,
  { call, id }: Found,
  error: unknown,
  locale: Locale,
): AnswerBytes {
  if (error instanceof BodyError) return refusal(options, error.refusal, locale)
  options.log.error({ err: error, call: call.name, id }, 'call failed')
  return refusal(options, refuse('internal'), locale)
}

function refusal(options: SharedAnswersOptions, refused: Refusal, locale: Locale): AnswerBytes {
  const { status, body } = options.presentError(refused, locale)
  return toAnswerBytes(status, body, refused.retryAfterSeconds)
}
