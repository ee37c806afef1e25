import type { CombinationCode, PositionCode, SlipCode } from '@xezer/contract/errors'
import { readStored, writeStored } from '@xezer/db/stored-json'
import { formatMoney } from '@xezer/i18n/format-money'
import { formatOdds } from '@xezer/i18n/format-odds'
import { findServerText } from '@xezer/i18n/server-text'
import type { Locale } from '@xezer/std/locale'

/** Why a bet was declined after its delay, in codes: it is put in words for whoever reads it. */
export interface BetRefusal {
  /** Those of its legs that stood in the way. */
  readonly legs: readonly LegRefusal[]
  /** What is wrong with the bet besides its legs; null where nothing is. */
  readonly own: OwnRefusal | null
}
export interface LegRefusal extends Facts {
  readonly eventId: number
  readonly code: PositionCode
}
interface OwnRefusal extends Facts {
  /** `refused_together`: another bet of the same press was refused, and all are taken or none. */
  readonly code: SlipCode | CombinationCode | 'refused_together' | VipRefusal
}
/** What became of a VIP bet that was not taken as it was sent. */
export type VipRefusal = 'vip_rejected' | 'vip_expired' | 'vip_part' | 'player_paused' | 'player_excluded'
interface Facts {
  /** The price now in thousandths. */
  readonly odds: number | null
  /** The limit that was crossed, in minor units as text. */
  readonly limitMinor: string | null
}

const REFUSAL_VERSION = 1

export function writeRefusal(refusal: BetRefusal): string {
  return writeStored(REFUSAL_VERSION, refusal)
}

/** Null of what earlier releases declined. */
export function readRefusal(json: unknown): BetRefusal | null {
  return (readStored(json)?.fields ?? null) as BetRefusal | null
}

/** One sentence. In history it is over: nobody is asked to confirm anything, as in the slip. */
export function refusalText(
  { code, odds, limitMinor }: LegRefusal | OwnRefusal,
  currency: string,
  locale: Locale,
): string | null {
  const values = {
    ...(odds === null ? {} : { odds: formatOdds(odds) }),
    ...(limitMinor === null ? {} : { amount: formatMoney(BigInt(limitMinor), currency) }),
  }
  return (
    findServerText(locale, `bet.refusal.${code}`, values) ?? findServerText(locale, `error.${code}`, values)
  )
}
