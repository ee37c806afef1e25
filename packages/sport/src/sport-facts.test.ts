import { describe, expect, it } from 'vitest'
import { holdsPath } from './sport-facts.ts'

describe('holdsPath: a path holds whatever has its parts in a row', () => {
  it.each([
    ['match', 'h1', true],
    ['match', 'ot1', true],
    ['h1', 'h1', true],
    ['set2', 'set2.game5', true],
    ['set2.game5', 'set2', false],
    ['set2.game5', 'set2.game5', true],
    ['set2.game5', 'set2.game51', false],
    ['set1', 'set10.game1', false],
    ['regular', 'regular.h1.q1', true],
    ['h1', 'regular.h1.q1', true],
    ['q1', 'regular.h1.q1', true],
    ['q2', 'regular.h1.q1', false],
    ['regular', 'ot1', false],
    ['regular.q1', 'regular.h1.q1', false],
  ])('%s holds %s: %s', (outer, inner, expected) => {
    expect(holdsPath(outer, inner)).toBe(expected)
  })
})
