import { expect, it } from 'vitest'
import { layNet } from './lay-net.ts'

const ROOM = { width: 40, top: 100, height: 60 }

it.each([
  ['rises and falls', [10n, -40n, 0n, 10n], [100, 160, 160, 145], 115],
  ['only falls', [-10n, -10n], [130, 160], 100],
  ['only rises', [10n, 10n], [130, 100], 160],
  ['stays', [0n, 0n], [130, 130], 130],
  ['is of nothing', [], [], 130],
])('a sum that %s is within its room, and over its zero where something was won', (_name, nets, ys, zero) => {
  const laid = layNet(nets, ROOM)
  expect(laid.points.map(({ y }) => y)).toEqual(ys)
  expect(laid.zero).toBe(zero)
})

it('stands below the middle of the bars', () => {
  expect(layNet([1n, 1n, 1n, 1n], ROOM).points.map(({ x }) => x)).toEqual([5, 15, 25, 35])
})
