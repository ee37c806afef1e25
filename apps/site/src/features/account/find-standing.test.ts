import type { LegQuestion } from '@xezer/contract/bet-details'
import { expect, it } from 'vitest'
import { exampleResults } from '../../core/live/example-results.ts'
import { findStanding } from './find-standing.ts'

const question: LegQuestion = {
  ...{
    position: 1,
    part: null,
    rule: 'both_to_score',
    statistic: 'goals',
    period: 'match',
    specifier: '',
    outcome: 'no',
  },
  ...{ outcomes: ['yes', 'no'], numbered: null, team: null, score: 'goals', partScore: 'goals' },
  ...{ home: 'Araz', away: 'Kür' },
}
const at = (home: number, away: number) =>
  exampleResults({ score: { home, away, periods: [{ home, away }] }, played: 0.5 })

it('is lost for good only once no goal can be taken back any more', () => {
  expect(findStanding(question, { results: at(1, 1), paused: true })).toBeNull()
  expect(findStanding(question, { results: at(1, 1), paused: false })).toEqual({
    kind: 'decided',
    result: 'lost',
  })
  expect(findStanding(question, { results: at(1, 0), paused: true })).toMatchObject({ kind: 'holds' })
  expect(findStanding(question, { results: null, paused: false })).toBeNull()
})
