import { buildRequest, type HttpLine } from './http-line.ts'
import { askAtPace, type Pace } from './pace.ts'

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
  readonly pace: Pace
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
let lastKey = Date.now()

/** Places bets of one form, each by another player on other events. */
export async function place(order: PlaceOrder): Promise<PlaceResult> {
  const latenciesMs: number[] = []
  let refusal: string | null = null
  let accepted = 0
  let turn = 0
  const placeOne = async (line: HttpLine, dueMs: number) => {
    turn += 1
    const answer = await line.ask(placeRequest(order, turn))
    latenciesMs.push(performance.now() - dueMs)
    if (answer.status === 200 && answer.body.includes('"success":true')) accepted += 1
    else refusal ??= `${answer.status} ${answer.body.slice(0, 300)}`
  }
  const startMs = performance.now()
  await askAtPace(order.port, order.pace, startMs + order.durationMs, placeOne)
  return { accepted, elapsedMs: performance.now() - startMs, latenciesMs, refusal }
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
