import { LOCALES } from '@xezer/std/locale'
import { expect, it } from 'vitest'
import { messages as az } from './generated/az-server.ts'
import { messages as en } from './generated/en-server.ts'
import { messages as ru } from './generated/ru-server.ts'
import { settlementText } from './settlement-text.ts'
import type { SettlementReasonData } from './settlement-words.ts'

// What every rule says stands in tools/settlement-sentences.txt; here what is stored otherwise than it is written now.

const HOME_TEAM = /(home|away) (team|side)|хозя|гост|ev sahib|qona[qğ]/i
const PLAYERS = { home: 'D. Orvallo', away: 'N. Styernholm' }

const tell = (
  { statistic = 'goals', period = 'match', ...reason }: Partial<SettlementReasonData> & { rule: string },
  kind = 'lost',
  outcome = '1',
) => {
  const leg = { outcome, result: { kind } }
  return LOCALES.map((locale) =>
    settlementText({ statistic, period, facts: {}, ...reason }, leg, PLAYERS, locale),
  )
}

it.each<[string, Partial<SettlementReasonData> & { rule: string }, string[]]>([
  [
    'both scored, with the later minute alone',
    { rule: 'both_to_score', facts: { home: 1, away: 1, minute: 63 } },
    [
      'Hər iki komanda oyunda qol vurdu (63-cü dəqiqədə həll olundu)',
      'Обе команды забили в матче (решилось на 63-й минуте)',
      'Both teams scored in the match (decided in minute 63)',
    ],
  ],
  [
    'a total without a minute',
    { rule: 'total', facts: { count: 3, line: 2.5, team: 'both' } },
    ['Oyunda 3 qol oldu: 2.5-dən çox', '3 гола в матче: больше 2.5', '3 goals in the match: more than 2.5'],
  ],
  [
    'who let one in, without a minute',
    { rule: 'win_to_nil', facts: { home: 2, away: 1, team: 'home' } },
    ['D. Orvallo qol buraxdı', 'D. Orvallo — пропущен гол', 'D. Orvallo conceded'],
  ],
  [
    'a joint market without its minutes',
    { rule: 'result_total', facts: { home: 2, away: 1, line: 2.5 } },
    [
      'Oyun 2:1 bitdi, qalib D. Orvallo; oyunda 3 qol oldu: 2.5-dən çox',
      'Матч завершился 2:1, победитель — D. Orvallo; 3 гола в матче: больше 2.5',
      'The match ended 2:1, D. Orvallo won; 3 goals in the match: more than 2.5',
    ],
  ],
  [
    'a standing without its places',
    { rule: 'top_places', statistic: 'places', period: 'outright', facts: { count: 3, names: 19 } },
    ['19 iştirakçıdan ilk 3 yer qazanır', 'Выигрывают места с 1 по 3 из 19', 'Places 1 to 3 of 19 win'],
  ],
])('what an earlier release stored is read: %s', (_name, reason, sentences) => {
  expect(tell(reason)).toEqual(sentences)
})

it('who is in no final standing hears why its stake comes back, of an earlier release too', () => {
  const reason = {
    rule: 'bottom_places',
    statistic: 'places',
    period: 'outright',
    facts: { count: 3, names: 19 },
  }
  const missing = 'Not in the final standing, withdrew or was expelled. Stake returned'
  expect(tell(reason, 'void')).toContain(missing)
  expect(tell(reason, 'lost')).toContain('The last 3 places of 19 win')
})

it.each([
  ['a rule of a newer release', { rule: 'weather', facts: { rain: 3 } }],
  ['a rule with other facts', { rule: 'total', facts: { counted: 3, line: 2.5 } }],
  ['a rule without any', { rule: 'result', facts: {} }],
])('what nobody can read says only what it came to: %s', (_name, reason) => {
  expect(tell(reason)).toEqual(['Seçim uduzdu', 'Исход проиграл', 'Selection lost'])
})

it.each([
  [9.5, 12, '9.5-dən çox'],
  [9, 12, '9-dan çox'],
  [10, 12, '10-dan çox'],
  [20, 22, '20-dən çox'],
  [6, 7, '6-dan çox'],
  [2.75, 4, '2.75-dən çox'],
  [100, 99, '100-dən az'],
])('the Azerbaijani suffix follows the last word of %d', (line, count, words) => {
  expect(tell({ rule: 'total', facts: { count, line, team: 'both' } })[0]).toContain(words)
})

it.each([
  [1, '1 угловой', '1 corner '],
  [2, '2 угловых', '2 corners'],
  [5, '5 угловых', '5 corners'],
  [21, '21 угловой', '21 corners'],
])('%d is counted as the language does', (count, russian, english) => {
  const sentences = tell({ rule: 'band', statistic: 'corners', facts: { count, team: 'both' } })
  expect(sentences[1]).toContain(`${russian} `)
  expect(sentences[2]).toContain(english)
})

it('no sentence knows a home team', () => {
  for (const catalogue of [az, en, ru]) {
    for (const [key, text] of Object.entries(catalogue)) {
      if (key.startsWith('settlement.')) expect(JSON.stringify(text), key).not.toMatch(HOME_TEAM)
    }
  }
})
