import { type Currency, type Minor, minor, ZERO_MINOR } from '@xezer/money/minor'
import { parseAmountText } from '@xezer/money/parse-amount'
import { PAY_CURRENCIES, PAY_CURRENCY_NUMBERS } from '@xezer/payments/pay-currencies'
import { methodOfPayway } from '@xezer/payments/payways'
import { readCallbackFields } from '@xezer/payments/signatures/piastrix-callback'
import { isPiastrixCallback } from '@xezer/payments/signatures/piastrix-signature'
import * as z from 'zod/mini'
import { isSameText, sha256Hex } from '../../../platform/message-digest.ts'
import type { GatewayMessage, Heard } from '../gateway.ts'
import { LEDGER_CURRENCY } from '../payment-terms.ts'
import type { PiastrixShop } from './ask-piastrix.ts'

/** First from where, then by whom. */
export function isPiastrixGenuine(shop: PiastrixShop, { body, address }: Heard): boolean {
  // An address of the old kind, as a socket of the new one writes it.
  if (!shop.addresses.includes(address.replace(/^::ffff:/i, ''))) return false
  const fields = readCallbackFields(body.toString('utf8'))
  return fields !== null && isPiastrixCallback(fields, shop.secret, sha256Hex, isSameText)
}

const OUTCOMES: Readonly<Record<string, GatewayMessage['outcome']>> = {
  success: 'paid',
  rejected: 'failed',
  reject: 'failed',
  cancel: 'failed',
}
/** Also of a currency that no method is paid in: money that came in it is the house's to set aside. */
const CURRENCY_OF_NUMBER: Readonly<Record<string, Currency>> = {
  '944': 'AZN',
  ...Object.fromEntries(PAY_CURRENCIES.map((pay) => [PAY_CURRENCY_NUMBERS[pay], LEDGER_CURRENCY[pay]])),
}
const PsData = z.object({ ps_payer_account: z.optional(z.string()) })

/** Bills and invoices are called back, payouts are asked for. */
export function readPiastrixMessage({ shop }: PiastrixShop, body: Buffer): GatewayMessage | null {
  const fields = readCallbackFields(body.toString('utf8'))
  const amount = readAmount(fields?.shop_amount ?? '')
  const currency = CURRENCY_OF_NUMBER[fields?.shop_currency ?? '']
  const reference = fields?.shop_order_id ?? ''
  if (fields === null || reference === '' || currency === undefined || !amount.ok) return null
  return {
    ...{ kind: 'deposit', reference, outcome: OUTCOMES[fields.status ?? ''] ?? 'strange' },
    ...{ currency, amount: amount.value, account: payerOf(fields.ps_data ?? '') },
    fee: feeOf(amount.value, fields.shop_refund ?? ''),
    method: fields.payway ? (methodOfPayway(fields.payway) ?? 'other') : null,
    isOfOtherShop: fields.shop_id !== shop,
  }
}

/** Zeros behind the smallest coin are no more money; anything else behind it is no amount. */
const readAmount = (text: string) => parseAmountText(text.replace(/(\.\d\d)0+$/, '$1'))

/** The shop is given less than was paid; a figure that cannot be is found by reconciliation, not believed. */
function feeOf(amount: Minor, refund: string): Minor {
  const given = readAmount(refund)
  return given.ok && given.value < amount ? minor(amount - given.value) : ZERO_MINOR
}

function payerOf(text: string): string | null {
  try {
    return z.safeParse(PsData, JSON.parse(text)).data?.ps_payer_account ?? null
  } catch {
    return null
  }
}
