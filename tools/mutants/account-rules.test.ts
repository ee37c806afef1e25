import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ACCOUNT_RULES } from './account-rules.ts'
import { PAGE, renderAccountRules } from './account-rules-page.ts'
import { PLANTED_FAULTS } from './planted-faults.ts'

it('every rule of the account has planted faults that break it', () => {
  const planted = new Set(PLANTED_FAULTS.map(({ rule }) => rule))
  const rules = Object.values(ACCOUNT_RULES).flatMap((area) => Object.entries(area))
  expect(rules.filter(([, faults]) => faults.length === 0)).toEqual([])
  expect(rules.flatMap(([, faults]) => faults.filter((fault) => !planted.has(fault)))).toEqual([])
})

it('docs/account-rules.md says them as they are', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(renderAccountRules())
})
