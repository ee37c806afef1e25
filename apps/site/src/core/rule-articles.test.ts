import { houseRules } from '@xezer/i18n/house-rules'
import { expect, it } from 'vitest'
import { RULE } from './rule-articles.ts'

it('what the site calls an article is what the article is about', () => {
  const titles = new Map(houseRules('en').articles.map(({ id, title }) => [id, title]))
  expect(Object.entries(RULE).map(([name, id]) => [name, titles.get(id)])).toEqual([
    ['simulation', 'Simulated play'],
    ['oddsChanges', 'When odds change'],
    ['settlement', 'How bets are settled'],
    ['cashOut', 'Cash-out'],
    ['vip', 'VIP bet'],
    ['vipSending', 'How it is sent'],
    ['vipDecision', 'The decision'],
    ['limits', 'Limits'],
    ['safety', 'Safer gambling'],
    ['bonuses', 'Bonuses'],
  ])
})
