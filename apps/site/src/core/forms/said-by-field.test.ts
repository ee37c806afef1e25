import { expect, it } from 'vitest'
import { isSaidByField } from './said-by-field.ts'

it.each([
  ['one field of the form', { prev: 'wrong' }, ['prev', 'next'], true],
  ['two of them', { prev: 'wrong', next: 'short' }, ['prev', 'next'], false],
  ['one that the form does not show', { token: 'wrong' }, ['prev', 'next'], false],
  ['no field', {}, ['prev', 'next'], false],
  ['one field of a form that says nothing under its fields', { prev: 'wrong' }, undefined, false],
] as const)('a refusal of %s is said by its field alone: %4$s', (_, fields, shown, isSaid) => {
  expect(isSaidByField({ fields: fields as Record<string, string> }, shown)).toBe(isSaid)
})
