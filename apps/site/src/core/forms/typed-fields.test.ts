import { expect, it } from 'vitest'
import { createTypedFields } from './typed-fields.ts'

it('gives its player back what he typed at a place, and to nobody else', () => {
  const fields = createTypedFields()
  fields.keep(1, 'amount', '25')
  expect([fields.find(1, 'amount'), fields.find(1, 'wallet'), fields.find(2, 'amount')]).toEqual([
    '25',
    undefined,
    undefined,
  ])
})

it('forgets a player with the first word of another one', () => {
  const fields = createTypedFields()
  fields.keep(1, 'amount', '25')
  fields.keep(2, 'wallet', 'P1234567')
  expect(fields.find(1, 'amount')).toBeUndefined()
  expect([fields.find(2, 'amount'), fields.find(2, 'wallet')]).toEqual([undefined, 'P1234567'])
})

it('forgets what was sent', () => {
  const fields = createTypedFields()
  fields.keep(1, 'amount', '25')
  fields.keep(1, 'amount', undefined)
  expect(fields.find(1, 'amount')).toBeUndefined()
})
