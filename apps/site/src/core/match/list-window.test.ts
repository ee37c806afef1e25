import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideRows, decideWindow, isFirstOfDay, OVERSCAN_PX, presentScreen } from './list-window.ts'

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

describe('decideRows', () => {
  it('draws a short league whole, and of a long one what is near the screen', () => {
    const visible = { top: 5200, height: 800 }
    expect(decideRows(24, 0, 52, visible)).toEqual({ from: 0, to: 24 })
    const { from, to } = decideRows(500, 0, 52, visible)
    expect([from * 52 <= 5200 - OVERSCAN_PX, to * 52 >= 6000 + OVERSCAN_PX]).toEqual([true, true])
    expect(to - from).toBeLessThan(34)
    expect(decideRows(500, 90_000, 52, visible)).toEqual({ from: 0, to: 0 })
    expect(decideRows(500, -90_000, 52, visible)).toEqual({ from: 500, to: 500 })
  })

  it('never loses a visible row', () => {
    fc.assert(
      fc.property(
        fc.nat(400),
        fc.integer({ min: -30_000, max: 30_000 }),
        fc.nat(30_000),
        (count, top, at) => {
          const { from, to } = decideRows(count, top, 52, { top: at, height: 900 })
          for (let row = 0; row < count; row++) {
            const isSeen = top + row * 52 < at + 900 && top + row * 52 + 52 > at
            if (isSeen && (row < from || row >= to)) return false
          }
          return from >= 0 && to <= count && from <= to
        },
      ),
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
