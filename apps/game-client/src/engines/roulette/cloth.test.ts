import { ROULETTE_BETS } from '@xezer/game-math/roulette/definition'
import { describe, expect, it } from 'vitest'
import { CLOTH_HEIGHT, CLOTH_WIDTH, findNeighbour, layCloth } from './cloth.ts'

const places = layCloth()
const at = (bet: string) => places.find((place) => place.bet === bet)!

describe('the cloth of roulette', () => {
  it('has a place of its own for every bet, within its edges', () => {
    expect(places).toHaveLength(ROULETTE_BETS.size)
    const middles = places.map(({ x, y, width, height }) => `${x + width / 2}:${y + height / 2}`)
    expect(new Set(middles).size).toBe(places.length)
    for (const { x, y, width, height } of places) {
      expect(x >= 0 && y >= 0 && x + width <= CLOTH_WIDTH && y + height <= CLOTH_HEIGHT).toBe(true)
    }
  })

  it('has each spot between the numbers that it covers', () => {
    expect(at('straight-3')).toMatchObject({ x: 2, y: 0 })
    expect(at('straight-1')).toMatchObject({ x: 2, y: 4 })
    expect(at('straight-36')).toMatchObject({ x: 24, y: 0 })
    expect(at('split-1-2')).toMatchObject({ x: 2.5, y: 3.5 })
    expect(at('split-1-4')).toMatchObject({ x: 3.5, y: 4.5 })
    expect(at('corner-1')).toMatchObject({ x: 3.5, y: 3.5 })
    expect(at('street-1')).toMatchObject({ x: 2.5, y: 5.5 })
    expect(at('line-1')).toMatchObject({ x: 3.5, y: 5.5 })
    expect(at('split-0-2')).toMatchObject({ x: 1.5, y: 2.5 })
    expect(at('trio-0-1-2')).toMatchObject({ x: 1.5, y: 3.5 })
    expect(at('first-four')).toMatchObject({ x: 1.5, y: 5.5 })
  })

  it.each([
    ['straight-1', [1, 0], 'split-1-4'],
    ['split-1-4', [1, 0], 'straight-4'],
    ['straight-1', [0, -1], 'split-1-2'],
    ['straight-1', [0, 1], 'street-1'],
    ['straight-34', [1, 0], 'column-1'],
    ['straight-0', [-1, 0], null],
  ] as const)('from %s one step %j is %s', (from, step, to) => {
    expect(findNeighbour(places, at(from), step)?.bet ?? null).toBe(to)
  })

  it('is reached whole by arrows from the zero', () => {
    const reached = new Set(['straight-0'])
    for (const bet of reached) {
      for (const step of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = findNeighbour(places, at(bet), step)
        if (next !== null) reached.add(next.bet)
      }
    }
    expect(reached.size).toBe(places.length)
  })
})
