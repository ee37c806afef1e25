import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { REPOSITORY } from '../rules/source-files.ts'
import { ACCOUNT_RULES } from './account-rules.ts'
import { renderAccountRules } from './account-rules-page.ts'
import { PLANTED_FAULTS } from './planted-faults.ts'

it('every rule of the account has a planted fault that breaks it', () => {
  const planted = new Set(PLANTED_FAULTS.map(({ rule }) => rule))
  const unguarded = ACCOUNT_RULES.filter(({ faults }) => faults.length === 0)
  const unknown = ACCOUNT_RULES.flatMap(({ faults }) => faults.filter((fault) => !planted.has(fault)))
  expect([unguarded, unknown]).toEqual([[], []])
})

it('docs/account-rules.md says them as they are', () => {
  expect(readFileSync(join(REPOSITORY, 'docs/account-rules.md'), 'utf8')).toBe(
    renderAccountRules(ACCOUNT_RULES, PLANTED_FAULTS),
  )
})
