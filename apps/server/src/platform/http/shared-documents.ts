import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { isPagePath, plainPath } from '@xezer/contract/page-routes'
import type { Clock } from '@xezer/std/clock'
import type { Locale } from '@xezer/std/locale'
import type { Timers } from '@xezer/std/timers'
import type { Drawer, DrawQuestion } from '../documents/draw-words.ts'
import type { Logger } from '../logger.ts'
import type { Metrics } from '../metrics.ts'
import { fillPageHost, PAGE_HOST } from './page-host.ts'
import { Refusal } from './refusal.ts'
import { requestLocale } from './request-locale.ts'
import type { SharedCall } from './shared-answers.ts'

export interface SharedDocumentsOptions {
  readonly drawer: Drawer
  /** What pages ask is answered by the calls that browsers poll. */
  readonly calls: readonly SharedCall[]
  readonly clock: Clock
  readonly timers: Timers
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'countPoll'>
  /** The headers that every answer of the server has. */
  readonly commonHeaders: () => readonly string[]
}

/** Answers a page from its document, or leaves the request to whoever serves the start page. */
export type AnswerDocument = (
  request: IncomingMessage,
  response: ServerResponse,
  leave: () => void,
) => boolean

/** A document shows what was true so lately: as fresh as a page that polls. */
const FRESH_MS = 1000
/** Whoever waits longer gets the start page, and is served by the script. */
const PATIENCE_MS = 800
/** One that is little older stands in for the new one after a shorter while: the script brings what moved. */
const OLD_MS_MAX = 5000
const PATIENCE_WITH_OLD_MS = 100
/** The thread begins with the first page, which takes longer than anybody should wait. */
const PATIENCE_WITH_BEGINNING_MS = 100
/** Documents kept, and pages being drawn: beyond it pages are drawn by the script alone. */
const DOCUMENTS_MAX = 200
const DRAWN_AT_ONCE_MAX = 6
/** A page asks more when it knows the first answers. */
const ROUNDS_MAX = 3
/** What of an address changes a page; the rest (where somebody came from) is the script's. */
const SEARCH_NAMES = ['demo', 'group', 'hours', 'kind', 'markets', 'provider']
const SEARCH_VALUE = /^[\w-]{1,20}$/
/**
 * Changes it too, and is left to the script: what somebody wrote is nobody else's page, and browsers put names in an order that
 * need not be ours.
 */
const LEFT_NAMES = ['find', 'q', 'sort']
const ADDRESS_LENGTH_MAX = 300

interface Bytes {
  readonly status: number
  readonly policy: string
  readonly brotli: Buffer
  readonly replies: Partial<
    Record<'packed' | 'plain', { readonly bytes: Buffer; readonly headers: string[] }>
  >
}

interface Document {
  readonly path: string
  readonly search: string
  readonly locale: Locale
  isAskedAgain: boolean
  /** What it asked last: it will ask the same. */
  questions: readonly DrawQuestion[]
  sources: ReadonlyMap<string, Buffer | null>
  /** Null before it was drawn, and where that failed. */
  bytes: Bytes | null
  freshUntilMs: number
  making: Promise<Bytes | null> | null
}

/** The documents of pages, made at most once a second for everybody who asks, from the bytes that polls share. */
export function createSharedDocuments(options: SharedDocumentsOptions): AnswerDocument {
  const { clock, timers, metrics } = options
  const memory = createDocumentMemory()
  const makeBytes = createDocumentMaker(options)
  let drawing = 0
  let hasDrawn = false
  const make = (document: Document): Promise<Bytes | null> => {
    if (document.making !== null) return document.making
    if (drawing >= DRAWN_AT_ONCE_MAX) return Promise.resolve(null)
    drawing += 1
    memory.keep(document)
    const making = makeBytes(document).finally(() => {
      hasDrawn = true
      drawing -= 1
      document.making = null
    })
    document.making = making
    return making
  }
  return (request, response, leave) => {
    if (request.method !== 'GET') return false
    const document = memory.find(request.url ?? '', requestLocale(request.headers.cookie))
    if (document === null) return false
    const { bytes: old, freshUntilMs } = document
    const isFresh = clock.nowMs() < freshUntilMs
    metrics.countPoll('document', isFresh)
    if (isFresh) {
      if (old !== null) send(request, response, old, options.commonHeaders)
      return old !== null
    }
    const spare = clock.nowMs() < freshUntilMs + OLD_MS_MAX ? old : null
    let isAnswered = false
    const answer = (bytes: Bytes | null) => {
      if (isAnswered) return
      isAnswered = true
      stopWaiting()
      if (bytes === null) leave()
      else send(request, response, bytes, options.commonHeaders)
    }
    const patienceMs =
      spare !== null ? PATIENCE_WITH_OLD_MS : hasDrawn ? PATIENCE_MS : PATIENCE_WITH_BEGINNING_MS
    const stopWaiting = timers.after(patienceMs, () => answer(spare))
    void make(document).then(answer)
    return true
  }
}

/** Documents by language and address; one that nobody asked for since it was last spared goes first. */
function createDocumentMemory() {
  const byLocale = { az: new Map<string, Document>(), ru: new Map(), en: new Map() }
  return {
    find(url: string, locale: Locale): Document | null {
      const documents: Map<string, Document> = byLocale[locale]
      const document = documents.get(url) ?? findByAddress(documents, url, locale)
      if (document !== null && document.bytes !== null) document.isAskedAgain = true
      return document
    },
    keep(document: Document): void {
      const documents: Map<string, Document> = byLocale[document.locale]
      const address = document.path + document.search
      if (!documents.has(address) && documents.size >= DOCUMENTS_MAX) dropOne(documents)
      documents.set(address, document)
    },
  }
}

/** From the oldest on: whoever was asked for meanwhile is spared, once, and is the newest then. */
function dropOne(documents: Map<string, Document>): void {
  for (const [address, document] of documents) {
    documents.delete(address)
    if (!document.isAskedAgain) return
    document.isAskedAgain = false
    documents.set(address, document)
  }
}

function findByAddress(
  documents: ReadonlyMap<string, Document>,
  url: string,
  locale: Locale,
): Document | null {
  const address = readAddress(url)
  if (address === null) return null
  return documents.get(address.path + address.search) ?? newDocument(address, locale)
}

/** An address as its document is kept: without what changes nothing about it. Null where no document stands. */
export function readAddress(url: string): { path: string; search: string } | null {
  const [path = '', query = ''] = url.split('?')
  if (url.length > ADDRESS_LENGTH_MAX || path.startsWith('/account') || !isPagePath(path)) return null
  const asked = new URLSearchParams(query)
  const chosen = SEARCH_NAMES.flatMap((name) => {
    const value = asked.get(name)
    return value === null ? [] : [{ name, value }]
  })
  const isLeft = LEFT_NAMES.some((name) => asked.has(name))
  if (isLeft || chosen.some(({ value }) => !SEARCH_VALUE.test(value))) return null
  const kept = chosen.map(({ name, value }) => `${name}=${value}`)
  return { path: plainPath(path), search: kept.length === 0 ? '' : `?${kept.join('&')}` }
}

function newDocument({ path, search }: { path: string; search: string }, locale: Locale): Document {
  const nothing = { isAskedAgain: false, questions: [], sources: new Map(), bytes: null, making: null }
  return { path, search, locale, freshUntilMs: 0, ...nothing }
}

/** Asks, draws and keeps; null when the page has to be drawn by the script. */
function createDocumentMaker({ drawer, calls, clock, log }: SharedDocumentsOptions) {
  const byName = new Map(calls.map((call) => [call.name, call]))
  const answer = async ({ call: name, input, id = 0 }: DrawQuestion, locale: Locale) => {
    const call = byName.get(name)
    if (call === undefined) throw new Error(`a page asks ${name}, which is no shared call`)
    await call.prepare?.(id)
    const given = await call.answer(input, id, locale, null)
    if (!(given instanceof Refusal)) return typeof given === 'string' ? Buffer.from(given) : given
    if (given.code === 'event_not_found' || given.code === 'not_found') return null
    throw new NotYet()
  }
  const ask = async (questions: readonly DrawQuestion[], locale: Locale) => {
    const given = await Promise.all(
      questions.map(async (question) => [question.key, await answer(question, locale)] as const),
    )
    return new Map(given)
  }
  const draw = async (document: Document): Promise<void> => {
    const { path, search, locale } = document
    let sources = await ask(document.questions, locale)
    if (document.bytes !== null && isSame(sources, document.sources)) return
    const asked = [...document.questions]
    for (let round = 0; round < ROUNDS_MAX; round++) {
      const answers = Object.fromEntries([...sources].map(([key, bytes]) => [key, bytes && String(bytes)]))
      const atMs = clock.nowMs()
      const drawn = await drawer.draw({ path, search: search.slice(1), locale, answers, atMs })
      if (drawn.kind === 'failed') throw new Error(drawn.message)
      if (drawn.kind === 'away') throw new NotYet()
      if (drawn.kind === 'document') {
        document.questions = asked
        document.sources = sources
        const { isFound, policy, brotli } = drawn
        const status = isFound ? 200 : 404
        document.bytes = { status, policy, brotli: Buffer.from(brotli), replies: {} }
        return
      }
      asked.push(...drawn.questions)
      sources = new Map([...sources, ...(await ask(drawn.questions, locale))])
    }
    throw new Error(`${path} never stops asking`)
  }
  return async (document: Document): Promise<Bytes | null> => {
    const fromMs = clock.nowMs()
    try {
      await draw(document)
      document.freshUntilMs = fromMs + FRESH_MS
      return document.bytes
    } catch (error) {
      document.bytes = null
      if (error instanceof NotYet) return null
      // A page that fails is tried, and said to have failed, no more often than one that does not is drawn.
      document.freshUntilMs = fromMs + FRESH_MS
      log.error({ err: error, path: document.path }, 'a page was not drawn')
      return null
    }
  }
}

/** What is asked for may be there in a moment. */
class NotYet extends Error {}

function isSame(
  left: ReadonlyMap<string, Buffer | null>,
  right: ReadonlyMap<string, Buffer | null>,
): boolean {
  if (left.size !== right.size) return false
  return [...left].every(([key, bytes]) => {
    const other = right.get(key)
    return bytes === other || (bytes != null && other != null && bytes.equals(other))
  })
}

/** The bytes as the browser takes them, with headers that are put together once. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  made: Bytes,
  commonHeaders: () => readonly string[],
): void {
  const isPacked = request.headers['accept-encoding']?.includes('br') === true
  const kind = isPacked ? 'packed' : 'plain'
  let reply = made.replies[kind]
  if (reply === undefined) {
    const bytes = isPacked ? made.brotli : brotliDecompressSync(made.brotli)
    reply = { bytes, headers: [...commonHeaders(), ...headersOf(made.policy, bytes, isPacked)] }
    made.replies[kind] = reply
  }
  response.writeHead(made.status, fillPolicy(reply.headers, request.headers.host))
  response.end(reply.bytes)
}

/** Where the policy names the host of the page, that is the visitor's. */
function fillPolicy(headers: readonly string[], host: string | undefined): string[] {
  return headers.map((value) => (value.includes(PAGE_HOST) ? fillPageHost(value, host) : value))
}

function headersOf(policy: string, bytes: Buffer, isPacked: boolean): string[] {
  return [
    ...['content-security-policy', policy],
    ...['content-type', 'text/html; charset=utf-8'],
    // Its prices are old in a second: it is read once.
    ...['cache-control', 'no-store'],
    ...['vary', 'accept-encoding, cookie'],
    ...['content-length', String(bytes.length)],
    ...(isPacked ? ['content-encoding', 'br'] : []),
  ]
}
