import type { MethodTerms } from '@xezer/contract/payments'
import { formatMoney } from '@xezer/i18n/format-money'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'

/** A fee in short: `2%`, `2% + 0.30 ₼`, `0%`. */
export function feeText({ fee }: MethodTerms, currency: string): string {
  const part = `${fee.ppm / 10_000}%`
  if (fee.fixed === 0) return part
  const fixed = formatMoney(readWireAmount(fee.fixed), currency)
  return fee.ppm === 0 ? fixed : `${part} + ${fixed}`
}
