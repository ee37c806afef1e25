import { expect, it } from 'vitest'
import { keptPart, withKept } from './kept-draft.ts'
import { EMPTY_DRAFT, promoDraft } from './registration-draft.ts'

const typed = {
  ...EMPTY_DRAFT,
  email: 'leyla@example.com',
  password: 'a long secret',
  passport: 'AZE1234567',
  birthdate: '1990-05',
  bonus: 'each_deposit',
  rules: true,
} as const

it('keeps what was typed, but no secret', () => {
  expect(withKept(EMPTY_DRAFT, keptPart(typed))).toEqual({ ...typed, password: '', passport: '' })
  expect(JSON.stringify(keptPart(typed))).not.toMatch(/secret|AZE/)
})

it.each([
  [undefined],
  [null],
  ['leyla'],
  [[1, 2]],
  [{ email: 7, rules: 'yes', unknown: 'x', password: 'from elsewhere' }],
])('begins anew where %j is kept', (kept) => {
  expect(withKept(promoDraft('AZ'), kept)).toEqual(promoDraft('AZ'))
})
