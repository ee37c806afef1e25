import { major } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import { describe, expect, it } from 'vitest'
import type { Campaign } from './campaign.ts'
import { loadCampaigns } from './load-campaigns.ts'
import { CAMPAIGNS, findCampaign } from './shipped-campaigns.ts'

const GOOD: Campaign = {
  code: 'autumn',
  version: 2,
  trigger: 'deposit',
  award: { kind: 'percent', percent: 50, minManat: major(1), maxManat: major(20) },
  wagering: { unit: 'turnover', times: 10 },
  products: ['sports'],
  stake: 'any',
  bets: [{ type: 'accumulator', legsMin: 2, oddsMin: odds(1001) }],
  days: 7,
  isOnce: false,
  onWithdrawal: 'keep',
}

it('takes what keeps every rule', () => {
  expect(loadCampaigns([GOOD, { ...GOOD, code: 'winter' }])).toMatchObject({ ok: true })
})

describe('refuses', () => {
  it.each<[string, Partial<Campaign>]>([
    ['plays the bonus 11 times', { wagering: { unit: 'turnover', times: 11 } }],
    ['plays the bonus 11 times', { wagering: { unit: 'bets', count: 11 } }],
    ['plays the bonus 0 times', { wagering: { unit: 'bets', count: 0 } }],
    ['plays the bonus 2.5 times', { wagering: { unit: 'turnover', times: 2.5 } }],
    ['mixes products', { products: ['sports', 'casino' as 'sports'] }],
    ['is for no product', { products: [] }],
    ['has no code', { code: 'Autumn' }],
    ['has no version', { version: 0 }],
    ['is open for 0 days', { days: 0 }],
    ['is open for 366 days', { days: 366 }],
    ['takes no bets', { bets: [] }],
    ['takes bets that nobody can make', { bets: [{ type: 'singles', legsMin: 2, oddsMin: odds(1500) }] }],
    ['takes bets that nobody can make', { bets: [{ type: 'accumulator', legsMin: 1, oddsMin: odds(1500) }] }],
    ['gives a part of no deposit', { trigger: 'verified' }],
    ['gives 0 %', { award: { kind: 'percent', percent: 0, minManat: major(1), maxManat: null } }],
    ['gives nothing', { award: { kind: 'fixed', manat: major(0) } }],
    ['gives nothing', { award: { kind: 'percent', percent: 5, minManat: major(1), maxManat: major(0) } }],
    ['asks for less than', { award: { kind: 'percent', percent: 5, minManat: major(-1), maxManat: null } }],
  ])('%s', (fault, damage) => {
    const loaded = loadCampaigns([{ ...GOOD, ...damage }])
    expect(loaded.ok ? [] : loaded.error).toEqual([expect.stringContaining(fault)])
  })

  it('two of one code', () => {
    expect(loadCampaigns([GOOD, GOOD])).toEqual({ ok: false, error: ['autumn: stands there twice'] })
  })
})

it('ships three, each found by its code', () => {
  expect(CAMPAIGNS.map(({ code }) => code)).toEqual(['reload', 'first_deposit', 'welcome'])
  expect(findCampaign('reload')).toMatchObject({
    wagering: { unit: 'bets', count: 10 },
    stake: 'equal',
    days: 30,
  })
  expect(findCampaign('first_deposit')).toMatchObject({
    wagering: { times: 5 },
    isOnce: true,
    onWithdrawal: 'forfeit',
  })
  expect(findCampaign('welcome')).toMatchObject({ wagering: { count: 5 }, trigger: 'verified', isOnce: true })
  expect(findCampaign('other')).toBeNull()
})
