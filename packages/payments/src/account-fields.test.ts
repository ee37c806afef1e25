import { describe, expect, it } from 'vitest'
import { readAccount } from './account-fields.ts'
import { accountFieldOf, type Direction, type MethodName } from './methods.ts'
import type { PayCurrency } from './pay-currencies.ts'

function read(method: MethodName, pay: PayCurrency, typed: string, direction: Direction = 'out') {
  const field = accountFieldOf(method, direction, pay)
  if (field === null) throw new Error(`${method} asks for nothing`)
  return readAccount(field, typed)
}

describe('an account is taken in the one form in which it is kept', () => {
  it.each<[MethodName, PayCurrency, string, string]>([
    ['payeer', 'RUB', 'P1234567', 'P1234567'],
    ['payeer', 'RUB', 'p1234567', 'P1234567'],
    ['payeer', 'RUB', ' p 1234-567 ', 'P1234567'],
    ['payeer', 'EUR', 'P123456789012', 'P123456789012'],
    ['piastrix', 'RUB', '2014947112', '2014947112'],
    ['piastrix', 'USD', '20149471127999', '20149471127999'],
    ['piastrix', 'USD', ' aysel-m@example.az ', 'aysel-m@example.az'],
    ['pm', 'USD', 'u123456', 'U123456'],
    ['pm', 'EUR', 'E1234567890', 'E1234567890'],
    ['webmoney', 'RUB', 'R123456789012', 'R123456789012'],
    ['webmoney', 'USD', 'z123456789012', 'Z123456789012'],
    ['webmoney', 'EUR', 'E123456789012', 'E123456789012'],
    ['yandex', 'RUB', '41001123456', '41001123456'],
    ['advcash', 'RUB', 'R123456789012', 'R123456789012'],
    ['advcash', 'USD', 'U123456789012', 'U123456789012'],
    ['advcash', 'EUR', 'a.b@example.com', 'a.b@example.com'],
    ['alfabank', 'RUB', '40817 810 0 9991 0004312', '40817810099910004312'],
    ['qiwi', 'RUB', '+994 50 123-45-67', '994501234567'],
    ['qiwi', 'RUB', '+7 912 345-67-89', '79123456789'],
    ['beeline', 'RUB', '9123456789', '9123456789'],
    ['mts', 'RUB', '+7 912 345-67-89', '9123456789'],
    ['tele2', 'RUB', '+7 (912) 345\u00a067\u201189', '9123456789'],
    ['visa', 'RUB', '4111111111111111', '4111111111111111'],
    ['visa', 'EUR', '5555 5555 5555 4444', '5555555555554444'],
    ['visa', 'USD', '4222222222222', '4222222222222'],
  ])('%s %s %j', (method, pay, typed, kept) => {
    expect(read(method, pay, typed)).toEqual({ ok: true, value: kept })
  })
})

describe('what is no account of that method is refused', () => {
  it.each<[MethodName, PayCurrency, string, string]>([
    ['payeer', 'RUB', 'P123456', 'wallet_invalid'],
    ['payeer', 'RUB', 'P1234567890123', 'wallet_invalid'],
    ['payeer', 'RUB', '\u04201234567', 'cyrillic_letter'],
    ['payeer', 'RUB', '\u04401234567', 'cyrillic_letter'],
    ['payeer', 'RUB', '\u018f1234567', 'latin_only'],
    ['payeer', 'RUB', 'a@example.com', 'wallet_invalid'],
    ['piastrix', 'RUB', '123456789', 'wallet_invalid'],
    ['piastrix', 'RUB', '123456789012345', 'wallet_invalid'],
    ['piastrix', 'RUB', 'a@b', 'wallet_invalid'],
    ['piastrix', 'RUB', 'a b@example.com', 'wallet_invalid'],
    ['piastrix', 'RUB', `${'1'.repeat(300)}`, 'wallet_invalid'],
    ['pm', 'USD', 'E1234567', 'wallet_invalid'],
    ['pm', 'EUR', 'U1234567', 'wallet_invalid'],
    ['webmoney', 'RUB', 'Z123456789012', 'wallet_invalid'],
    ['webmoney', 'USD', 'Z12345678901', 'wallet_invalid'],
    ['yandex', 'RUB', '41002123456', 'wallet_invalid'],
    ['advcash', 'USD', 'R123456789012', 'wallet_invalid'],
    ['alfabank', 'RUB', '4081781009991000431', 'wallet_invalid'],
    ['qiwi', 'RUB', '12345678', 'phone_invalid'],
    ['beeline', 'RUB', '8123456789', 'phone_invalid'],
    ['mts', 'RUB', '912345678', 'phone_invalid'],
    ['mts', 'RUB', '+994 912 345 678', 'phone_invalid'],
    ['megafon', 'RUB', '\uff19123456789', 'phone_invalid'],
    ['visa', 'RUB', '4111111111111112', 'card_invalid'],
    ['visa', 'RUB', '411111111111', 'card_invalid'],
    ['visa', 'RUB', '41111111111111111111', 'card_invalid'],
    ['visa', 'RUB', '\uff14111111111111111', 'card_invalid'],
    ['visa', 'RUB', '', 'field_required'],
    ['mts', 'RUB', ' \u00a0', 'field_required'],
  ])('%s %s %j', (method, pay, typed, code) => {
    const answer = read(method, pay, typed)
    expect(answer.ok || answer.error.code).toBe(code)
  })

  it('with an example of what is wanted', () => {
    expect(read('payeer', 'RUB', 'x')).toEqual({
      ok: false,
      error: { code: 'wallet_invalid', example: 'P1234567' },
    })
  })
})
