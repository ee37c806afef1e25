import { formatMoney } from '@xezer/i18n/format-money'

/** A sign says where it went: money has no colour of its own. */
export function sayNet(netMinor: bigint, currency: string): string {
  const sign = netMinor > 0n ? '+' : netMinor < 0n ? '−' : ''
  return `${sign}${formatMoney(netMinor < 0n ? -netMinor : netMinor, currency)}`
}
