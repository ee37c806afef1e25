/** Signs of the product's currencies; the sign follows the amount (design §3, type and numbers). */
const CURRENCY_SIGNS: Record<string, string> = { AZN: '₼', USD: '$', EUR: '€', RUR: '₽' }

const NO_BREAK_SPACE = '\u00a0'

/** An amount in minor units as `1 234.50 ₼`: dot, two decimals and no-break spaces in every language. */
export function formatMoney(amountMinor: bigint, currency: string): string {
  return `${formatAmount(amountMinor)}${NO_BREAK_SPACE}${currencySign(currency)}`
}

/** The sign of a currency, or its code where it has none. */
export function currencySign(currency: string): string {
  return CURRENCY_SIGNS[currency] ?? currency
}

/** The code by which people know it: roubles go over the wire under their former one. */
export function currencyCode(currency: string): string {
  return currency === 'RUR' ? 'RUB' : currency
}

/** The same without a currency: `1 234.50`. */
export function formatAmount(amountMinor: bigint): string {
  const sign = amountMinor < 0n ? '-' : ''
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(3, '0')
  return `${sign}${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** Whole digits in threes: `1234567` is `1 234 567`. */
export function groupThousands(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE)
}
