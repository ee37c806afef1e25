import type { TeamNames } from '@xezer/i18n/market-name'
import { findServerText } from '@xezer/i18n/server-text'
import { settlementText } from '@xezer/i18n/settlement-text'
import type { Locale } from '@xezer/std/locale'
import type { ShownLeg } from './find-bets.ts'

type ToldLeg = Pick<ShownLeg, 'outcome' | 'result' | 'isVoid' | 'voidReason' | 'reason'>

/** Why a leg came to what it did, in a sentence; null while it is open, and where nothing is known. */
export function presentReason(leg: ToldLeg, teams: TeamNames, locale: Locale): string | null {
  if (leg.isVoid) return presentVoid(leg.voidReason, locale)
  if (leg.result === null || leg.reason === null) return null
  return settlementText(leg.reason, { outcome: leg.outcome, result: leg.result }, teams, locale)
}

function presentVoid(voidReason: ToldLeg['voidReason'], locale: Locale): string | null {
  const reason = voidReason === null ? null : findServerText(locale, `bet.void_reason.${voidReason}`)
  if (reason === null) return findServerText(locale, 'bet.leg_voided')
  return findServerText(locale, 'bet.leg_voided_because', { reason })
}
