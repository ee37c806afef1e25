import type { CashOutAnswer } from '@xezer/contract/cash-out'
import { errorText } from '@xezer/i18n/error-text'
import { minor } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import type { Locale } from '@xezer/std/locale'
import type { CashOutOutcome } from './press-cash-out.ts'

export function presentCashOut(outcome: CashOutOutcome, locale: Locale): CashOutAnswer {
  if (outcome.kind === 'paid') {
    const { partMinor, amountMinor } = outcome
    return { success: true, amount: present(amountMinor), stake: present(partMinor) }
  }
  const { code, valueMinor } = outcome
  return {
    success: false,
    error: errorText(code, {}, locale),
    code,
    value: valueMinor === null ? null : present(valueMinor),
  }
}

function present(amountMinor: string): number {
  return presentWireAmount(minor(BigInt(amountMinor)))
}
