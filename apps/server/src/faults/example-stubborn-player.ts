import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { nodeMachine } from '../platform/node-machine.ts'
import { within } from '../platform/within.ts'

/** A player who presses once and asks until there is an answer: what was acknowledged must be there for ever. */
export interface StubbornPlayer {
  readonly id: number
  /** Bet ids of accepted presses, by key. */
  readonly accepted: Map<string, number[]>
  /** When the last press was accepted, on the clock of `performance`. */
  readonly acceptedAtMs: () => number
  /** The codes of presses whose answer was a refusal, by key. */
  readonly refused: Map<string, string>
  /** How often the same press was sent again. */
  readonly repeats: () => number
  /** What it waits for, and since when. */
  readonly doing: () => string
  /** Presses on and on until told to stop; every press that was begun gets its answer. */
  run(): Promise<void>
  stop(): void
}

const RETRY_MS = 40
const ANSWER_MS = 8000
/** A fault of who asks, and no weather. */
const NEVER_ANSWERED = /^(400|401|403|404|422) /
const PAUSE_MS = 3

export async function openStubbornPlayer(number: number, url: () => string): Promise<StubbornPlayer> {
  const { token, user } = await registerStubborn(number, url())
  const accepted = new Map<string, number[]>()
  const refused = new Map<string, string>()
  let acceptedAtMs = 0
  let isStopped = false
  let count = 0
  const asker = createAsker(url, token)
  const press = async (key: string, bets: readonly object[]): Promise<void> => {
    const answer = await asker.ask('betSlip/place', key, { bets })
    if (answer.success) accepted.set(key, answer.bets?.map(({ id }) => id) ?? [])
    else refused.set(key, answer.code ?? '')
    if (answer.success) acceptedAtMs = performance.now()
  }
  return {
    id: user.id,
    accepted,
    refused,
    acceptedAtMs: () => acceptedAtMs,
    repeats: asker.repeats,
    doing: asker.doing,
    stop: () => {
      isStopped = true
    },
    async run() {
      while (!isStopped) {
        count += 1
        // Each begins with another, so that few presses are of every type.
        await press(`p${number}-${count}`, PRESSES[(count + number) % PRESSES.length] ?? [])
        await pause(PAUSE_MS)
      }
    },
  }
}

export const homeWin = (event: number, value = 1.85) => ({ event, factor: `${event}:1x2::1`, value })
/** A combination of the match, which is on sale from when somebody asks for it. */
export const combined = (event: number) => ({
  event,
  factor: `${event}:combination:legs=1x2~~1,total~total%3D2.5~over:yes`,
  value: 1.85,
})
const bet = (type: string, ...positions: readonly object[]) => ({ type, amount: 0.2, positions })
const on = (type: string, ...events: readonly number[]) => bet(type, ...events.map((event) => homeWin(event)))
const pairs = (...events: readonly number[]) => ({ ...on('full_cover', ...events), value: 2 })
/** Every type, and each with match 2 as well, which is in play, so that reservations are cut too. */
const PRESSES: readonly (readonly object[])[] = [
  [on('singles', 1)],
  [on('accumulator', 1, 3)],
  [on('singles', 2)],
  [on('singles', 3), on('accumulator', 1, 2, 3), pairs(1, 2, 3)],
  [on('singles', 1)],
  [pairs(1, 2, 3)],
  [bet('singles', combined(1))],
  [bet('accumulator', combined(2), homeWin(3), combined(1))],
]

export interface PressAnswer {
  readonly success: boolean
  readonly code?: string
  readonly bets?: readonly { readonly id: number }[]
  /** Of a cash-out. */
  readonly amount?: number
}

/** Asks the same until there is an answer. */
export function createAsker(url: () => string, token: string) {
  let repeats = 0
  let asked = 'nothing'
  let sinceMs = performance.now()
  /** What came instead of an answer. */
  let lastSaid = ''
  return {
    repeats: () => repeats,
    doing: () =>
      `${asked} for ${Math.round(performance.now() - sinceMs)} ms, ${repeats} repeats in all; last: ${lastSaid}`,
    async ask<Answer = PressAnswer>(path: string, key: string, input: object): Promise<Answer> {
      asked = `${path} ${key}`
      sinceMs = performance.now()
      for (;;) {
        const answer = await askOnce<Answer>(url(), token, path, key, input)
        if (typeof answer !== 'string') return answer
        lastSaid = answer
        repeats += 1
        await pause(RETRY_MS)
      }
    },
  }
}

/** A text: no answer, or one that says to ask again. */
async function askOnce<Body>(
  url: string,
  token: string,
  path: string,
  key: string,
  input: object,
): Promise<Body | string> {
  let said: string
  try {
    const request = fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(input),
    })
    // A time of its own: that of a signal was lost now and then, with a request that no connection carried any more.
    const answer = request.then(
      async (response) => [response.status, (await response.json()) as Body] as const,
    )
    const [status, body] = await within(nodeMachine.timers, ANSWER_MS, answer)
    if (status === 200) return body
    said = `${status} ${JSON.stringify(body)}`
  } catch (error) {
    return String(error)
  }
  // Asked again it would say the same for ever.
  if (NEVER_ANSWERED.test(said)) throw new Error(`${path} ${key}: ${said}`)
  return said
}

export async function registerStubborn(
  number: number,
  url: string,
): Promise<{ token: string; user: { id: number; token: string } }> {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `stubborn-${number}` },
    body: JSON.stringify(exampleRegistration(`stubborn${number}@example.com`)),
  })
  if (response.status !== 200) throw new Error(`no registration: ${await response.text()}`)
  return (await response.json()) as { token: string; user: { id: number; token: string } }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
