import type { Currency, Minor } from '@xezer/money/minor'
import { minor } from '@xezer/money/minor'
import { parseAmountText } from '@xezer/money/parse-amount'
import { PAY_CURRENCIES, PAY_CURRENCY_NUMBERS } from '@xezer/payments/pay-currencies'
import * as z from 'zod/mini'
import type { GatewayOrder, PaymentFate } from '../gateway.ts'
import { LEDGER_CURRENCY } from '../payment-terms.ts'
import { type AskPiastrix, PIASTRIX_ERRORS } from './ask-piastrix.ts'

const Bill = z.object({ status: z.number() })
const FATES: Readonly<Record<number, PaymentFate>> = { 1: 'pending', 2: 'paid', 3: 'failed', 4: 'failed' }

/** A bill has a status that can be asked for; of an invoice nothing is published that has. */
export async function findPiastrixDeposit(
  ask: AskPiastrix,
  { reference, method }: Pick<GatewayOrder, 'reference' | 'method'>,
): Promise<PaymentFate> {
  if (method !== 'piastrix') return 'unknown'
  const answer = await ask('bill/shop_order_status', { shop_order_id: reference })
  if (answer.kind === 'silent') return 'unknown'
  if (answer.kind === 'refused') return answer.code === PIASTRIX_ERRORS.notFound ? 'not_found' : 'unknown'
  return FATES[z.safeParse(Bill, answer.data).data?.status ?? 0] ?? 'unknown'
}

const Amount = z.optional(z.union([z.number(), z.string()]))
const Balances = z.object({
  balances: z.array(z.object({ currency: z.number(), available: Amount, hold: Amount, frozen: Amount })),
})

/** What a shop has of each currency, held and frozen included; null when the gateway does not say. */
export async function readPiastrixBalances(ask: AskPiastrix): Promise<Map<Currency, Minor> | null> {
  const answer = await ask('shop_balance', {})
  const told = z.safeParse(Balances, answer.kind === 'done' ? answer.data : null)
  if (!told.success) return null
  const balances = new Map<Currency, Minor>()
  for (const { currency, available, hold, frozen } of told.data.balances) {
    const pay = PAY_CURRENCIES.find((one) => Number(PAY_CURRENCY_NUMBERS[one]) === currency)
    const parts = [available, hold, frozen].map(readSigned)
    if (pay === undefined || parts.includes(null)) continue
    balances.set(LEDGER_CURRENCY[pay], minor(parts.reduce<bigint>((sum, part) => sum + (part ?? 0n), 0n)))
  }
  return balances
}

/** A balance may be below nothing; what is no amount is null. */
function readSigned(amount: number | string | undefined): bigint | null {
  const text = String(amount ?? '0')
  const parsed = parseAmountText(text.replace(/^-/, ''))
  if (!parsed.ok) return null
  return text.startsWith('-') ? -parsed.value : parsed.value
}
