import { minor } from '@xezer/money/minor'
import { expect, it } from 'vitest'
import { leastOf } from './bonus-choice.tsx'
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

it.each([
  ['less than the method takes is no promise', 5, null],
  ['as much as it takes goes without saying', 20, null],
  ['more is said', 50, 5000n],
])('of the least deposit for a bonus %s', (_name, min, said) => {
  const offer = { campaign: 'reload', name: '', terms: [], percent: 20, max: null, state: 'due' as const }
  expect(leastOf({ ...offer, min }, minor(2000n))).toBe(said)
})
