import { describe, expect, it } from 'vitest'
import { parseSportFacts } from './parse-sport-facts.ts'
import { holdsPath } from './sport-facts.ts'

const COUNTED = { statistic: 'points', side: 'home', path: 'set2.game5', weight: 1, minute: null }
const FACTS = { status: 'retired', advances: 'away', closed: ['set1'], counted: [COUNTED] }

describe('parseSportFacts', () => {
  it('reads facts, and leaves out what it does not know', () => {
    expect(parseSportFacts({ ...FACTS, more: 1 })).toEqual({ ok: true, value: FACTS })
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['an unknown status', { ...FACTS, status: 'won' }],
    ['nobody who goes on', { ...FACTS, advances: 'both' }],
    ['no closed periods', { ...FACTS, closed: null }],
    ['a path that is none', { ...FACTS, closed: ['Set 1'] }],
    ['nothing counted', { ...FACTS, counted: {} }],
    ['more than any match has', { ...FACTS, counted: new Array(5001).fill(COUNTED) }],
    ['no statistic', { ...FACTS, counted: [{ ...COUNTED, statistic: 7 }] }],
    ['no side', { ...FACTS, counted: [{ ...COUNTED, side: null }] }],
    ['half a point', { ...FACTS, counted: [{ ...COUNTED, weight: 0.5 }] }],
    ['no weight', { ...FACTS, counted: [{ ...COUNTED, weight: 0 }] }],
    ['minute nought', { ...FACTS, counted: [{ ...COUNTED, minute: 0 }] }],
    ['a standing that is none', { ...FACTS, standing: 'first' }],
    ['place nought', { ...FACTS, standing: [{ competitor: '7', place: 0 }] }],
    ['a place of nobody', { ...FACTS, standing: [{ competitor: 7, place: 1 }] }],
  ])('refuses %s', (_name, value) => {
    expect(parseSportFacts(value)).toEqual({ ok: false, error: 'facts_invalid' })
  })
})

it('reads a final standing', () => {
  const facts = { ...FACTS, standing: [{ competitor: '7', place: 1 }] }
  expect(parseSportFacts(facts)).toEqual({ ok: true, value: facts })
})

it.each([
  ['match', 'set2.game5', true],
  ['set2', 'set2.game5', true],
  ['set2', 'set2', true],
  ['set2', 'set20', false],
  ['set2.game5', 'set2', false],
  ['h1', 'regular.h1.q2', true],
  ['q2', 'regular.h1.q2', true],
])('%s holds %s: %s', (outer, inner, expected) => {
  expect(holdsPath(outer, inner)).toBe(expected)
})
