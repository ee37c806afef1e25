import { setTimeout as sleep } from 'node:timers/promises'
import { buildRequest, type HttpLine, openHttpLine } from './http-line.ts'

/** Of neighbouring events, so that no two of a bet are of the same sides. */
const FORMS = {
  single: { type: 'singles', legs: 1 },
  accumulator: { type: 'accumulator', legs: 5 },
  /** 66 pairs. */
  system: { type: 'full_cover', legs: 12, value: 2 },
} as const
export type PlaceForm = keyof typeof FORMS

export interface PlaceOrder {
  readonly port: number
  readonly tokens: readonly string[]
  /** Before their start, so that no acceptance delay is in the figure. */
  readonly eventIds: readonly number[]
  readonly odds: number
  /** Singles where it does not say. */
  readonly form?: PlaceForm
  readonly durationMs: number
  /** Callers that place again as soon as they are answered; or how many a second begin, whatever the answers do. */
  readonly pace: { readonly callers: number } | { readonly perSecond: number }
}
export interface PlaceResult {
  readonly accepted: number
  readonly elapsedMs: number
  readonly latenciesMs: readonly number[]
  /** The first answer that was no acceptance. */
  readonly refusal: string | null
}

const PATH = '/api/betSlip/place'
/** At least 0.01 for each line. */
const STAKE = 0.7
const LINES_MAX = 200
let lastKey = Date.now()
let isStopped = false

/** Ends the running order before its time. */
export function stopPlacing(): void {
  isStopped = true
}

/** Places bets of one form, each by another player on other events. */
export async function place(order: PlaceOrder): Promise<PlaceResult> {
  const latenciesMs: number[] = []
  let refusal: string | null = null
  let accepted = 0
  let turn = 0
  isStopped = false
  const placeOne = async (line: HttpLine, dueMs: number) => {
    turn += 1
    const answer = await line.ask(placeRequest(order, turn))
    latenciesMs.push(performance.now() - dueMs)
    if (answer.status === 200 && answer.body.includes('"success":true')) accepted += 1
    else refusal ??= `${answer.status} ${answer.body.slice(0, 300)}`
  }
  const startMs = performance.now()
  const untilMs = startMs + order.durationMs
  if ('callers' in order.pace) {
    const lines = await openLines(order.port, order.pace.callers)
    await Promise.all(
      lines.map(async (line) => {
        while (performance.now() < untilMs) await placeOne(line, performance.now())
        line.close()
      }),
    )
  } else await placeAtRate(order.port, order.pace.perSecond, untilMs, placeOne)
  return { accepted, elapsedMs: performance.now() - startMs, latenciesMs, refusal }
}

/** The latency counts from when a placing was due, so that a server that stands still cannot hide it. */
async function placeAtRate(
  port: number,
  perSecond: number,
  untilMs: number,
  placeOne: (line: HttpLine, dueMs: number) => Promise<void>,
): Promise<void> {
  const lines = await openLines(port, LINES_MAX)
  const free = [...lines]
  const waiting: number[] = []
  const running = new Set<Promise<void>>()
  const begin = () => {
    while (waiting.length > 0) {
      const line = free.pop()
      if (line === undefined) return
      const work = placeOne(line, waiting.shift() ?? 0).finally(() => {
        running.delete(work)
        free.push(line)
        begin()
      })
      running.add(work)
    }
  }
  for (let dueMs = performance.now(); dueMs < untilMs && !isStopped; dueMs += 1000 / perSecond) {
    const leftMs = dueMs - performance.now()
    if (leftMs > 1) await sleep(leftMs)
    waiting.push(dueMs)
    begin()
  }
  while (running.size > 0) await Promise.all([...running])
  for (const line of lines) line.close()
}

function openLines(port: number, count: number): Promise<HttpLine[]> {
  return Promise.all(Array.from({ length: count }, () => openHttpLine(port)))
}

function placeRequest({ tokens, eventIds, odds, form = 'single' }: PlaceOrder, turn: number): Buffer {
  lastKey += 1
  const { legs, ...kind } = FORMS[form]
  const positions = Array.from({ length: legs }, (_, index) => {
    const event = eventIds[(turn + index) % eventIds.length] ?? 0
    return { event, factor: `${event}:1x2::1`, value: odds, amount: STAKE }
  })
  return buildRequest(PATH, JSON.stringify({ bets: [{ ...kind, amount: STAKE, positions }] }), {
    authorization: `Bearer ${tokens[(turn * 7) % tokens.length]}`,
    'idempotency-key': String(lastKey),
  })
}
