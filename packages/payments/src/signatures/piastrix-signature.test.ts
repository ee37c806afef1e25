import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  isPiastrixCallback,
  type PiastrixCall,
  type PiastrixFields,
  signPiastrix,
  signPiastrixCallback,
} from './piastrix-signature.ts'

const SECRET = 'SecretKey01'
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
const isSame = (left: string, right: string) => left === right
/** Sent and not signed. */
const BESIDE = { description: 'a:b', callback_url: 'https://example.az/hooks/piastrix', shop: '9' }

describe('a call to Piastrix is signed', () => {
  it.each<[PiastrixCall, PiastrixFields, string]>([
    [
      'invoice/create',
      { amount: '12.34', currency: '643', payway: 'perfectmoney_usd', shop_id: '5', shop_order_id: '4126' },
      '07a596eb1dbcb83d5a7b2f1c9572d455af7e71b9ea5c32e3c3892f099ae67ac2',
    ],
    [
      'bill/create',
      {
        shop_order_id: '7001',
        shop_id: '5',
        shop_currency: '643',
        shop_amount: '1930.51',
        payer_currency: '643',
      },
      '492e4eab2038673090a8b837a6d8fca3a33d924c73a6305e5f9fed5977b5f9ea',
    ],
    [
      'withdraw/create',
      {
        account: 'P1234567',
        amount: '1930.50',
        amount_type: 'ps_amount',
        payway: 'payeer_rub',
        shop_currency: '643',
        shop_id: '5',
        shop_payment_id: '7002',
      },
      'c0ee6544d39b3e2e385157417454f83e29ca62a39f524646f580b4f8abdb9acd',
    ],
    [
      'transfer/create',
      {
        amount: '1930.50',
        amount_type: 'receive_amount',
        payee_account: '201494711279',
        payee_currency: '643',
        shop_currency: '643',
        shop_id: '5',
        shop_payment_id: '7003',
      },
      '881b93e8cf1d018e051cb2126d79ce04f35a5a574ccb59517a6c888761905760',
    ],
  ])('%s', (call, fields, sign) => {
    expect(signPiastrix(call, fields, SECRET, sha256)).toBe(sign)
    expect(signPiastrix(call, { ...fields, ...BESIDE }, SECRET, sha256)).toBe(sign)
  })

  it('never without a field that it needs', () => {
    expect(() => signPiastrix('shop_balance', { shop_id: '5' }, SECRET, sha256)).toThrow(/now/)
  })
})

describe('a callback of Piastrix', () => {
  const fields = {
    status: 'success',
    shop_id: '5',
    shop_order_id: '7001',
    payment_id: '94869365',
    shop_amount: '1930.51',
    shop_currency: '643',
    shop_refund: '1853.29',
    client_price: '1930.51',
    ps_currency: '643',
    payway: 'payeer_rub',
    description: '',
    addons: null,
  }
  const sign = '9f569510ec30e74dfea8de1c01f587fd541b7c377325c7d23e5b944e9b39bf3c'

  it('is signed over all that is there', () => {
    expect(signPiastrixCallback(fields, SECRET, sha256)).toBe(sign)
    expect(isPiastrixCallback({ ...fields, sign }, SECRET, sha256, isSame)).toBe(true)
  })

  it.each([
    ['without its signature', {}],
    ['with another amount', { sign, shop_amount: '1930.52' }],
    ['with the same amount written otherwise', { sign, shop_amount: '1930.510' }],
    ['with a nought more', { sign, fee: '0' }],
    ['with another status', { sign, status: 'rejected' }],
  ])('%s is none', (_, change) => {
    expect(isPiastrixCallback({ ...fields, ...change }, SECRET, sha256, isSame)).toBe(false)
  })

  it('counts a nought as something', () => {
    expect(signPiastrixCallback({ a: '0', b: '7' }, SECRET, sha256)).toBe(sha256(`0:7${SECRET}`))
  })

  it('of the published example', () => {
    const published = { amount: '10.00', currency: '643', shop_id: '5', shop_order_id: '101' }
    expect(signPiastrixCallback(published, SECRET, sha256)).toBe(
      'e4580435a252d61ef91b71cb23ed7bee4d77de94ced36411526d2ce3b66ada8f',
    )
  })
})
