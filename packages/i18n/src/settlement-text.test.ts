import { expect, it } from 'vitest'
import { settlementText } from './settlement-text.ts'

it.each([
  [2, 1, 'won', 'Sets, match: 2:1. Selection won'],
  [1, 2, 'lost', 'Sets, match: 1:2. Selection lost'],
  [1, 1, 'void', 'Sets, match: 1:1, a draw returns the stake. Stake returned'],
])('a draw is spoken of where there was one: %i:%i', (home, away, kind, sentence) => {
  const reason = { rule: 'draw_no_bet', statistic: 'sets', period: 'match', facts: { home, away } }
  expect(settlementText(reason, { kind }, 'en')).toBe(sentence)
})
