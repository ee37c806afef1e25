import { describe, expect, it } from 'vitest'
import { NO_FACTS } from './football-facts.ts'
import { readMatchScript } from './match-script.ts'
import { parseFootballFacts } from './parse-football-facts.ts'

const PLAYED = readMatchScript('H10 Ao20 Hc21 Ay30 | Hs50 Ar60 Hp70 H71 .')
const GOAL = { half: 'h1', clockSeconds: 60, team: 'home', isOwnGoal: false }

it('nothing is recorded of a match before its start, and no half of it is over', () => {
  expect(NO_FACTS).toMatchObject({ status: 'playing', isFirstHalfOver: false, goals: [], cards: [] })
})

describe('parseFootballFacts', () => {
  it.each([
    ['nothing yet', NO_FACTS],
    ['a whole match', PLAYED],
    ['a goal in the first second', { ...NO_FACTS, goals: [{ ...GOAL, clockSeconds: 0 }] }],
  ])('reads back %s from its JSON', (_name, facts) => {
    expect(parseFootballFacts(JSON.parse(JSON.stringify(facts)))).toEqual({ ok: true, value: facts })
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['an unknown status', { ...NO_FACTS, status: 'won' }],
    ['no half-time flag', { ...NO_FACTS, isFirstHalfOver: 1 }],
    ['goals that are no list', { ...NO_FACTS, goals: {} }],
    ['a goal without its kind', { ...NO_FACTS, goals: [{ ...GOAL, isOwnGoal: null }] }],
    ['a goal of nobody', { ...NO_FACTS, goals: [{ ...GOAL, team: 'both' }] }],
    ['a goal before the start', { ...NO_FACTS, goals: [{ ...GOAL, clockSeconds: -1 }] }],
    ['a goal at no time', { ...NO_FACTS, goals: [{ ...GOAL, clockSeconds: null }] }],
    ['a green card', { ...NO_FACTS, cards: [{ ...GOAL, color: 'green' }] }],
    ['a corner of a third half', { ...NO_FACTS, corners: [{ ...GOAL, half: 'h3' }] }],
    ['more goals than a match has', { ...NO_FACTS, goals: new Array(201).fill(GOAL) }],
  ])('refuses %s', (_name, value) => {
    expect(parseFootballFacts(value)).toEqual({ ok: false, error: 'facts_invalid' })
  })
})
