import type { Pool } from '@xezer/db/pool'
import { parseAmountText } from '@xezer/money/parse-amount'
import type { FeedMessage } from '@xezer/odds-book/messages'
import { formatHandle } from '@xezer/sport/handle'
import { SPORTS } from '@xezer/sports/registry'
import { must } from '@xezer/std/assert'
import { expectations } from './expectations.ts'
import { createHandClock } from './hand-clock.ts'
import { parseSpan, type RecordedStep, type Recording, RecordingError } from './parse-recording.ts'
import { readMarket } from './read-market.ts'
import { readMessage, recordedCatalogue } from './read-message.ts'
import { differs, eventIdOf, type Play, requestIdOf } from './recorded-play.ts'
import { openHouse, type RecordedPlayer } from './recording-house.ts'

export interface PlayOptions {
  readonly pool: Pool
  readonly player: RecordedPlayer
  readonly firstEventId: number
  readonly nowMs: number
}

/** Plays a recording through the book, placing and settlement; throws a `RecordingError` where it is not as expected. */
export async function playRecording(recording: Recording, options: PlayOptions): Promise<void> {
  const clock = createHandClock(options.nowMs)
  const play: Play = {
    ...options,
    clock,
    beganAtMs: options.nowMs,
    house: await openHouse(options.pool, clock, false),
    canRecover: false,
    lastMessage: null,
    lastHeard: null,
    betIds: new Map(),
    marksMs: new Map(),
  }
  try {
    await sayCatalogue(play)
    for (const step of recording.steps) {
      const complaint = await playStep(play, step).catch((error: unknown) =>
        error instanceof Error ? error.message : String(error),
      )
      if (complaint !== null) throw new RecordingError(recording.file, step, complaint)
    }
  } finally {
    await play.house.stop()
  }
}

async function sayCatalogue(play: Play): Promise<void> {
  await play.house.hear(recordedCatalogue(SPORTS, play.clock.nowMs()))
}

/** What is otherwise than the step says; null when nothing is. */
async function playStep(play: Play, step: RecordedStep): Promise<string | null> {
  const control = CONTROLS[step.verb]
  if (control !== undefined) return control(play, step)
  if (step.verb === 'up' && step.words.length === 0) {
    for (const producer of ['prematch', 'live']) await playStep(play, { ...step, words: [producer] })
    return null
  }
  const message = readMessage(step, {
    nowMs: play.clock.nowMs(),
    beganAtMs: play.beganAtMs,
    eventId: (name) => eventIdOf(play, name),
    requestId: (producer, which) => requestIdOf(play, producer, which),
    markMs: (name) => must(play.marksMs.get(name), `no instant was marked ${name}`),
  })
  return message === null ? `unknown step ${step.verb}` : hear(play, message, step.expected)
}

async function hear(play: Play, message: FeedMessage, expected: string | null): Promise<string | null> {
  play.lastMessage = message
  play.lastHeard = await play.house.hear(message)
  const { outcome, quarantined } = play.lastHeard
  if (expected !== null) {
    return outcome === expected
      ? null
      : differs('the book to say', expected, [outcome, ...quarantined].join(', '))
  }
  return quarantined.length === 0 ? null : `not understood: ${quarantined.join('; ')}`
}

type Control = (play: Play, step: RecordedStep) => Promise<string | null>

const CONTROLS: Readonly<Record<string, Control>> = {
  /** `time +10s`: it passes. */
  async time(play, { words: [span = ''] }) {
    play.clock.pass(parseSpan(span))
    play.house.passTime()
    return null
  },
  /** `clock -1h`: the wall clock is set, and no time passes. */
  async clock(play, { words: [span = ''] }) {
    play.clock.set(parseSpan(span))
    play.house.passTime()
    return null
  },
  /** `kill`: the process dies, and another one begins on the same database. */
  async kill(play) {
    await reopen(play)
    return null
  },
  /** `recovers`: from now on the provider is one that can be asked to say its offer again; begins anew. */
  async recovers(play) {
    play.canRecover = true
    await reopen(play)
    return null
  },
  /** `again`: the last message comes once more. */
  async again(play, { expected }) {
    const message = must(play.lastMessage, 'nothing was said yet')
    return hear(play, { ...message, receivedAtMs: play.clock.nowMs() }, expected)
  },
  /** `mark a`: remembers the instant, on the clock by which bets are struck. */
  async mark(play, { words: [name = ''] }) {
    const { rows } = await play.pool.query<{ now_ms: bigint }>(
      'select ceil(extract(epoch from instant_now()) * 1000)::bigint as now_ms',
    )
    const nowMs = Number(must(rows[0], 'the database told no time').now_ms)
    play.marksMs.set(name, nowMs)
    // What comes next is later by a whole millisecond.
    await play.pool.query('select pg_sleep(0.002)')
    return null
  },
  place,
  expect: async (play, step) => {
    const [what = '', ...words] = step.words
    const check = expectations[what]
    return check === undefined ? `nothing to expect is called ${what}` : check(play, words, step.expected)
  },
}

async function reopen(play: Play): Promise<void> {
  play.house.kill()
  play.house = await openHouse(play.pool, play.clock, play.canRecover)
  await sayCatalogue(play)
}

/** `place a 1 1x2 1 1.50 10.00 -> price_changed`; without an expectation it is accepted. */
async function place(play: Play, { words, expected, lineNumber }: RecordedStep): Promise<string | null> {
  const [name = '', event = '', market = '', outcome = '', price = '', amount = ''] = words
  const stake = parseAmountText(amount)
  if (!stake.ok) return `not an amount: ${amount}`
  const eventId = eventIdOf(play, event)
  const { type, specifier } = readMarket(market)
  const result = await play.house.place(play.player, {
    key: `${play.firstEventId}-${lineNumber}-${name}`,
    eventId,
    handle: formatHandle(eventId, type, specifier, outcome),
    oddsThousandths: Math.round(Number(price) * 1000),
    stakeMinor: stake.value,
  })
  if (result.kind === 'accepted') play.betIds.set(name, must(result.betIds[0], 'an accepted bet has an id'))
  const found = result.kind === 'refused' ? (result.positions[0]?.code ?? result.code) : result.kind
  const wanted = expected ?? 'accepted'
  return found === wanted ? null : differs('the bet to be', wanted, found)
}
