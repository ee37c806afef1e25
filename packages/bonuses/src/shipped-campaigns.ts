import { major } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import type { Campaign } from './campaign.ts'
import { loadCampaigns } from './load-campaigns.ts'

const SINGLES = { type: 'singles', legsMin: 1, oddsMin: odds(1850) } as const

/** What this house offers (agreement 18, bonuses). A grant keeps the rules that it began under. */
const SHIPPED: readonly Campaign[] = [
  {
    code: 'reload',
    version: 1,
    trigger: 'deposit',
    award: { kind: 'percent', percent: 20, minManat: major(5), maxManat: null },
    wagering: { unit: 'bets', count: 10 },
    products: ['sports'],
    stake: 'equal',
    bets: [SINGLES],
    days: 30,
    isOnce: false,
    onWithdrawal: 'keep',
  },
  {
    code: 'first_deposit',
    version: 1,
    trigger: 'first_deposit',
    award: { kind: 'percent', percent: 100, minManat: major(0), maxManat: major(100) },
    wagering: { unit: 'turnover', times: 5 },
    products: ['sports'],
    stake: 'any',
    bets: [SINGLES, { type: 'accumulator', legsMin: 3, oddsMin: odds(1400) }],
    days: 30,
    isOnce: true,
    onWithdrawal: 'forfeit',
  },
  {
    code: 'welcome',
    version: 1,
    trigger: 'verified',
    award: { kind: 'fixed', manat: major(5) },
    wagering: { unit: 'bets', count: 5 },
    products: ['sports'],
    stake: 'equal',
    bets: [SINGLES],
    days: 30,
    isOnce: true,
    onWithdrawal: 'forfeit',
  },
]

export const CAMPAIGNS: readonly Campaign[] = takeShipped()

function takeShipped(): readonly Campaign[] {
  const loaded = loadCampaigns(SHIPPED)
  if (!loaded.ok) throw new Error(loaded.error.join('; '))
  return loaded.value
}

export function findCampaign(code: string): Campaign | null {
  return CAMPAIGNS.find((campaign) => campaign.code === code) ?? null
}
