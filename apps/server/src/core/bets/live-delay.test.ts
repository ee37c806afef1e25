import { SPORTS } from '@xezer/sports/registry'
import { expect, it } from 'vitest'
import { liveDelayMs, longestDelayMs } from './live-delay.ts'

const [first, , third] = SPORTS
if (first === undefined || third === undefined) throw new Error('there are sports')
const on = ({ id, key }: { id: number; key: string }, isLive: boolean) => ({
  accepted: { isLive },
  selection: { event: { sport: { id, alias: key, name: { az: key, ru: key, en: key } } } },
})

it('a bet in play waits as long as its sport says, several as long as the slowest, one before the match not', () => {
  expect(third.liveDelayMs).toBeGreaterThan(first.liveDelayMs)
  expect(liveDelayMs(null, [on(first, true)])).toBe(first.liveDelayMs)
  expect(liveDelayMs(null, [on(first, true), on(third, true)])).toBe(third.liveDelayMs)
  expect(liveDelayMs(null, [on(first, true), on(third, false)])).toBe(first.liveDelayMs)
  expect(liveDelayMs(null, [on(third, false)])).toBe(0)
})

it('a setting of the house stands for every sport', () => {
  expect(liveDelayMs(200, [on(first, true), on(third, true)])).toBe(200)
  expect(liveDelayMs(0, [on(third, true)])).toBe(0)
  expect(longestDelayMs(200)).toBe(200)
  expect(longestDelayMs(null)).toBe(Math.max(...SPORTS.map((sport) => sport.liveDelayMs)))
})
