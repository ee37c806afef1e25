import { RegisterInput } from '@xezer/contract/identity'
import { describe, expect, it } from 'vitest'
import { maskPhone, presentPhone } from '../../core/forms/phone-mask.ts'
import {
  currencyOptions,
  decideRegistration,
  EMPTY_DRAFT,
  type FormKind,
  faultWhileTyped,
  maskField,
  promoDraft,
  type RegistrationDraft,
} from './registration-draft.ts'

const today = '2026-11-21'
const MAIN: FormKind = { kind: 'main', partner: '904' }
const complete: RegistrationDraft = {
  email: ' leyla@example.com ',
  password: 'a long secret',
  birthdate: '1990-05-17',
  firstname: 'LEYLA',
  lastname: "O'HARA",
  middlename: '',
  passport: 'AZE 1234567',
  iwhen: '2015-01-02',
  phone: '50 123 45 67',
  currency: 'AZN',
  promo: '',
  bonus: 'none',
  adult: true,
  rules: true,
}

describe('decideRegistration', () => {
  it('makes the request of a complete form, which the contract accepts', () => {
    const decision = decideRegistration(complete, today, MAIN)
    expect(decision.ok && RegisterInput.safeParse(decision.value).success).toBe(true)
    expect(decision.ok && decision.value).toMatchObject({
      email: 'leyla@example.com',
      phone: '+994 50 123 45 67',
      affPartner: '904',
    })
  })

  it.each([
    ['none', null],
    ['each_deposit', 1],
  ] as const)('the bonus %s is sent as %j', (bonus, sent) => {
    const decision = decideRegistration({ ...complete, bonus }, today, MAIN)
    expect(decision.ok && decision.value.bonus).toBe(sent)
  })

  it.each<[Partial<RegistrationDraft>, Record<string, string>]>([
    [{ email: 'leyla@' }, { email: 'email_invalid' }],
    [{ email: '' }, { email: 'field_required' }],
    [{ password: '1234567' }, { password: 'password_short' }],
    [{ birthdate: '2008-11-22' }, { birthdate: 'under_age' }],
    [
      { birthdate: '', iwhen: '' },
      { birthdate: 'field_required', iwhen: 'field_required' },
    ],
    [{ birthdate: '2026-11-22' }, { birthdate: 'date_in_future', iwhen: 'date_too_early' }],
    [{ iwhen: '2026-11-22' }, { iwhen: 'date_in_future' }],
    [{ iwhen: '1989-01-01' }, { iwhen: 'date_too_early' }],
    [{ iwhen: '1.2.20' }, { iwhen: 'date_invalid' }],
    [{ birthdate: '31.02.1990' }, { birthdate: 'date_invalid' }],
    [{ phone: '50 123' }, { phone: 'phone_invalid' }],
    [{ passport: 'AZ1' }, { passport: 'passport_invalid' }],
    [{ firstname: "'" }, { firstname: 'latin_only' }],
    [{ firstname: 'ЛЕЙЛА' }, { firstname: 'latin_only' }],
    [{ lastname: 'HƏSƏNOV' }, { lastname: 'latin_only' }],
    [{ lastname: 'QıZı' }, { lastname: 'latin_only' }],
    [{ middlename: '1' }, { middlename: 'latin_only' }],
    [{ passport: 'АА1234567' }, { passport: 'passport_invalid' }],
    [{ promo: 'A' }, { promo: 'promo_invalid' }],
    [{ promo: 'NEFT-24' }, { promo: 'promo_invalid' }],
    [{ adult: false }, { adult: 'field_required' }],
    [{ rules: false }, { rules: 'field_required' }],
  ])('refuses %j with %j', (change, faults) => {
    expect(decideRegistration({ ...complete, ...change }, today, MAIN)).toEqual({ ok: false, error: faults })
  })

  it.each([
    ['2008-11-22', '2026-11-21', false],
    ['2008-11-21', '2026-11-21', true],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
  ])('born on %s, on %s: of age is %s', (birthdate, on, isOfAge) => {
    const decision = decideRegistration({ ...complete, birthdate }, on, MAIN)
    expect(decision).toMatchObject(isOfAge ? { ok: true } : { ok: false, error: { birthdate: 'under_age' } })
  })

  it('names every missing field of an empty form but the middle name', () => {
    const decision = decideRegistration(EMPTY_DRAFT, today, MAIN)
    const faults = decision.ok ? {} : decision.error
    expect(Object.keys(faults)).toHaveLength(10)
    expect(faults).not.toHaveProperty('middlename')
  })
})

describe('a form of a promo code', () => {
  const draft: RegistrationDraft = {
    ...promoDraft('RO'),
    ...{ email: 'leyla@example.com', password: 'a long secret', birthdate: '1990-05-17' },
    ...{ firstname: 'LEYLA', lastname: 'HASANOVA', phone: '50 123 4567', adult: true, rules: true },
  }
  const decide = (change: Partial<RegistrationDraft>) =>
    decideRegistration({ ...draft, ...change }, today, { kind: 'promo', code: 'RO' })

  it('sends what product §3, entities names, in dollars at first, and nothing of a passport or a partner', () => {
    const decision = decide({})
    expect(decision.ok && RegisterInput.safeParse(decision.value).success).toBe(true)
    expect(decision.ok && Object.keys(decision.value).sort()).toEqual(
      ['adult', 'birthdate', 'currency', 'email', 'firstname', 'lastname', 'middlename', 'password']
        .concat('phone', 'promo', 'rules')
        .sort(),
    )
    expect(decision.ok && decision.value).toMatchObject({ currency: 'USD', promo: 'RO' })
  })

  it.each([
    ['', 'RO'],
    [' AZX ', 'AZX'],
    ['NEFT24', undefined],
    ['A', undefined],
  ])('the code %j in its field is sent as %s', (promo, sent) => {
    const decision = decide({ promo })
    expect(decision.ok ? decision.value.promo : decision.error).toEqual(sent ?? { promo: 'promo_wrong' })
  })

  it('takes whoever is 18 today, and nobody who will be tomorrow', () => {
    expect(decide({ birthdate: '2008-11-21' }).ok).toBe(true)
    expect(decide({ birthdate: '2008-11-22' })).toEqual({ ok: false, error: { birthdate: 'under_age' } })
  })

  it('names its missing fields: there are no papers among them', () => {
    const decision = decideRegistration(promoDraft('RO'), today, { kind: 'promo', code: 'RO' })
    expect(decision.ok ? [] : Object.keys(decision.error)).toHaveLength(8)
  })
})

describe('the masks of the form', () => {
  it.each([
    ['firstname', 'ilqar', 'ILQAR'],
    ['firstname', 'Лейла leyla', 'ЛЕЙЛА LEYLA'],
    ['lastname', 'Məmmədov', 'MƏMMƏDOV'],
    ['lastname', 'çğöşüəé', 'ÇĞÖŞÜƏÉ'],
    // Their capitals are Latin: small, they are still complained of.
    ['middlename', 'qızı, ßſ', 'QıZı, ßſ'],
    ['passport', 'aze-12a', 'AZE-12A'],
    ['promo', 'azx', 'AZX'],
    ['email', 'Leyla@Example.com', 'Leyla@Example.com'],
  ] as const)('%s: %s becomes %s', (field, typed, shown) => {
    expect(maskField(field, typed)).toBe(shown)
    expect(faultWhileTyped(field, shown), 'said of what stands there as well').toBe(
      faultWhileTyped(field, typed),
    )
  })

  it.each([
    ['firstname', 'Ləman', 'latin_only'],
    ['firstname', "Anna-Mari O'Hara", undefined],
    ['passport', 'АZE1234567', 'passport_invalid'],
    ['passport', 'AZ', undefined],
    ['promo', 'Азx', 'promo_invalid'],
    ['email', 'ə@example.com', undefined],
  ] as const)('%s: %s is said to be %s while it is typed', (field, typed, fault) => {
    expect(faultWhileTyped(field, typed)).toBe(fault)
  })

  it.each([
    ['501234567', '50 123 4567', '+994 50 123 4567'],
    ['0501234567', '50 123 4567', '+994 50 123 4567'],
    ['50 123 4567 89', '50 123 4567', '+994 50 123 4567'],
    ['994501234567', '50 123 4567', '+994 50 123 4567'],
    ['00994 50 123 45 67', '50 123 4567', '+994 50 123 4567'],
    ['994501234', '99 450 1234', '+994 99 450 1234'],
    ['501', '50 1', '+994 50 1'],
    ['+7 (900) 123-45-67', '+79001234567', '+79001234567'],
    ['', '', ''],
  ])('the phone %s is shown as %s and sent as %s', (typed, shown, sent) => {
    expect(maskPhone(typed)).toBe(shown)
    expect(presentPhone(shown)).toBe(sent)
    expect(maskPhone(shown)).toBe(shown)
  })
})

it('offers roubles under the code that people know, and sends the one of the wire', () => {
  expect(currencyOptions).toContainEqual({ value: 'RUR', label: 'RUB' })
})
