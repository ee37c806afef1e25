import type { Direction, MethodName } from './methods.ts'
import { PAY_CURRENCIES, type PayCurrency } from './pay-currencies.ts'

/** How a gateway is asked for a payment. `by_hand`: it has no way for it, an operator pays. */
export type Payway =
  | { readonly kind: 'bill' | 'transfer' | 'by_hand' }
  | { readonly kind: 'invoice' | 'withdraw'; readonly payway: string }

const PAYWAY_NAMES: Readonly<Record<Exclude<MethodName, 'piastrix'>, string>> = {
  qiwi: 'qiwi',
  payeer: 'payeer',
  pm: 'perfectmoney',
  webmoney: 'webmoney',
  yandex: 'yamoney',
  advcash: 'advcash',
  beeline: 'beeline',
  megafon: 'megafon',
  mts: 'mts',
  tele2: 'tele2',
  alfabank: 'alfaclick',
  visa: 'card',
}

export function paywayOf(method: MethodName, direction: Direction, pay: PayCurrency): Payway {
  if (method === 'piastrix') return { kind: direction === 'in' ? 'bill' : 'transfer' }
  if (method === 'alfabank' && direction === 'out') return { kind: 'by_hand' }
  const payway = `${PAYWAY_NAMES[method]}_${pay.toLowerCase()}`
  return { kind: direction === 'in' ? 'invoice' : 'withdraw', payway }
}

/** The method that a payway is of; null for one that the house never asks for. */
export function methodOfPayway(payway: string): MethodName | null {
  for (const [method, name] of Object.entries(PAYWAY_NAMES))
    if (PAY_CURRENCIES.some((pay) => payway === `${name}_${pay.toLowerCase()}`)) return method as MethodName
  return null
}

/** An account as the gateway is told it; players write numbers of tele2 without their country, it wants them with. */
export function accountOnWire(method: MethodName, account: string): string {
  return method === 'tele2' ? `7${account}` : account
}
