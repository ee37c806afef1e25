import type { PlaceAnswer, SlipPosition } from '@xezer/contract/bet-slip'
import type { Call, Schema } from '@xezer/contract/call'
import { eventOfHandle } from '@xezer/sport/event-of-handle'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { err, ok } from '@xezer/std/result'
import type { ApiClient, ApiError } from '../../platform/api-client.ts'
import { createExampleTabs } from '../../platform/example-tabs.ts'
import { createExampleVisitStorage } from '../../platform/example-visit-storage.ts'
import { createCell } from '../../platform/observable.ts'
import { EMPTY_STORAGE } from '../../platform/still.ts'
import type { VisitStorage } from '../../platform/visit-storage.ts'
import type { TopicHub } from '../live/topic-hub.ts'
import { createPicks } from '../prices/picks.ts'
import { createPriceStore } from '../prices/price-store.ts'
import { createSession, type Player } from '../session/session.ts'
import { createSlip } from './slip.ts'
import { createWaitingPicks } from './waiting-picks.ts'

export const PLAYER: Player = {
  token: 'secret',
  user: { id: 7, number: '100007', currency: 'AZN', settings: { quoteChanges: 1 } },
}

interface Sent {
  name: string
  input: unknown
  key: string | undefined
}

/** A server that the test plays: prices by handle, and what the next press of "Place bet" is answered. */
function createServer() {
  const sent: Sent[] = []
  let held: Promise<void> | undefined
  const prices = new Map<string, number | null>()
  let placeAnswers: (PlaceAnswer | ApiError['code'])[] = []
  let fastBet = { on: false, amount: 100 }
  let isReachable = true
  const quote = (request: { event: number; factor: string; value: number }): SlipPosition => {
    const value = prices.has(request.factor) ? (prices.get(request.factor) ?? null) : request.value
    return {
      event: {
        id: request.event,
        name: `Event ${request.event}`,
        kind: 1,
        sport: 1,
        league: { id: 1, name: 'League', country: { id: 1, code: 'az', name: 'Country' } },
        time: '2026-11-22T20:00:00.000Z',
        maximum: 500,
        maximumSystemExpress: 100,
      },
      id: request.factor,
      value,
      name: request.factor,
      market: '1X2',
      placeable: value !== null,
      code: value === null ? 'market_suspended' : null,
      message: value === null ? 'Suspended' : null,
    }
  }
  interface Request {
    event: number
    factor: string
    value: number
  }
  const answer = (call: Call<Schema, Schema>, input: unknown): unknown => {
    const body = input as { positions: Request[] } & Request
    if (call.name === 'slipPosition') return { position: quote(body) }
    if (call.name === 'slipUpdate') return { positions: body.positions.map(quote) }
    if (call.name === 'slipPlace')
      return placeAnswers.shift() ?? { success: true, bets: [{ id: 1, number: '70001' }] }
    return fastBet
  }
  const api: ApiClient = {
    call: async (call, input, options) => {
      sent.push({ name: call.name, input, key: options?.idempotencyKey })
      if (held !== undefined) await held
      const given = isReachable ? answer(call, input) : 'network'
      if (typeof given === 'string')
        return err({ code: given as ApiError['code'], text: undefined, fields: {} })
      return ok(call.output.parse(given) as never)
    },
  }
  return {
    api,
    prices,
    /** What the tabs that ask it say to each other of the fast bet. */
    fastBetNews: createExampleTabs(),
    count: (name: string) => sent.filter((call) => call.name === name).length,
    presses: () => sent.filter(({ name }) => name === 'slipPlace'),
    /** Keeps the answers of calls made from now on back, until the returned function is called. */
    hold: () => {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      const own = held
      return () => {
        if (held === own) held = undefined
        release()
      }
    },
    answerPlaceWith: (...next: (PlaceAnswer | ApiError['code'])[]) => {
      placeAnswers = next
    },
    setFastBet: (next: typeof fastBet) => {
      fastBet = next
    },
    setReachable: (next: boolean) => {
      isReachable = next
    },
  }
}

/** What a tab keeps over its reloads, by the storage of its browser. */
const visits = new WeakMap<object, VisitStorage>()

function visitOf(storage: object, place: 'alone' | 'beside'): VisitStorage {
  const visit = (place === 'alone' ? visits.get(storage) : undefined) ?? createExampleVisitStorage()
  if (place === 'alone') visits.set(storage, visit)
  return visit
}

/**
 * Everything around a slip that is not the slip, for tests; a second stage on the same storage is a reload, unless it
 * stands `beside` the first one as another tab.
 */
export function createSlipStage(
  storage = createExampleTabs(),
  server = createServer(),
  place: 'alone' | 'beside' = 'alone',
) {
  if (place === 'alone') storage.closeAll()
  const tab = storage.open()
  const timers = createHandDrivenTimers()
  const session = createSession(EMPTY_STORAGE)
  const prices = createPriceStore({ clock: timers, timers })
  const picks = createPicks()
  const language = createCell<{ locale: 'az' | 'en' }>({ locale: 'az' })
  const event = createCell({ data: undefined, isGone: false, isFailed: false })
  let areStale = false
  const topics: TopicHub = {
    observe: () => event,
    forgetUnwatched: () => {},
    isPollAlive: createCell(true),
  }
  let keyCount = 0
  const slip = createSlip({
    api: server.api,
    session,
    prices,
    topics,
    picks,
    language,
    timers,
    keeper: tab,
    arriving: visitOf(storage, place),
    pressLock: tab.lock,
    fastBetNews: server.fastBetNews.open(),
    waiting: createWaitingPicks(EMPTY_STORAGE),
    arePricesStale: () => areStale,
    newKey: () => {
      keyCount += 1
      return `key ${keyCount} of ${storage.text?.length ?? 0}`
    },
    onPlaced: () => {},
    findBalance: () => 1000,
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  return {
    slip,
    session,
    server,
    storage,
    close: tab.close,
    language,
    settle,
    /** Without a time: long enough for everything that waits. */
    passTime: async (byMs = 10_000) => {
      timers.advance(byMs)
      await settle()
    },
    /** The event of every position has left the book. */
    endEvent: () => event.write({ data: undefined, isGone: true, isFailed: false }),
    setStale: (next: boolean) => {
      areStale = next
    },
    tap: async (handle: string, value = 2) => {
      picks.report({ eventId: eventOfHandle(handle), handle, value })
      await settle()
    },
    /** A price of the stream. */
    move: (handle: string, value: number | null, isDisabled = value === null) =>
      prices.putImage([{ handle, value, isDisabled, direction: 0 }]),
    logIn: async () => {
      session.open(PLAYER)
      await settle()
    },
    handles: () => slip.read().slip.positions.map((position) => position.handle),
    selected: (handle: string) => {
      const marks: Record<string, string> = {}
      const node = {
        getAttribute: (name: string) => marks[name] ?? null,
        setAttribute: (name: string, value: string) => {
          marks[name] = value
        },
        removeAttribute: () => {},
        lastElementChild: null,
      }
      prices.register(handle, node)()
      return marks['aria-pressed'] === 'true'
    },
  }
}
