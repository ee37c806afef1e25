import { expect, it } from 'vitest'
import { decideFitting } from './decide-fitting.ts'

const line = { widthsPx: [60, 50, 100, 40], priorities: [9, 8, 1, 2], morePx: 80 }

it.each([
  [250, [0, 1, 2, 3], 'all, without a button'],
  [249, [0, 1, 3], 'the least important leaves first'],
  [229, [0, 1], 'the button takes its room'],
  [189, [0], 'the next one'],
  [100, [], 'nothing but the button'],
  [0, [], 'not even that'],
])('%i px show %j: %s', (roomPx, expected) => {
  expect([...decideFitting({ ...line, roomPx })].sort()).toEqual(expected)
})

it('shows nothing less important in place of what had no room', () => {
  expect([...decideFitting({ widthsPx: [300, 20], priorities: [2, 1], roomPx: 200, morePx: 80 })]).toEqual([])
})
