import { expect, it } from 'vitest'
import type { TestModule } from 'vitest/node'
import { findComplaint } from './complaint.ts'

/** Only what is read of a module of tests. */
function moduleOf(path: string, hasFailed: boolean, isOk = !hasFailed): TestModule {
  const test = { fullName: 'adds', result: () => ({ errors: [{ message: 'expected 1 to be 2' }] }) }
  const children = { allTests: () => (hasFailed ? [test] : []) }
  return { relativeModuleId: path, ok: () => isOk, errors: () => [], children } as unknown as TestModule
}

it.each([
  ['a test that fails is told', ['a.test.ts'], 'a.test.ts\nadds: expected 1 to be 2'],
  ['one that failed before and was not asked again has no say', ['b.test.ts'], null],
  [
    'the first that failed speaks for all that were asked',
    ['b.test.ts', 'a.test.ts'],
    'a.test.ts\nadds: expected 1 to be 2',
  ],
])('%s', (_name, asked, complaint) => {
  expect(findComplaint(asked, [moduleOf('a.test.ts', true), moduleOf('b.test.ts', false)])).toBe(complaint)
})

it('a test that fails is told too of a module that was ended before it had a word of its own', () => {
  expect(findComplaint(['a.test.ts'], [moduleOf('a.test.ts', true, true)])).toContain('adds')
})
