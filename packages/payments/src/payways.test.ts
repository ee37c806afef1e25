import { expect, it } from 'vitest'
import type { Direction, MethodName } from './methods.ts'
import type { PayCurrency } from './pay-currencies.ts'
import { accountOnWire, methodOfPayway, type Payway, paywayOf } from './payways.ts'

it.each<[MethodName, Direction, PayCurrency, Payway]>([
  ['piastrix', 'in', 'USD', { kind: 'bill' }],
  ['piastrix', 'out', 'RUB', { kind: 'transfer' }],
  ['payeer', 'in', 'RUB', { kind: 'invoice', payway: 'payeer_rub' }],
  ['payeer', 'out', 'EUR', { kind: 'withdraw', payway: 'payeer_eur' }],
  ['pm', 'in', 'USD', { kind: 'invoice', payway: 'perfectmoney_usd' }],
  ['yandex', 'out', 'RUB', { kind: 'withdraw', payway: 'yamoney_rub' }],
  ['visa', 'in', 'RUB', { kind: 'invoice', payway: 'card_rub' }],
  ['alfabank', 'in', 'RUB', { kind: 'invoice', payway: 'alfaclick_rub' }],
  ['alfabank', 'out', 'RUB', { kind: 'by_hand' }],
])('%s %s in %s', (method, direction, pay, way) => {
  expect(paywayOf(method, direction, pay)).toEqual(way)
  if ('payway' in way) expect(methodOfPayway(way.payway)).toBe(method)
})

it('tells numbers of tele2 with their country, and no other account otherwise than it is kept', () => {
  expect(accountOnWire('tele2', '9123456789')).toBe('79123456789')
  expect(accountOnWire('mts', '9123456789')).toBe('9123456789')
})

it.each(['payeer', 'payeer_azn', 'bitcoin_usd', ''])('asks for no payway called "%s"', (payway) => {
  expect(methodOfPayway(payway)).toBe(null)
})
