import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { ok } from '@xezer/std/result'
import { describe, expect, it } from 'vitest'
import { createPicks } from '../../core/prices/picks.ts'
import { createPriceStore } from '../../core/prices/price-store.ts'
import type { ApiClient } from '../../platform/api-client.ts'
import { createCombo } from './combo.ts'
import { findCombo } from './kept-combos.ts'
import { takeTaps } from './take-taps.ts'

const [HOME, OVER, BOTH] = ['7:1x2::1', '7:total:total=2.5:over', '7:btts::yes']

function open() {
  const asked: string[][] = []
  const timers = createHandDrivenTimers()
  const prices = createPriceStore({ clock: timers, timers })
  let fault: { kind: string; legs: number[] } | null = null
  const api: ApiClient = {
    call: async (call, input) => {
      const { legs } = input as unknown as { legs: string[] }
      asked.push(legs)
      const answer =
        fault === null
          ? { handle: `7:${legs.length}`, value: legs.length, fault }
          : { handle: null, value: null, fault }
      return ok(call.output.parse(answer) as never)
    },
  }
  const combo = createCombo({ api, prices, eventId: 7 })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  return {
    asked,
    prices,
    combo,
    refuse: (next: typeof fault) => {
      fault = next
    },
    tap: async (...handles: string[]) => {
      for (const handle of handles) combo.tap(handle)
      await settle()
    },
    renew: async () => {
      combo.renew()
      await settle()
    },
  }
}

describe('selections that are put together', () => {
  it('are asked about from two on, one tap after the other', async () => {
    const { asked, combo, prices, tap } = open()
    await tap(HOME, OVER, BOTH)
    expect(asked).toEqual([
      [HOME, OVER],
      [HOME, OVER, BOTH],
    ])
    expect(combo.read()).toEqual({ legs: [HOME, OVER, BOTH], handle: '7:3', isAsking: false, notice: null })
    expect(prices.find('7:3')?.value).toBe(3)
    expect(prices.find('7:2'), 'the former one is let go').toBeUndefined()
    await tap(OVER)
    expect(combo.read()).toMatchObject({ legs: [HOME, BOTH], handle: '7:2' })
    await tap(BOTH)
    expect(combo.read()).toMatchObject({ legs: [HOME], handle: null })
  })

  it('stay as they were when one more is refused, and say why', async () => {
    const { combo, tap, refuse } = open()
    await tap(HOME, OVER)
    refuse({ kind: 'redundant', legs: [2, 0] })
    await tap(BOTH)
    expect(combo.read()).toEqual({
      legs: [HOME, OVER],
      handle: '7:2',
      isAsking: false,
      notice: { kind: 'redundant', tapped: BOTH, about: [BOTH, HOME] },
    })
  })

  it('are six at most', async () => {
    const { asked, combo, tap } = open()
    await tap(...Array.from({ length: 7 }, (_, n) => `7:${n}::1`))
    expect(combo.read()).toMatchObject({ notice: { kind: 'full', tapped: '7:6::1' } })
    expect(combo.read().legs).toHaveLength(6)
    expect(asked.at(-1)).toHaveLength(6)
  })

  it('lose their price when they cannot be combined any more', async () => {
    const { combo, tap, refuse, renew } = open()
    await tap(HOME, OVER)
    refuse({ kind: 'closed', legs: [0] })
    await renew()
    expect(combo.read()).toMatchObject({ legs: [HOME, OVER], handle: null, notice: { tapped: null } })
    refuse(null)
    await renew()
    expect(combo.read()).toMatchObject({ handle: '7:2', notice: null })
  })
})

it('what was built rests while nobody looks, and is asked for again on coming back', async () => {
  const { asked, combo, prices, tap, renew } = open()
  await tap(HOME, OVER)
  combo.rest()
  expect(combo.read()).toMatchObject({ legs: [HOME, OVER], handle: null })
  expect(prices.find('7:2'), 'its price is let go').toBeUndefined()
  await renew()
  expect(asked.at(-1)).toEqual([HOME, OVER])
  expect(combo.read()).toMatchObject({ legs: [HOME, OVER], handle: '7:2' })
})

it('is kept for the last events of a player, and for nobody else', () => {
  const { prices } = open()
  const api = { call: () => Promise.reject(new Error('nobody asks')) } as unknown as ApiClient
  const find = (eventId: number, playerId = 1) => findCombo({ api, prices, eventId }, playerId)
  const first = find(1)
  expect(find(1)).toBe(first)
  expect(find(1, 2)).not.toBe(first)
  for (let eventId = 2; eventId <= 8; eventId++) find(eventId)
  expect(find(1), 'nine were looked at, this one longest ago').not.toBe(first)
})

it('taps of the event are the builder’s until it gives them back', () => {
  const { prices } = open()
  const picks = createPicks()
  const [slip, builder]: string[][] = [[], []]
  picks.onPick(({ handle }) => slip?.push(handle))
  const taken = takeTaps({ picks, prices }, 7, new Set(), (handle) => builder?.push(handle))
  const tap = (handle: string) => picks.report({ eventId: Number(handle.split(':')[0]), handle, value: 2 })
  tap(HOME)
  tap('8:1x2::1')
  taken.giveBack()
  tap(OVER)
  expect([slip, builder]).toEqual([['8:1x2::1', OVER], [HOME]])
})
