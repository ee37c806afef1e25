import { describe, expect, it } from 'vitest'
import { createKeptReads } from './kept-reads.ts'

function open(keysMax = 2) {
  let nowMs = 0
  let count = 0
  const kept = createKeptReads<number>({ clock: { nowMs: () => nowMs }, freshMs: 100, keysMax })
  const read = () => {
    count += 1
    return Promise.resolve(count)
  }
  return {
    get: (key: string) => kept.get(key, read),
    fail: (key: string) => kept.get(key, () => Promise.reject(new Error('no database'))),
    pass: (ms: number) => {
      nowMs += ms
    },
  }
}

describe('what was read of the database', () => {
  it('is read once for all who ask meanwhile, and is there at once while it is fresh', async () => {
    const { get, pass } = open()
    const [one, other] = [get('a'), get('a')]
    expect([await one, await other]).toEqual([1, 1])
    pass(99)
    expect(get('a')).toBe(1)
    pass(1)
    expect(await get('a')).toBe(2)
  })

  it('has a bound: what was read first goes first', async () => {
    const { get } = open()
    for (const key of ['a', 'b', 'c']) await get(key)
    expect([get('b'), get('c')]).toEqual([2, 3])
    expect(await get('a')).toBe(4)
  })

  it('is asked for again after a failure', async () => {
    const { get, fail } = open()
    await expect(fail('a')).rejects.toThrow('no database')
    expect(await get('a')).toBe(1)
  })
})
