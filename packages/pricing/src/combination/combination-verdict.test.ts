import { describe, expect, it } from 'vitest'
import { findFault } from './combination-verdict.ts'

/** Three legs that have nothing to do with each other: each of a set wins with one half. */
const APART = Float64Array.from(
  { length: 8 },
  (_, set) => 0.5 ** [...set.toString(2)].filter((bit) => bit === '1').length,
)
const fault = (changes: Readonly<Record<number, number>>) => {
  const won = APART.slice()
  for (const [set, chance] of Object.entries(changes)) won[Number(set)] = chance
  return findFault({ won, kept: APART }, 3)
}

describe('what is wrong with legs together', () => {
  it('nothing, where each adds something', () => {
    expect(fault({})).toBeNull()
  })

  // Sets of legs are bits: 3 is the first and the second, 5 the first and the third, 6 the other two.
  it.each([
    ['the first two exclude each other', { 3: 0, 7: 0 }, [0, 1]],
    ['the first and the third', { 5: 0, 7: 0 }, [0, 2]],
    ['the last two', { 6: 0, 7: 0 }, [1, 2]],
    ['all of them together', { 7: 0 }, [0, 1, 2]],
    ['what is left of a sum is nothing', { 6: 1e-13, 7: 0 }, [1, 2]],
  ])('%s', (_name, changes, legs) => {
    expect(fault(changes)).toEqual({ kind: 'impossible', legs })
  })
})
