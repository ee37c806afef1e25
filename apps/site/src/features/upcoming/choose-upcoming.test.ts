import { presentWireTime } from '@xezer/contract/wire-time'
import { describe, expect, it } from 'vitest'
import { chooseUpcoming, countSports, minutesUntil } from './choose-upcoming.ts'

const NOW_MS = Date.UTC(2026, 10, 23, 12)
const MINUTE_MS = 60_000
const at = (minutes: number, sport = 1) => ({
  minutes,
  time: presentWireTime(NOW_MS + minutes * MINUTE_MS),
  sport: { id: sport, name: 'Sport' },
})
const EVENTS = [at(-5), at(0), at(1), at(60, 2), at(61), at(24 * 60), at(48 * 60 + 1, 2)]

describe('what starts next', () => {
  it.each([
    ['no limit', 0, undefined, [1, 60, 61, 1440, 2881]],
    ['an hour, its last minute included', 1, undefined, [1, 60]],
    ['a day', 24, undefined, [1, 60, 61, 1440]],
    ['one sport', 0, 2, [60, 2881]],
    ['a sport within the hours', 48, 2, [60]],
    ['a sport that there is not', 0, 9, []],
  ] as const)('%s', (_name, hours, sport, expected) => {
    const chosen = chooseUpcoming(EVENTS, { hours, sport, nowMs: NOW_MS })
    expect(chosen.map(({ minutes }) => minutes)).toEqual(expected)
  })

  it('counts the sports that have any', () => {
    const sports = [{ id: 1 }, { id: 2 }, { id: 3 }]
    expect(countSports(sports, EVENTS)).toEqual([
      { id: 1, countEvents: 5 },
      { id: 2, countEvents: 2 },
    ])
  })

  it.each([
    [0.2, 1],
    [59.5, 60],
    [60, 60],
    [60.5, null],
    [-3, 0],
  ])('%f minutes before its start says %s', (minutes, said) => {
    expect(minutesUntil(at(minutes).time, NOW_MS)).toBe(said)
  })
})
