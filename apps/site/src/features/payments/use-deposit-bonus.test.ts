import { expect, it } from 'vitest'
import { chosenBonus } from './use-deposit-bonus.ts'

const bonuses = { bonuses: [], offers: [], choice: null, frame: null, rules: null }

it.each([
  ['what is no deposit', undefined, {}],
  ['nobody knows yet what it may earn: the registration counts', { bonuses: undefined, chosen: null }, {}],
  ['without a bonus, whatever was chosen at registration', { bonuses, chosen: null }, { bonus: null }],
  ['a bonus', { bonuses, chosen: 'reload' }, { bonus: 'reload' }],
])('%s', (_name, bonus, sent) => {
  expect(chosenBonus(bonus)).toEqual(sent)
})
