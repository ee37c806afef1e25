import { liveList } from '@xezer/contract/live'
import { search } from '@xezer/contract/search'
import { err, ok } from '@xezer/std/result'
import { describe, expect, it } from 'vitest'
import type { ApiClient } from '../../platform/api-client.ts'
import { ANSWERS_MAX, createCallCache } from './call-cache.ts'

const sport = (name: string) => ({ id: 1, alias: 'football', name, countEvents: 1 })

/** A client whose answers are given by hand, in any order. */
function handClient() {
  const waiting: ((answer: unknown) => void)[] = []
  const asked: unknown[] = []
  const client = {
    call: (call: { name: string }, input: unknown, options: unknown) => {
      asked.push([call.name, input, options])
      return new Promise((give) => waiting.push(give))
    },
  }
  return {
    // Its one method answers what the test says; the schema of the call is not its business.
    api: client as ApiClient,
    answer: async (index: number, name: string) => {
      waiting[index]?.(ok({ sports: [sport(name)] }))
      await Promise.resolve()
    },
    fail: async (index: number) => {
      waiting[index]?.(err({ code: 'network', text: undefined, fields: {} }))
      await Promise.resolve()
    },
    count: () => waiting.length,
    asked,
  }
}

describe('call cache', () => {
  it('gives one answer to everyone who asks the same', () => {
    const calls = createCallCache(handClient().api)
    expect(calls.get(search, { query: 'abc' })).toBe(calls.get(search, { query: 'abc' }))
    expect(calls.get(search, { query: 'abc' })).not.toBe(calls.get(search, { query: 'abd' }))
  })

  it('asks with an id only where there is one', () => {
    const client = handClient()
    const calls = createCallCache(client.api)
    void calls.get(liveList, {}).reload()
    void calls.get(liveList, {}, 7).reload()
    expect(client.asked).toStrictEqual([
      ['liveList', {}, {}],
      ['liveList', {}, { id: 7 }],
    ])
  })

  it('tells nobody who left', async () => {
    const client = handClient()
    const resource = createCallCache(client.api).get(liveList, {})
    let told = 0
    const leave = resource.subscribe(() => {
      told += 1
    })
    leave()
    void resource.reload()
    await client.answer(0, 'Futbol')
    expect(told).toBe(0)
  })

  it('keeps old content while newer is on its way, and when it fails', async () => {
    const client = handClient()
    const resource = createCallCache(client.api).get(liveList, {})
    void resource.reload()
    await client.answer(0, 'Futbol')
    void resource.reload()
    expect(resource.read()).toMatchObject({ isLoading: true, data: { sports: [{ name: 'Futbol' }] } })
    await client.fail(1)
    expect(resource.read()).toMatchObject({
      isLoading: false,
      error: { code: 'network' },
      data: { sports: [{ name: 'Futbol' }] },
    })
  })

  it('never lets an older answer overwrite a newer one', async () => {
    const client = handClient()
    const resource = createCallCache(client.api).get(liveList, {})
    void resource.reload()
    void resource.reload()
    await client.answer(1, 'Football')
    await client.answer(0, 'Futbol')
    expect(resource.read().data?.sports[0]?.name).toBe('Football')
  })

  it('renews what is watched and forgets the rest', () => {
    const client = handClient()
    const calls = createCallCache(client.api)
    const watched = calls.get(liveList, {})
    const left = calls.get(search, { query: 'abc' })
    watched.subscribe(() => {})
    calls.renew()
    expect(client.count()).toBe(1)
    expect(calls.get(liveList, {})).toBe(watched)
    expect(calls.get(search, { query: 'abc' })).not.toBe(left)
  })

  it('shows the next player nothing of the last one, not even what is on its way', async () => {
    const client = handClient()
    const calls = createCallCache(client.api)
    const last = calls.get(liveList, {})
    last.subscribe(() => {})
    void last.reload()
    calls.clear()
    const next = calls.get(liveList, {})
    await client.answer(0, 'Futbol')
    expect(next).not.toBe(last)
    expect(next.read()).toEqual({ data: undefined, error: undefined, isLoading: false })
  })

  it('knows an answer as unwatched when its last reader has left', () => {
    const calls = createCallCache(handClient().api)
    const resource = calls.get(liveList, {})
    const leave = [resource.subscribe(() => {}), resource.subscribe(() => {})]
    expect(
      leave.map((one) => {
        one()
        return resource.isWatched()
      }),
    ).toEqual([true, false])
    calls.renew()
    expect(calls.get(liveList, {})).not.toBe(resource)
  })

  it.each([
    ['asks with the id that fills its path', 9, { id: 9 }],
    ['and without one for a call that has none', undefined, {}],
  ])('%s: %s', async (_name, id, options) => {
    const client = handClient()
    const resource = createCallCache(client.api).get(liveList, {}, id)
    expect(resource.read().isLoading).toBe(false)
    void resource.reload()
    expect(client.asked).toEqual([['liveList', {}, options]])
    await client.answer(0, 'Futbol')
    expect(resource.read()).toMatchObject({ isLoading: false, error: undefined })
  })

  it('keeps the answers of two ids apart', () => {
    const calls = createCallCache(handClient().api)
    expect(calls.get(liveList, {}, 1)).not.toBe(calls.get(liveList, {}, 2))
  })

  it.each([
    [59, true],
    [60, false],
  ])('holds a bounded number of answers: after %i others the first is kept: %s', (others, isKept) => {
    const calls = createCallCache(handClient().api)
    const first = calls.get(search, { query: 'first' })
    for (let index = 0; index < others; index++) calls.get(search, { query: `query ${index}` })
    expect(calls.get(search, { query: 'first' }) === first).toBe(isKept)
  })

  it('never forgets an answer that is on the screen', () => {
    const calls = createCallCache(handClient().api)
    const shown = calls.get(liveList, {})
    shown.subscribe(() => {})
    for (let index = 0; index < ANSWERS_MAX * 2; index++) calls.get(search, { query: `query ${index}` })
    expect(calls.get(liveList, {})).toBe(shown)
  })
})
