import { assert } from '@xezer/std/assert'
import type { IsSame } from './sandbox-signature.ts'

/** SHA-256 of a text's UTF-8, in lower hex. */
export type Sha256 = (text: string) => string

/** The fields that each call signs: those it needs. Others are sent beside them and not signed. */
const STATUS_OF_ORDER = ['now', 'shop_id', 'shop_order_id'] as const
const STATUS_OF_PAYOUT = ['now', 'shop_id', 'shop_payment_id'] as const
const INVOICE = ['amount', 'currency', 'payway', 'shop_id', 'shop_order_id'] as const
const WITHDRAW = [
  'account',
  'amount',
  'amount_type',
  'payway',
  'shop_currency',
  'shop_id',
  'shop_payment_id',
] as const

const ACCOUNT = ['account', 'amount', 'payway', 'shop_id'] as const
const WITHDRAW_TRY = ['amount', 'amount_type', 'payway', 'shop_currency', 'shop_id'] as const

export const PIASTRIX_SIGNED = {
  'bill/create': ['payer_currency', 'shop_amount', 'shop_currency', 'shop_id', 'shop_order_id'],
  'bill/shop_order_status': STATUS_OF_ORDER,
  'invoice/try': INVOICE,
  'invoice/create': INVOICE,
  check_account: ACCOUNT,
  'withdraw/try': WITHDRAW_TRY,
  'withdraw/create': WITHDRAW,
  'withdraw/shop_payment_status': STATUS_OF_PAYOUT,
  'transfer/create': [
    'amount',
    'amount_type',
    'payee_account',
    'payee_currency',
    'shop_currency',
    'shop_id',
    'shop_payment_id',
  ],
  'transfer/shop_payment_status': STATUS_OF_PAYOUT,
  shop_balance: ['now', 'shop_id'],
} as const
export type PiastrixCall = keyof typeof PIASTRIX_SIGNED

/** Every value is a text, so that the text that is signed is the text that is sent. */
export type PiastrixFields = Readonly<Record<string, string>>

export function signPiastrix(
  call: PiastrixCall,
  fields: PiastrixFields,
  secret: string,
  sha256: Sha256,
): string {
  const names: readonly string[] = PIASTRIX_SIGNED[call]
  return sha256(
    signedText(
      names.map((name) => [name, needed(fields, name)]),
      secret,
    ),
  )
}

/** Of a callback all that came is signed but the signature itself and what is empty, by the literal text of each value. */
export function signPiastrixCallback(
  fields: Readonly<Record<string, string | null>>,
  secret: string,
  sha256: Sha256,
): string {
  const signed = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    name === 'sign' || value === null || value === '' ? [] : [[name, value]],
  )
  return sha256(signedText(signed, secret))
}

export function isPiastrixCallback(
  fields: Readonly<Record<string, string | null>>,
  secret: string,
  sha256: Sha256,
  isSame: IsSame,
): boolean {
  return isSame(signPiastrixCallback(fields, secret, sha256), fields.sign ?? '')
}

/** Ordered by the bytes of their names, never by a language's order of letters. */
function signedText(fields: readonly (readonly [string, string])[], secret: string): string {
  const ordered = [...fields].sort(([left], [right]) => (left < right ? -1 : 1))
  return `${ordered.map(([, value]) => value).join(':')}${secret}`
}

function needed(fields: PiastrixFields, name: string): string {
  const value = fields[name]
  assert(value !== undefined && value !== '', `a call without its ${name}`)
  return value
}
