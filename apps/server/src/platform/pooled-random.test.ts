import { expect, it } from 'vitest'
import { createPooledRandom } from './pooled-random.ts'

it('gives as many bytes as asked for, and never the same ones', () => {
  const random = createPooledRandom()
  const hex = (count: number) => Buffer.from(random.bytes(count)).toString('hex')
  const drawn = Array.from({ length: 2000 }, () => hex(16))
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawn.every((one) => one.length === 32 && !/^0+$/.test(one))).toBe(true)
  for (const count of [0, 1, 4095, 4096, 5000]) expect(random.bytes(count)).toHaveLength(count)
})

it('gives a copy: what is done to it is seen nowhere else', () => {
  const random = createPooledRandom()
  const first = random.bytes(32)
  expect(first.buffer.byteLength).toBe(32)
  first.fill(7)
  expect([...random.bytes(32)]).not.toEqual(Array(32).fill(7))
})

it('is spread evenly over all values', () => {
  const random = createPooledRandom()
  const counts = new Array<number>(256).fill(0)
  for (let draw = 0; draw < 1000; draw++)
    for (const byte of random.bytes(100)) counts[byte] = (counts[byte] ?? 0) + 1
  const expected = 100_000 / 256
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 255 degrees of freedom: five standard deviations above the mean.
  expect(chiSquare).toBeLessThan(255 + 5 * Math.sqrt(2 * 255))
})
