import type { AccountActual, AccountBet } from '@xezer/contract/account-news'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { err, ok } from '@xezer/std/result'
import { describe, expect, it, vi } from 'vitest'
import type { ApiClient } from '../../platform/api-client.ts'
import type { ConnectionState } from '../../platform/kept-socket.ts'
import type { LiveConnection } from '../../platform/live-connection.ts'
import { createCell } from '../../platform/observable.ts'
import { EMPTY_STORAGE, STILL_CONNECTION } from '../../platform/still.ts'
import { CHECK_MS, createAccountWatch, POLL_MS } from './account-watch.ts'
import { createSession } from './session.ts'

const actual = (balance: number): AccountActual => ({ balance, unplayed: 0, bonus: 0 })
const bet: AccountBet = {
  id: 1,
  number: '1',
  placed: '2026-10-17T19:00:00Z',
  type: 'singles',
  typeName: 'Tək',
  factor: 2,
  amount: 5,
  currency: 'AZN',
  status: 'won',
  statusName: 'Uduş',
  statusColor: 'up',
  winning: 10,
  positions: [],
}
const user = { id: 7, number: '100007', currency: 'AZN', settings: { quoteChanges: 1 } } as const

const createGuest = () => createSession(EMPTY_STORAGE)

/** A watch on a stream and a server that the test plays, with timers that it runs by hand. */
function createStage(state: ConnectionState, session = createGuest()) {
  const connectionState = createCell(state)
  const timers = createHandDrivenTimers()
  let hear: Parameters<LiveConnection['onAccount']>[0] = () => {}
  const watched = new Set<string>()
  let answer = () => Promise.resolve(actual(10))
  let asked = 0
  const connection: LiveConnection = {
    ...STILL_CONNECTION,
    state: connectionState,
    watch: (topic) => {
      watched.add(topic)
      return () => watched.delete(topic)
    },
    onAccount: (listener) => {
      hear = listener
      return () => {}
    },
  }
  // The client's answer has the shape of whichever call is made; this server knows one.
  const api: ApiClient = {
    call: async (call) => {
      asked += 1
      try {
        return ok(call.output.parse(await answer()) as never)
      } catch {
        return err({ code: 'network', text: undefined, fields: {} })
      }
    },
  }
  const watch = createAccountWatch({
    session,
    connection,
    api,
    random: { next: () => 1, below: () => 0 },
    timers,
  })
  return {
    watch,
    session,
    timers,
    watched,
    connectionState,
    asked: () => asked,
    push: (balance: number, bets: readonly unknown[] = []) =>
      hear({ type: 'account', actual: actual(balance), bets: [...bets] }),
    answerWith: (next: typeof answer) => {
      answer = next
    },
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('the amounts of the account', () => {
  it('are none for a guest, and nothing is asked', async () => {
    const stage = createStage('down')
    await settle()
    stage.push(25)
    stage.connectionState.write('live')
    await stage.watch.refresh()
    expect(stage.watch.amounts.read()).toBeUndefined()
    expect(stage.timers.waitingMs()).toEqual([])
    expect(stage.asked()).toBe(0)
  })

  it('come by themselves to a player who was logged in before the page was loaded', async () => {
    const session = createGuest()
    session.open({ token: 't', user })
    const stage = createStage('live', session)
    await settle()
    expect(stage.watch.amounts.read()).toEqual(actual(10))
  })

  it('are told again only when they are others', async () => {
    const stage = createStage('live')
    stage.session.open({ token: 't', user })
    await settle()
    const heard = vi.fn()
    stage.watch.amounts.subscribe(heard)
    stage.push(10)
    expect(heard).not.toHaveBeenCalled()
    stage.push(25)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('come at login, follow the stream and leave at logout', async () => {
    const stage = createStage('live')
    stage.session.open({ token: 't', user })
    await settle()
    expect(stage.watched).toContain('account')
    expect(stage.watch.amounts.read()).toEqual(actual(10))
    stage.push(25)
    expect(stage.watch.amounts.read()).toEqual(actual(25))
    stage.session.end('logout')
    expect(stage.watch.amounts.read()).toBeUndefined()
    expect(stage.watched.size + stage.timers.waitingMs().length).toBe(0)
  })

  it.each([
    ['live', CHECK_MS],
    ['down', POLL_MS],
    ['stale', POLL_MS],
  ] as const)('are asked for again while the stream is %s after %i ms', async (state, delayMs) => {
    const stage = createStage(state)
    stage.session.open({ token: 't', user })
    await settle()
    expect(stage.timers.waitingMs()).toEqual([delayMs])
  })

  it.each([
    ['live', 'down', POLL_MS],
    ['down', 'live', CHECK_MS],
  ] as const)('are waited for anew when the stream turns from %s to %s', async (before, now, delayMs) => {
    const stage = createStage(before)
    stage.session.open({ token: 't', user })
    await settle()
    stage.connectionState.write(now)
    expect(stage.timers.waitingMs()).toEqual([delayMs])
  })

  it('are asked for ever more rarely while the server is away, and each second once it answers', async () => {
    const stage = createStage('down')
    stage.answerWith(() => Promise.reject(new Error('away')))
    stage.session.open({ token: 't', user })
    const delays: number[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      await settle()
      const [delayMs = 0] = stage.timers.waitingMs()
      delays.push(delayMs)
      stage.timers.advance(delayMs)
    }
    expect(delays).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
    stage.answerWith(() => Promise.resolve(actual(10)))
    await settle()
    stage.timers.advance(15_000)
    await settle()
    expect(stage.timers.waitingMs()).toEqual([POLL_MS])
    stage.answerWith(() => Promise.reject(new Error('away again')))
    for (const delayMs of [POLL_MS, POLL_MS, 2 * POLL_MS]) {
      expect(stage.timers.waitingMs()).toEqual([delayMs])
      stage.timers.advance(delayMs)
      await settle()
    }
  })

  it('are those of the stream when it spoke after they were asked for', async () => {
    const stage = createStage('live')
    let release: (value: AccountActual) => void = () => {}
    stage.answerWith(() => new Promise((resolve) => (release = resolve)))
    stage.session.open({ token: 't', user })
    await settle()
    stage.push(25)
    release(actual(10))
    await settle()
    expect(stage.watch.amounts.read()).toEqual(actual(25))
  })

  it('are those of the newer question when the older is answered last', async () => {
    const stage = createStage('live')
    const releases: ((value: AccountActual) => void)[] = []
    stage.answerWith(() => new Promise((resolve) => releases.push(resolve)))
    stage.session.open({ token: 't', user })
    void stage.watch.refresh()
    await settle()
    releases[1]?.(actual(25))
    await settle()
    releases[0]?.(actual(10))
    await settle()
    expect(stage.watch.amounts.read()).toEqual(actual(25))
  })

  it('never show what an ended session asked for', async () => {
    const stage = createStage('live')
    let release: (value: AccountActual) => void = () => {}
    stage.answerWith(() => new Promise((resolve) => (release = resolve)))
    stage.session.open({ token: 't', user })
    await settle()
    stage.session.end('logout')
    release(actual(99))
    await settle()
    expect(stage.watch.amounts.read()).toBeUndefined()
  })
})

describe('the bets of the account', () => {
  it('are told with each message that brings bets, until nobody listens', () => {
    const stage = createStage('live')
    stage.session.open({ token: 't', user })
    const heard = vi.fn()
    const stop = stage.watch.onBets(heard)
    stage.push(25)
    expect(heard).not.toHaveBeenCalled()
    stage.push(25, [bet])
    stage.push(30, [bet])
    expect(heard.mock.calls).toEqual([[[bet]], [[bet]]])
    stop()
    stage.push(25, [bet])
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('are told to nobody where a message is not understood', () => {
    const stage = createStage('live')
    stage.session.open({ token: 't', user })
    const heard = vi.fn()
    stage.watch.onBets(heard)
    stage.push(25, [{ ...bet, status: 'melted' }])
    expect(heard).not.toHaveBeenCalled()
    expect(stage.watch.amounts.read()).toBeUndefined()
  })

  it('of somebody who has left are told to nobody', () => {
    const stage = createStage('live')
    stage.session.open({ token: 't', user })
    const heard = vi.fn()
    stage.watch.onBets(heard)
    stage.session.end('logout')
    stage.push(25, [bet])
    expect(heard).not.toHaveBeenCalled()
  })
})
