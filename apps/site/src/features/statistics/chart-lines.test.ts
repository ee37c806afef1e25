import { describe, expect, it } from 'vitest'
import { drawOdds, spreadApart } from './chart-lines.ts'

const at = (hour: number, ...values: (number | null)[]) => ({
  time: `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`,
  values,
})
const BOX = { width: 100, height: 100 }

describe('the lines of odds', () => {
  it('hold a price until the next one, and the last one to the end', () => {
    const chart = drawOdds(
      { market: '1X2', outcomes: ['1', '2'], points: [at(10, 2, 4), at(11, 3, 4), at(14, 2.5, null)] },
      BOX,
    )
    expect(chart?.marks.map(({ odds }) => odds)).toEqual([1.5, 2.25, 3, 3.75, 4.5])
    expect(chart?.lines.map(({ path, first, last }) => [path, first, last])).toEqual([
      ['M0 83.3H25V50H100V66.7H100', 2, 2.5],
      ['M0 16.7H25V16.7H100', 4, 4],
    ])
  })

  it('are straight of one price, and none of none', () => {
    const one = drawOdds({ market: '', outcomes: ['1'], points: [at(10, 2)] }, BOX)
    expect(one?.lines[0]?.path).toBe('M0 50H100')
    expect(drawOdds({ market: '', outcomes: ['1'], points: [at(10, null)] }, BOX)).toBeUndefined()
    expect(drawOdds({ market: '', outcomes: ['1'], points: [] }, BOX)).toBeUndefined()
  })
})

describe('numbers at the end of lines', () => {
  it.each([
    [[10, 50, 90], [10, 50, 90], 'far apart stay'],
    [[50, 50], [43, 57], 'two that are level give way to both sides'],
    [[60, 58, 20], [66, 52, 20], 'in their order'],
    [[50, 52, 40], [47, 61, 33], 'three push each other'],
  ])('%j become %j: %s', (places, expected) => {
    expect(spreadApart(places).map(Math.round)).toEqual(expected)
  })
})
