/** Signs of the product's currencies; the sign follows the amount (design §3, type and numbers). */
const currencySigns: Record<string, string> = { AZN: '₼', USD: '$', EUR: '€', RUR: '₽' }

const noBreakSpace = '\u00a0'

/** An amount in minor units as `1 234.50 ₼`: dot, two decimals and no-break spaces in every language. */
export function formatMoney(amountMinor: bigint, currency: string): string {
  return `${formatAmount(amountMinor)}${noBreakSpace}${currencySign(currency)}`
}

/** The sign of a currency, or its code where it has none. */
export function currencySign(currency: string): string {
  return currencySigns[currency] ?? currency
}

/** The same without a currency: `1 234.50`. */
export function formatAmount(amountMinor: bigint): string {
  const sign = amountMinor < 0n ? '-' : ''
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, noBreakSpace)
  return `${sign}${whole}.${digits.slice(-2)}`
}
