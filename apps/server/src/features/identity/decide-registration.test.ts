import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { describe, expect, it } from 'vitest'
import { decideRegistration } from './decide-registration.ts'

const FORM = exampleRegistration('rules@example.com')
const TODAY = '2026-11-23'

function refusalOf(change: object, today = TODAY): string {
  const decision = decideRegistration({ ...FORM, iwhen: '2025-01-02', ...change }, today)
  if (decision.ok) return 'taken'
  const { code, field, fault = code } = decision.error
  return `${field}: ${fault}`
}

describe('registration: full age on its exact day', () => {
  it.each([
    ['2008-11-24', TODAY, 'birthdate: under_age', 'the 18th birthday is tomorrow'],
    ['2008-11-23', TODAY, 'taken', 'it is today'],
    ['2008-02-29', '2026-02-28', 'birthdate: under_age', 'born on 29 February'],
    ['2008-02-29', '2026-03-01', 'taken', 'of age from 1 March'],
  ])('born on %s, on %s: %s (%s)', (birthdate, today, said) => {
    expect(refusalOf({ birthdate }, today)).toBe(said)
  })
})

describe('registration: a passport, unless the form of a promo code asks for none', () => {
  const none = { passport: undefined, iwhen: undefined }
  it.each([
    [none, 'passport: field_required'],
    [{ iwhen: undefined }, 'iwhen: field_required'],
    [{ ...none, promo: '' }, 'passport: field_required'],
    [{ ...none, promo: null }, 'passport: field_required'],
    [{ ...none, promo: 'NEFT24' }, 'passport: field_required'],
    [{ ...none, promo: 'ro' }, 'passport: field_required'],
    [{ ...none, promo: 'RO' }, 'taken'],
    [{ ...none, promo: 'AZ' }, 'taken'],
    [{ ...none, promo: 'AZX' }, 'taken'],
    // What is sent all the same is held to the same rules.
    [{ promo: 'AZ', iwhen: '2027-01-01' }, 'iwhen: date_in_future'],
    [{ promo: 'AZ', iwhen: '1989-01-01' }, 'iwhen: date_too_early'],
  ])('%j: %s', (change, said) => {
    expect(refusalOf(change)).toBe(said)
  })
})
