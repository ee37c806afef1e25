import { minor } from '@xezer/money/minor'
import { describe, expect, it } from 'vitest'
import { isSameOrder, repeatOf, type UnansweredOrder } from './unanswered-order.ts'

const ORDER = { amountMinor: minor(12_000n), account: 'P1234567' }
const unanswered = (order: UnansweredOrder['order']): UnansweredOrder => ({
  key: 'k',
  method: 'payeer',
  order,
})

describe('an order that nobody answered', () => {
  it.each([
    ['pressed again', {}, {}, true],
    ['with the code of now', { code: '111111' }, { code: '222222' }, true],
    ['whose bonus was agreed to be lost, pressed without saying so again', { forfeitBonus: true }, {}, true],
    ['that was not asked about its bonus', {}, { forfeitBonus: true }, false],
    ['of another sum', {}, { amountMinor: minor(12_001n) }, false],
    ['to another account', {}, { account: 'P7654321' }, false],
    ['for another bonus', { bonus: null }, { bonus: 'first' }, false],
  ] as const)('%s: the same payment %s', (_, sent, pressed, isSame) => {
    const before = unanswered({ ...ORDER, ...sent })
    expect(isSameOrder(before, 'payeer', { ...ORDER, ...pressed })).toBe(isSame)
    expect(isSameOrder(before, 'visa', { ...ORDER, ...pressed })).toBe(false)
  })

  it('goes as it went, with the code of now', () => {
    const before = unanswered({ ...ORDER, forfeitBonus: true, code: '111111' })
    expect(repeatOf(before, { ...ORDER, code: '222222' })).toEqual({
      ...ORDER,
      forfeitBonus: true,
      code: '222222',
    })
    expect(repeatOf(unanswered(ORDER), ORDER)).toEqual(ORDER)
  })
})
