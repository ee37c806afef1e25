import { formatMoney } from '@xezer/i18n/format-money'

/** A sign says where it went: money has no colour of its own. */
export function sayNet(netMinor: bigint, currency: string): string {
  return `${netMinor > 0n ? '+' : ''}${formatMoney(netMinor, currency)}`
}
