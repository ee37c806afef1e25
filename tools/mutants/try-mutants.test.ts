import { must } from '@xezer/std/assert'
import { expect, it } from 'vitest'
import { listPlanted } from './planted-faults.ts'
import { isPlantedInTemplate, openLaboratory, outcomeOf, patienceWith } from './try-mutants.ts'

it('a trial is given up by the time that its own tests take, not by that of all tests', () => {
  const honestMs = new Map([
    ['short.test.ts', 200],
    ['slow.test.ts', 60_000],
  ])
  expect(patienceWith({ tests: [['short.test.ts']] }, honestMs)).toBeLessThan(10_000)
  expect(patienceWith({ tests: [['short.test.ts'], ['slow.test.ts']] }, honestMs)).toBeGreaterThan(240_000)
  expect(patienceWith({ tests: [['unknown.test.ts']] }, honestMs)).toBeGreaterThan(120_000)
})

it.each([
  [null, 'survived'],
  ['a.test.ts\nadds: expected 1 to be 2', 'killed'],
  ['a.test.ts\nadds: Test timed out in 2000ms.\nIf this is a long-running test', 'timeout'],
])('%j means %s: a test that was not done in time has seen no wrong answer', (complaint, outcome) => {
  expect(outcomeOf(complaint)).toBe(outcome)
})

it.each([
  ['packages/db/src/migrations/0081-ways-of-states.ts', true],
  ['packages/db/src/rights.ts', true],
  ['packages/db/src/pool.ts', false],
])('a fault in %s is there before databases are made: %s', (path, isOfTemplate) => {
  expect(isPlantedInTemplate(path)).toBe(isOfTemplate)
})

it('what is planted reaches the tests, and is gone afterwards', async () => {
  const planted = listPlanted().find(
    ({ mutant }) => mutant.code === 'a message without its signature is none',
  )
  const { mutant } = must(planted, 'no such fault')
  const trial = { path: mutant.path, tests: [['packages/payments/src/signatures/sandbox-signature.test.ts']] }
  const laboratory = openLaboratory()
  try {
    await laboratory.measure({ ...trial, edit: null })
    expect(await laboratory.attempt({ ...trial, edit: mutant })).toBe('killed')
    await laboratory.measure({ ...trial, edit: null })
  } finally {
    await laboratory.close()
  }
}, 120_000)
