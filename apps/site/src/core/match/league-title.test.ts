import { expect, it } from 'vitest'
import { leagueTitle } from './league-title.ts'

it.each([
  ['Uels', 'Uels Premyer Liqası', 'Uels Premyer Liqası'],
  ['ATP', 'ATP 500. Vaşinqton', 'ATP 500. Vaşinqton'],
  ['ITF, qadınlar', 'ITF W100. Lendisvill, qadınlar', 'ITF W100. Lendisvill, qadınlar'],
  ['Çellencer', 'Çellencer 125. Santo-Dominqo', 'Çellencer 125. Santo-Dominqo'],
  ['İspaniya', 'La Liqa', 'İspaniya · La Liqa'],
  ['Portugal', 'Liga Portugal 2', 'Liga Portugal 2'],
  ['Уэльс', 'Чемпионат Уэльса', 'Чемпионат Уэльса'],
  ['Англия', 'Кубок Англии', 'Кубок Англии'],
  ['Англия', 'Премьер-лига', 'Англия · Премьер-лига'],
  ['Африка', 'Кубок африканских наций', 'Кубок африканских наций'],
  ['Южная Америка', 'Южноамериканский кубок', 'Южноамериканский кубок'],
  ['ОАЭ', 'Про-лига', 'ОАЭ · Про-лига'],
  ['Gana', 'Qana', 'Gana · Qana'],
  ['Oman', 'Omaniya Liqası', 'Oman · Omaniya Liqası'],
])('of %s and %s is %s', (country, name, title) => {
  expect(leagueTitle({ country: { id: 1, code: 'az', name: country }, name })).toBe(title)
})
