import { err, ok, type Result } from '@xezer/std/result'
import type { Award, BetRule, Campaign, Wagering } from './campaign.ts'

/** A bonus is never played through more often than that. */
export const WAGERING_MAX = 10
const DAYS_MAX = 365
const PERCENT_MAX = 1000
const CODE = /^[a-z][a-z0-9_]{1,31}$/

/** Why a campaign is not taken: `reload: plays the bonus 11 times`. */
export type CampaignFault = string

/** All of them, or what is wrong: an offer that nobody may make never stands beside good ones. */
export function loadCampaigns(
  campaigns: readonly Campaign[],
): Result<readonly Campaign[], readonly CampaignFault[]> {
  const codes = new Set<string>()
  const faults = campaigns.flatMap((campaign) => {
    const own = faultsOf(campaign)
    if (codes.has(campaign.code)) own.push('stands there twice')
    codes.add(campaign.code)
    return own.map((fault) => `${campaign.code}: ${fault}`)
  })
  return faults.length === 0 ? ok(campaigns) : err(faults)
}

function faultsOf(campaign: Campaign): string[] {
  const { code, version, trigger, award, products, days, bets } = campaign
  const faults: (string | false)[] = [
    !CODE.test(code) && 'has no code',
    !isWithin(version, 1, Number.MAX_SAFE_INTEGER) && 'has no version',
    products.length === 0 && 'is for no product',
    products.length > 1 && 'mixes products',
    !isWithin(days, 1, DAYS_MAX) && `is open for ${days} days`,
    trigger === 'verified' && award.kind === 'percent' && 'gives a part of no deposit',
    bets.length === 0 && 'takes no bets',
    bets.some((rule) => !isBetRule(rule)) && 'takes bets that nobody can make',
  ]
  const given = faultOfAward(award)
  const played = faultOfWagering(campaign.wagering)
  return [...faults, given, played].filter((fault) => fault !== false && fault !== null)
}

function faultOfAward(award: Award): string | null {
  if (award.kind === 'fixed') return award.manat > 0n ? null : 'gives nothing'
  if (!isWithin(award.percent, 1, PERCENT_MAX)) return `gives ${award.percent} %`
  if (award.minManat < 0n) return 'asks for less than nothing'
  return award.maxManat === null || award.maxManat > 0n ? null : 'gives nothing'
}

function faultOfWagering(wagering: Wagering): string | null {
  const count = wagering.unit === 'bets' ? wagering.count : wagering.times
  return isWithin(count, 1, WAGERING_MAX) ? null : `plays the bonus ${count} times`
}

function isBetRule({ type, legsMin, oddsMin }: BetRule): boolean {
  if (!isWithin(oddsMin, 1001, Number.MAX_SAFE_INTEGER)) return false
  return type === 'singles' ? legsMin === 1 : isWithin(legsMin, 2, Number.MAX_SAFE_INTEGER)
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most
}
