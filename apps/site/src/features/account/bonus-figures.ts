import type { Glance } from '@xezer/contract/account-glance'
import type { Translate } from '@xezer/i18n/translator'

const WHOLE = 100

/** How far a bonus is, as short as it can be said, and in whole percent, which is all of it only when it is. */
export function bonusFigures({ done, needed, unit }: NonNullable<Glance['bonus']>): {
  figures: string
  share: number
} {
  const share = needed <= 0 ? WHOLE : Math.min(WHOLE, Math.floor((done * WHOLE) / needed))
  return { figures: unit === 'bets' ? `${done}/${needed}` : `${share}%`, share }
}

/** The same in words. */
export function wageredText(text: Translate, bonus: NonNullable<Glance['bonus']>): string {
  const { done, needed, unit } = bonus
  if (unit === 'bets') return text('bonuses.progress_bets', { done, needed })
  return text('account.wagered', { share: bonusFigures(bonus).share })
}
