import { typeStake } from '@xezer/betting/slip/stake-field'
import { formatMoney } from '@xezer/i18n/format-money'

/** What stands in a stake field, as money is shown. */
export function formatStake(stake: string, currency: string): string {
  return formatMoney(typeStake(stake).amountMinor, currency)
}
