import { setTimeout as sleep } from 'node:timers/promises'
import { AssertionError } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { type Batcher, BatcherFull, type BatcherOptions, createBatcher } from './batcher.ts'
import { nodeMachine } from './node-machine.ts'

/** Long beside the pauses of the tests, also on a busy machine. */
const RUN_MS = 60

function build(change: Partial<BatcherOptions<number, number>> = {}) {
  const batches: number[][] = []
  const batcher = createBatcher<number, number>({
    run: async (items) => {
      batches.push([...items])
      await sleep(RUN_MS)
      return items.map((item) => item * 2)
    },
    keyOf: (item) => item,
    concurrent: 1,
    itemsMax: 4,
    waitingMax: 100,
    timers: nodeMachine.timers,
    ...change,
  })
  return { batcher, batches }
}

describe('batcher', () => {
  it('takes who is there at once, then fills while a batch runs', async () => {
    const { batcher, batches } = build()
    const first = [1, 2].map((item) => batcher.add(item))
    await sleep(1)
    const second = [3, 4, 5, 6, 7].map((item) => batcher.add(item))
    expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10, 12, 14])
    expect(batches).toEqual([[1, 2], [3, 4, 5, 6], [7]])
  })

  it('a key that runs waits, in its order, and holds nobody else up', async () => {
    const batches: (readonly number[])[] = []
    const ends: (() => void)[] = []
    const { batcher } = build({
      concurrent: 2,
      keyOf: (item) => item % 10,
      run: async (items) => {
        batches.push(items)
        await new Promise<void>((resolve) => ends.push(resolve))
        return items.map((item) => item * 2)
      },
    })
    const answers = [batcher.add(1)]
    await expect.poll(() => batches).toEqual([[1]])
    answers.push(...[11, 2, 21].map((item) => batcher.add(item)))
    await expect.poll(() => batches).toEqual([[1], [2]])
    ends[0]?.()
    await expect.poll(() => batches).toEqual([[1], [2], [11, 21]])
    for (const end of ends) end()
    expect(await Promise.all(answers)).toEqual([2, 22, 4, 42])
  })

  it('batches that run at once share evenly, also when all come together, each time anew', async () => {
    const { batcher, batches } = build({ concurrent: 2, itemsMax: 100 })
    for (let turn = 0; turn < 2; turn++)
      await Promise.all(Array.from({ length: 9 }, (_, item) => batcher.add(item)))
    expect(batches.map(({ length }) => length)).toEqual([5, 4, 5, 4])
  })

  it('few wait for the batch that runs and go together; where there are many another one begins beside it', async () => {
    const batches: (readonly number[])[] = []
    const ends: (() => void)[] = []
    const { batcher } = build({
      ...{ concurrent: 2, besideMin: 3 },
      run: async (items) => {
        batches.push(items)
        await new Promise<void>((resolve) => ends.push(resolve))
        return items
      },
    })
    const answers = [batcher.add(1)]
    await expect.poll(() => batches).toEqual([[1]])
    answers.push(batcher.add(2), batcher.add(3))
    await sleep(5)
    expect(batches).toEqual([[1]])
    ends[0]?.()
    await expect.poll(() => batches.slice(1).flat()).toEqual([2, 3])
    const running = batches.length
    answers.push(...[4, 5, 6].map((item) => batcher.add(item)))
    await expect.poll(() => batches.length).toBe(running + 1)
    while (ends.length > 0) {
      ends.shift()?.()
      await sleep(1)
    }
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it.each([1, 2, 3])('%i batches at once and no more', async (concurrent) => {
    let running = 0
    let most = 0
    const run = async (items: readonly number[]) => {
      running += 1
      most = Math.max(most, running)
      await sleep(1)
      running -= 1
      return items
    }
    const { batcher } = build({ run, concurrent, itemsMax: 1 })
    await Promise.all([1, 2, 3, 4, 5, 6].map((item) => batcher.add(item)))
    expect([most, running]).toEqual([concurrent, 0])
  })

  it('no key is ever in two batches at once', async () => {
    const runningKeys = new Set<number>()
    let most = 0
    const { batcher } = build({
      concurrent: 3,
      keyOf: (item) => item % 7,
      run: async (items) => {
        const keys = [...new Set(items.map((item) => item % 7))]
        expect(keys.filter((key) => runningKeys.has(key))).toEqual([])
        for (const key of keys) runningKeys.add(key)
        most = Math.max(most, runningKeys.size)
        await sleep(items.length)
        for (const key of keys) runningKeys.delete(key)
        return items
      },
    })
    const items = Array.from({ length: 60 }, (_, index) => index)
    const answers = items.map(async (item) => {
      await sleep(item % 11)
      return batcher.add(item)
    })
    expect(await Promise.all(answers)).toEqual(items)
    expect([runningKeys.size, most > 4]).toEqual([0, true])
  })

  it('a bad item fails alone', async () => {
    const run = async (items: readonly number[]) => {
      if (items.includes(2)) throw new AssertionError('two')
      return items.map((item) => item * 2)
    }
    const { batcher } = build({ run })
    const answers = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('a failure that is nobody’s fault is tried once and fails for all', async () => {
    let tries = 0
    const run = async () => {
      tries += 1
      throw new Error('the database is away')
    }
    const { batcher } = build({ run })
    const answers = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)))
    expect([answers.filter(({ status }) => status === 'rejected').length, tries]).toEqual([3, 1])
  })

  it('what gets stuck fails alone; when more and more of it does, nobody waits any longer', async () => {
    const locked = Object.assign(new Error('locked'), { code: '55P03' })
    const tried: (readonly number[])[] = []
    const run = async (items: readonly number[]) => {
      tried.push(items)
      if (items.some((item) => item > 10)) throw locked
      return items
    }
    const { batcher } = build({ run, itemsMax: 9 })
    const ends = await Promise.allSettled([11, 1, 12, 2, 13, 3, 14, 4].map((item) => batcher.add(item)))
    expect(ends.map(({ status }) => status === 'fulfilled')).toEqual([
      ...[false, true, false, true, false],
      ...[false, false, false],
    ])
    expect(tried.slice(1)).toEqual([[11], [1], [12], [2], [13]])
  })

  it('whoever a batch leaves without an answer hears of it', async () => {
    const { batcher } = build({ run: async (items) => items.slice(1) })
    const answers = await Promise.allSettled([1, 2].map((item) => batcher.add(item)))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  })

  it('refuses beyond its bound', async () => {
    const { batcher } = build({ waitingMax: 2 })
    const answers = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)))
    expect(answers[2]).toMatchObject({ status: 'rejected', reason: expect.any(BatcherFull) })
  })

  it('asks for a turn only when there is somebody to take and room to run', async () => {
    const turns: (() => void)[] = []
    const ends: (() => void)[] = []
    const run = async (items: readonly number[]) => {
      await new Promise<void>((resolve) => ends.push(resolve))
      return items
    }
    const { batcher } = build({ run, timers: { soon: (turn) => turns.push(turn) } })
    const answers = [1, 2].map((item) => batcher.add(item))
    expect(turns).toHaveLength(1)
    turns[0]?.()
    answers.push(batcher.add(3))
    expect([turns.length, ends.length], 'one runs, and no more may').toEqual([1, 1])
    ends[0]?.()
    await Promise.all(answers.slice(0, 2))
    await expect.poll(() => turns.length).toBe(2)
    turns[1]?.()
    ends[1]?.()
    await Promise.all(answers)
    await batcher.settled()
    expect(turns, 'nobody is left').toHaveLength(2)
    void batcher.add(4)
    expect(turns).toHaveLength(3)
  })

  it('settled waits for all that runs, not for what comes later', async () => {
    const ends: (() => void)[] = []
    const run = async (items: readonly number[]) => {
      await new Promise<void>((resolve) => ends.push(resolve))
      return items
    }
    const { batcher } = build({ run, concurrent: 2 })
    const running = [1, 2].map((item) => batcher.add(item))
    await expect.poll(() => ends.length).toBe(2)
    let isSettled = false
    const settled = batcher.settled().then(() => {
      isSettled = true
    })
    running.push(batcher.add(3))
    ends[0]?.()
    await running[0]
    await sleep(RUN_MS)
    expect(isSettled, 'the second batch still runs').toBe(false)
    ends[1]?.()
    await expect.poll(() => isSettled).toBe(true)
    await expect.poll(() => ends.length).toBe(3)
    ends[2]?.()
    await Promise.all([settled, ...running])
  })

  it.each([
    ['nothing runs', () => Promise.resolve()],
    ['what ran failed', (batcher: Batcher<number, number>) => batcher.add(1).catch(() => undefined)],
  ])('settled does not wait, and does not fail, when %s', async (_name, before) => {
    const run = () => Promise.reject(new Error('the database is away'))
    const { batcher } = build({ run })
    const work = before(batcher)
    await sleep(1)
    await expect(batcher.settled()).resolves.toBeUndefined()
    await work
  })
})
