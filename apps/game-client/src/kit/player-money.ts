import { currencySign, formatAmount, formatMoney } from '@xezer/i18n/format-money'
import type { Money } from './game-entry.ts'

const MINUS = '−'

export function createMoney(currency: string): Money {
  const format = (amountMinor: number) => formatMoney(BigInt(amountMinor), currency)
  return {
    format,
    signed: (amountMinor) => {
      const sign = amountMinor > 0 ? '+' : amountMinor < 0 ? MINUS : ''
      return `${sign}${format(Math.abs(amountMinor))}`
    },
    amount: (amountMinor) => formatAmount(BigInt(amountMinor)),
    sign: currencySign(currency),
  }
}
