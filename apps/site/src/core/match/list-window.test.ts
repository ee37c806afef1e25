import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideWindow, isFirstOfDay, OVERSCAN_PX, presentScreen } from './list-window.ts'

const metrics = { leagueHead: 32, eventRow: 52, isCard: false }
const list = (counts: number[]) => {
  let top = 0
  return counts.map((count) => {
    const height = 32 + count * 52
    const league = { count, top, height }
    top += height
    return league
  })
}

describe('decideWindow', () => {
  it('draws the leagues near the screen and leaves the rest as empty height', () => {
    const leagues = list(Array.from({ length: 100 }, () => 5))
    const { first, last, before, after } = decideWindow(leagues, metrics, { top: 10_000, height: 800 })
    expect(before).toBeLessThanOrEqual(10_000 - OVERSCAN_PX)
    expect(last - first).toBeLessThan(8)
    expect(before + after + (last - first + 1) * 292).toBe(100 * 292)
  })

  it('is empty for an empty list and keeps its height when the screen is elsewhere', () => {
    expect(decideWindow([], metrics, { top: 0, height: 800 })).toMatchObject({
      last: -1,
      before: 0,
      after: 0,
    })
    expect(decideWindow(list([1]), metrics, { top: 9000, height: 800 })).toMatchObject({
      last: -1,
      before: 84,
    })
  })

  it('never loses a visible league nor a pixel of height', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { maxLength: 60 }), fc.nat(50_000), (counts, top) => {
        const leagues = list(counts)
        const total = leagues.reduce((sum, { height }) => sum + height, 0)
        const window = decideWindow(leagues, metrics, { top, height: 900 })
        const drawn = leagues.slice(window.first, window.last + 1)
        const height = drawn.reduce((sum, league) => sum + league.height, 0)
        expect(window.before + height + window.after).toBe(total)
        const missed = leagues.filter((league) => league.top < top + 900 && league.top + league.height > top)
        expect(missed.every((league) => drawn.includes(league))).toBe(true)
      }),
    )
  })
})

it('asks the server in its own pixels, from the first to the last league shown', () => {
  const leagues = list([5, 5, 5])
  expect(presentScreen(leagues, { first: 1, last: 2, before: 0, after: 0 })).toEqual({
    top: 292,
    height: 584,
  })
})

it('leaves room for the head of each day above its first league', () => {
  const leagues = list([1, 1, 1]).map((league, at) => ({
    ...league,
    day: at < 2 ? '2026-11-22' : '2026-11-23',
  }))
  expect(leagues.map((_, at) => isFirstOfDay(leagues, at))).toEqual([true, false, true])
  const { before, after } = decideWindow(leagues, metrics, { top: 90_000, height: 10 })
  expect(before + after).toBe(3 * 84 + 2 * 40)
})
