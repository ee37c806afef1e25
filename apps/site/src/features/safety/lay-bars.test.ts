import { describe, expect, it } from 'vitest'
import { layBars } from './lay-bars.ts'

const bar = (name: string, first: bigint, second: bigint) => ({ name, first, second })

describe('layBars', () => {
  it('draws the highest as high as there is room, and the others after it', () => {
    const laid = layBars([bar('a', 100n, 50n), bar('b', 0n, 200n)], { width: 200, height: 100 })
    expect(laid.map(({ middle, first, second, isNamed }) => [middle, first, second, isNamed])).toEqual([
      [50, 50, 25, true],
      [150, 0, 100, true],
    ])
  })

  it('of nothing draws nothing', () => {
    expect(layBars([], { width: 200, height: 100 })).toEqual([])
    expect(layBars([bar('a', 0n, 0n)], { width: 200, height: 100 })[0]).toMatchObject({
      first: 0,
      second: 0,
    })
  })

  it('names the last one, and no two that would meet', () => {
    const bars = Array.from({ length: 20 }, (_, place) => bar(String(place), 1n, 1n))
    const named = layBars(bars, { width: 400, height: 100 }).filter(({ isNamed }) => isNamed)
    expect(named.map(({ name }) => name)).toEqual(['1', '4', '7', '10', '13', '16', '19'])
  })

  it('keeps the names of narrow bars within the chart', () => {
    const bars = Array.from({ length: 14 }, (_, place) => bar(String(place), 1n, 1n))
    const laid = layBars(bars, { width: 320, height: 100 })
    expect([laid[0]?.nameMiddle, laid[13]?.nameMiddle]).toEqual([22, 298])
    expect(laid[6]?.nameMiddle).toBe(laid[6]?.middle)
  })
})
