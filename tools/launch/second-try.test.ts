import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { afterSecondTry, filesForSecondTry, MONEY_FOLDERS } from './second-try.mjs'

const half = (passed: number, failed: number, files: readonly string[]) => ({
  ...{ name: 'unit', passed, failed },
  failures: files.map((file) => ({ file, said: `${file} > a rule` })),
})

describe('files that are asked once more alone', () => {
  it('are those that failed, each once', () => {
    expect(filesForSecondTry(['a.test.ts', 'b.test.ts', 'a.test.ts'])).toEqual(['a.test.ts', 'b.test.ts'])
    expect(filesForSecondTry([])).toEqual([])
  })

  it('are none when so many failed that something is broken', () => {
    expect(filesForSecondTry(['a', 'b', 'c', 'd'])).toHaveLength(4)
    expect(filesForSecondTry(['a', 'b', 'c', 'd', 'e'])).toEqual([])
  })

  it.each([
    'apps/server/src/faults/kill-during-placing.test.ts',
    'apps/games/src/kill-in-each-state.test.ts',
    'apps/server/src/core/wallet/write-posting.test.ts',
    'apps/server/src/core/bets/settle.test.ts',
    'apps/server/src/features/betting/place-bets.test.ts',
    'apps/server/src/features/safety/deposit-limits.test.ts',
    'apps/games/src/core/rounds/press.test.ts',
    'apps/server/src/features/payments/withdrawals.test.ts',
    'apps/server/src/features/game-wallet/random-calls.test.ts',
  ])('are none when %s is among them: it guards money', (file) => {
    expect(filesForSecondTry(['e2e/3-casino-lobby.spec.ts', file])).toEqual([])
  })
})

it.each(MONEY_FOLDERS)('what guards money stands in %s', (folder) => {
  expect(existsSync(join(import.meta.dirname, '../..', folder))).toBe(true)
})

describe('behind the second try', () => {
  it('what passed is counted, and told with what it had failed with', () => {
    const first = half(8, 2, ['a', 'b'])
    expect(afterSecondTry(first, half(5, 0, []))).toEqual({
      ...first,
      ...{ passed: 10, failed: 0, failures: [], late: first.failures },
    })
  })

  it('what failed again has failed', () => {
    const after = afterSecondTry(half(8, 2, ['a', 'b']), half(4, 1, ['b']))
    expect([after.passed, after.failed, after.failures.map(({ file }) => file)]).toEqual([9, 1, ['b']])
  })

  it('a test that did not run is as missing as before', () => {
    expect(afterSecondTry(half(8, 2, ['a']), half(5, 0, [])).failed).toBe(1)
  })

  it('a second run that ended badly by itself shows nothing', () => {
    expect(afterSecondTry(half(8, 1, ['a']), half(0, 1, [])).failed).toBe(1)
  })
})
