import { describe, expect, it } from 'vitest'
import { type AreaResult, findFailures, formatTable, keyOf, PLANTED, readReasons } from './mutant-report.ts'
import { listPlanted, PLANTED_FAULTS } from './planted-faults.ts'

const survivor = { path: 'a.ts', code: 'f(a < b)', from: '<', to: '<=' }
const reasons = readReasons('# path\nb.ts\tf(1)\t1\t2\tthe same\n')
const known = { path: 'b.ts', code: 'f(1)', from: '1', to: '2' }
const result = (change: Partial<AreaResult>): AreaResult => ({
  area: 'money',
  mutants: 10,
  killed: 8,
  timeouts: 1,
  seconds: 3,
  survivors: [survivor],
  ...change,
})

describe('what a run fails for', () => {
  it.each([
    ['an area at its score', {}, 0],
    ['an area below it', { killed: 7 }, 1],
    ['an area below it although each survivor has a reason', { killed: 7, survivors: [known] }, 1],
    ['a planted fault that lives', { area: PLANTED }, 1],
    ['a planted fault that lives for a reason', { area: PLANTED, survivors: [known] }, 0],
  ])('%s', (_name, change, count) => {
    expect(findFailures([result(change)], reasons)).toHaveLength(count)
  })

  it('is counted as killed or hung', () => {
    expect(
      formatTable([result({})])
        .split('\n')
        .at(-1),
    ).toBe('| money | 10 | 8 | 1 | 1 | 90.0 % | 3 s |')
  })
})

describe('the reasons and the planted faults', () => {
  it('name what they are about completely', () => {
    for (const [key, reason] of readReasons()) {
      expect(key.split('\t').filter((part) => part !== '').length, key).toBeGreaterThanOrEqual(3)
      expect(reason.length, key).toBeGreaterThan(10)
    }
    expect(reasons.get(keyOf(known))).toBe('the same')
  })

  it('are faults of the code as it is now', () => {
    expect(listPlanted()).toHaveLength(PLANTED_FAULTS.length)
  })
})
