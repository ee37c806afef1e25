import { describe, expect, it } from 'vitest'
import { type CombinationLeg, formatCombination, parseCombination } from './combination.ts'
import { formatHandle, parseHandle } from './handle.ts'

const leg = (type: string, specifier: string, outcome: string): CombinationLeg => ({
  type,
  specifier,
  outcome,
})
const HOME = leg('1x2', '', '1')
const OVER = leg('total', 'total=2.5', 'over')
const SCORE = leg('correct_score', '', '2:1')

describe('the name of a combination', () => {
  it('is one, whatever the order in which its legs were chosen', () => {
    const name = formatCombination([OVER, SCORE, HOME])
    expect(name).toBe('legs=1x2~~1,correct_score~~2%3A1,total~total%3D2.5~over')
    expect(formatCombination([HOME, OVER, SCORE])).toBe(name)
    expect(parseCombination(name ?? '')).toEqual([HOME, SCORE, OVER])
  })

  it('stands in a handle', () => {
    const specifier = formatCombination([OVER, SCORE]) ?? ''
    const handle = formatHandle(7, 'combination', specifier, 'yes')
    expect(parseHandle(handle)).toEqual({ eventId: 7, type: 'combination', specifier, outcome: 'yes' })
  })

  it.each([
    ['one leg', [HOME]],
    ['the same leg twice', [HOME, OVER, HOME]],
    ['seven legs', Array.from({ length: 7 }, (_, n) => leg('total', `total=${n}.5`, 'over'))],
    ['a leg with signs of ours', [HOME, leg('p_1', 'variant=a~b', 'yes')]],
    [
      'more than can be stored',
      Array.from({ length: 6 }, (_, n) => leg('p_1', `variant=${'x'.repeat(60)}${n}`, 'yes')),
    ],
  ])('is none of %s', (_name, legs) => {
    expect(formatCombination(legs)).toBeNull()
  })

  it.each([
    'legs=total~total%3D2.5~over,1x2~~1',
    'legs=1x2~~1',
    'legs=1x2~~1,1x2~~1',
    'legs=1x2~1,total~total%3D2.5~over',
    'total=2.5',
    '',
    'legs=1x2~~1,total~total=2.5~over',
  ])('is read in its one spelling: %j is none', (specifier) => {
    expect(parseCombination(specifier)).toBeNull()
  })
})
