import type { CashOutOffer } from '@xezer/contract/cash-out'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { ok } from '@xezer/std/result'
import { describe, expect, it } from 'vitest'
import type { ApiClient } from '../../platform/api-client.ts'
import type { ConnectionState } from '../../platform/kept-socket.ts'
import { createCell } from '../../platform/observable.ts'
import { createCashOutWatch, LINE_MAX, POLL_MS, RENEW_MS } from './cash-out-watch.ts'

const offerOf = (bet: number, value: number | null, stake = 10): CashOutOffer => ({
  bet,
  stake,
  value,
  delay: 0,
  rule: null,
})
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

function createStage(state: ConnectionState = 'live') {
  const timers = createHandDrivenTimers()
  const asked: number[][] = []
  const values = new Map<number, number | null>()
  const listeners = new Set<(offers: readonly unknown[]) => void>()
  const api: ApiClient = {
    call: async (_call, input) => {
      const { bets } = input as unknown as { bets: number[] }
      asked.push(bets)
      const offers = bets.flatMap((bet) => (values.has(bet) ? [offerOf(bet, values.get(bet) ?? null)] : []))
      return ok({ offers } as never)
    },
  }
  const watch = createCashOutWatch({
    api,
    timers,
    nowMs: timers.nowMs,
    connection: {
      state: createCell(state),
      onCashOut: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  })
  return {
    watch,
    asked,
    values,
    listeners,
    timers,
    pass: async (ms: number) => {
      timers.advance(ms)
      await settle()
    },
    push: (...offers: unknown[]) => {
      for (const listener of listeners) listener(offers)
    },
  }
}

describe('what open bets are worth', () => {
  it('is asked for all of them at once, and told to each', async () => {
    const stage = createStage()
    stage.values.set(1, 9).set(2, null)
    const views = [1, 2, 3].map((id) => stage.watch.viewOf(id))
    for (const view of views) view.subscribe(() => {})
    await stage.pass(0)
    expect(stage.asked).toEqual([[1, 2, 3]])
    expect(views.map((view) => view.read().offer?.value)).toEqual([9, null, undefined])
    expect(views[2]?.read().offer, 'open no more').toBeNull()
  })

  it('follows the stream, and takes nothing else from it', async () => {
    const stage = createStage()
    stage.values.set(1, 9)
    const view = stage.watch.viewOf(1)
    const leave = view.subscribe(() => {})
    await stage.pass(0)
    stage.push([1, 9.5, 0], { bet: 1 }, [2, 5, 0], 'nonsense')
    expect(view.read().offer?.value).toBe(9.5)
    expect(view.read().line.map(({ value }) => value)).toEqual([9, 9.5])
    leave()
    expect([stage.listeners.size, stage.timers.waitingMs()]).toEqual([0, []])
  })

  it.each([
    ['live', RENEW_MS],
    ['down', POLL_MS],
  ] as const)('is asked for again while the stream is %s after %i ms', async (state, delayMs) => {
    const stage = createStage(state)
    stage.watch.viewOf(1).subscribe(() => {})
    await stage.pass(0)
    expect(stage.timers.waitingMs()).toEqual([delayMs])
    await stage.pass(delayMs)
    expect(stage.asked).toHaveLength(2)
  })

  it('has a line that never grows beyond its measure and keeps its ends', async () => {
    const stage = createStage()
    const view = stage.watch.viewOf(1)
    view.subscribe(() => {})
    stage.values.set(1, 1)
    await stage.pass(0)
    for (let turn = 1; turn <= 1000; turn++) stage.push([1, turn, 0], [1, turn, 0])
    const { line } = view.read()
    expect(line.length).toBeLessThanOrEqual(LINE_MAX)
    expect([line[0]?.value, line.at(-1)?.value]).toEqual([1, expect.toSatisfy((last) => last > 990)])
    stage.push([1, null, 0])
    expect(view.read().line, 'no value is no point').toHaveLength(line.length)
  })

  it('of which a part was sold has a line of the part that is left alone', async () => {
    const stage = createStage()
    const view = stage.watch.viewOf(1)
    view.subscribe(() => {})
    stage.values.set(1, 9)
    await stage.pass(0)
    stage.push([1, 8, 0], [1, 3.2, 0])
    const read = () => view.read().line.map(({ value }) => value)
    // The stream may tell of the sale first: nothing in the line says which of its points were of more.
    expect(read()).toEqual([9, 8, 3.2])
    stage.watch.put(offerOf(1, 3.2, 4))
    stage.push([1, 3.4, 0])
    expect(read()).toEqual([3.2, 3.4])
    stage.watch.put({ ...offerOf(1, 3.4, 4), rule: { above: 5, below: null } })
    expect(read(), 'a rule sells nothing').toEqual([3.2, 3.4])
    stage.watch.put(offerOf(1, null, 2))
    expect(read(), 'no value of what is left is no point').toEqual([])
  })
})
