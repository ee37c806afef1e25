import type { Award, BetRule, BonusRules, Campaign, OnWithdrawal, Wagering } from '@xezer/bonuses/campaign'
import { formatMoney } from '@xezer/i18n/format-money'
import { formatOdds } from '@xezer/i18n/format-odds'
import { serverTranslator } from '@xezer/i18n/server-text'
import { exchange } from '@xezer/money/exchange'
import { type Currency, type Minor, minor } from '@xezer/money/minor'
import { exchangeUp, invertRate, manatPerUnit } from '@xezer/payments/rates'
import type { Locale } from '@xezer/std/locale'
import { STANDARD_RATES } from '../../core/rates/standard-rates.ts'

const NAMES = {
  deposit: 'campaign.deposit',
  first_deposit: 'campaign.first_deposit',
  verified: 'campaign.verified',
} as const

/** The manat of a campaign in an account's currency: the least rounded up, the most down. */
export function ownAmounts(
  award: Award,
  currency: Currency,
): { readonly min: Minor | null; readonly max: Minor | null } {
  const rate = invertRate(manatPerUnit(currency, STANDARD_RATES))
  if (award.kind === 'fixed') return { min: null, max: exchange(award.manat, rate) }
  return {
    min: award.minManat > 0n ? exchangeUp(award.minManat, rate) : null,
    max: award.maxManat === null ? null : exchange(award.maxManat, rate),
  }
}

/** `20%`, or a sum. */
function giftOf(award: Award, currency: Currency): string {
  const { max } = ownAmounts(award, currency)
  return award.kind === 'percent' ? `${award.percent}%` : formatMoney(max ?? 0n, currency)
}

export function campaignName({ trigger, award }: Campaign, currency: Currency, locale: Locale): string {
  return serverTranslator(locale)(NAMES[trigger], { gift: giftOf(award, currency) })
}

/** What is given, in a few words. */
export function campaignGift({ award }: Campaign, currency: Currency, locale: Locale): string {
  const text = serverTranslator(locale)
  const gift = giftOf(award, currency)
  const { max } = ownAmounts(award, currency)
  if (award.kind === 'fixed') return text('campaign.gift_fixed', { gift })
  return max === null
    ? text('campaign.gift_deposit_any', { gift })
    : text('campaign.gift_deposit', { gift, max: formatMoney(max, currency) })
}

/** How it is earned, and all that holds from then on. */
export function campaignTerms(campaign: Campaign, currency: Currency, locale: Locale): string[] {
  const text = serverTranslator(locale)
  const { trigger, award, isOnce } = campaign
  const { min } = ownAmounts(award, currency)
  return [
    ...(min === null ? [] : [text('campaign.from', { min: formatMoney(min, currency) })]),
    ...(trigger === 'verified' ? [text('campaign.when_verified')] : []),
    ...playTerms({ ...campaign, amount: null, currency }, locale),
    ...(isOnce ? [text('campaign.once')] : []),
    ...(trigger === 'first_deposit' ? [text('campaign.when_linked')] : []),
  ]
}

export interface PlayTerms extends BonusRules {
  readonly wagering: Wagering | { readonly unit: 'turnover'; readonly neededMinor: Minor }
  readonly days: number
  readonly onWithdrawal: OnWithdrawal
  /** Of a bonus that was given; null tells of any. */
  readonly amount: Minor | null
  readonly currency: Currency
}

/** What it takes until the bonus is cash. */
export function playTerms(terms: PlayTerms, locale: Locale): string[] {
  const text = serverTranslator(locale)
  return [
    wageringText(terms, locale),
    ...terms.bets.map((rule) => betText(rule, locale)),
    text('campaign.counts'),
    text('campaign.vip'),
    text('campaign.sports_only'),
    text('campaign.days', { n: terms.days }),
    text(terms.onWithdrawal === 'keep' ? 'campaign.keep' : 'campaign.forfeit'),
  ]
}

function wageringText({ wagering, stake, amount, currency }: PlayTerms, locale: Locale): string {
  const text = serverTranslator(locale)
  if ('neededMinor' in wagering)
    return text('campaign.turnover', { amount: formatMoney(wagering.neededMinor, currency) })
  if (wagering.unit === 'turnover') return text('campaign.turnover_times', { times: wagering.times })
  const n = wagering.count
  if (stake === 'any') return text('campaign.bets_any', { n })
  return amount === null
    ? text('campaign.bets_equal_bonus', { n })
    : text('campaign.bets_equal', { n, stake: formatMoney(amount, currency) })
}

function betText({ type, legsMin, oddsMin }: BetRule, locale: Locale): string {
  const text = serverTranslator(locale)
  const odds = formatOdds(oddsMin)
  return type === 'singles'
    ? text('campaign.singles', { odds })
    : text('campaign.accumulators', { legs: legsMin, odds })
}

/** Of the turnover that is left to a grant as it was given. */
export function neededAs(unit: Wagering['unit'], needed: bigint): PlayTerms['wagering'] {
  return unit === 'bets' ? { unit, count: Number(needed) } : { unit, neededMinor: minor(needed) }
}
