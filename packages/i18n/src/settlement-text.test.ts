import { expect, it } from 'vitest'
import { messages as az } from './generated/az-server.ts'
import { messages as en } from './generated/en-server.ts'
import { messages as ru } from './generated/ru-server.ts'
import { settlementText } from './settlement-text.ts'

const HOME_TEAM = /(home|away) (team|side)|хозя|гост|ev sahib|qona[qğ]/i
const PLAYERS = { home: 'D. Orvallo', away: 'N. Styernholm' }

it.each([
  [2, 1, 'won', 'The match ended 2:1 in sets, D. Orvallo won: selection won'],
  [1, 2, 'lost', 'The match ended 1:2 in sets, N. Styernholm won: selection lost'],
  [1, 1, 'void', 'Sets, match: 1:1, a draw returns the stake. Stake returned'],
])('a draw is spoken of where there was one: %i:%i', (home, away, kind, sentence) => {
  const reason = { rule: 'draw_no_bet', statistic: 'sets', period: 'match', facts: { home, away } }
  expect(settlementText(reason, { kind }, PLAYERS, 'en')).toBe(sentence)
})

it.each([
  ['az', 'Oyun 3:3 heç-heçə bitdi: seçim uduzdu'],
  ['ru', 'Матч завершился вничью 3:3: исход проиграл'],
  ['en', 'The match ended 3:3, a draw: selection lost'],
] as const)('the score of a whole match is told as a person would, in %s', (locale, sentence) => {
  const reason = { rule: 'result', statistic: 'goals', period: 'match', facts: { home: 3, away: 3 } }
  expect(settlementText(reason, { kind: 'lost' }, PLAYERS, locale)).toBe(sentence)
})

it.each([
  ['az', 'Oyun 88:91 bitdi, qalib N. Styernholm: seçim uduzdu'],
  ['ru', 'Матч завершился 88:91, победитель — N. Styernholm: исход проиграл'],
  ['en', 'The match ended 88:91, N. Styernholm won: selection lost'],
] as const)('and names who won, in %s', (locale, sentence) => {
  const reason = { rule: 'result', statistic: 'points', period: 'match', facts: { home: 88, away: 91 } }
  expect(settlementText(reason, { kind: 'lost' }, PLAYERS, locale)).toBe(sentence)
})

it.each([
  [
    'total',
    { team: 'home', count: 12, line: 11.5 },
    'D. Orvallo – 12, line 11.5',
    'D. Orvallo — 12, линия 11.5',
  ],
  [
    'asian_handicap',
    { home: 6, away: 3, line: -2.5 },
    '6:3, Asian handicap of D. Orvallo -2.5',
    '6:3, азиатская фора -2.5 (D. Orvallo)',
  ],
  [
    'race_to',
    { team: 'away', number: 3 },
    'N. Styernholm reached 3 first',
    'первый, кто дошёл до 3: N. Styernholm',
  ],
  [
    'first_set_match',
    { first: 'away', home: 2, away: 1 },
    'first set: N. Styernholm, match in sets 2:1',
    'первый сет: N. Styernholm, матч по сетам 2:1',
  ],
])('a side is called by its name: %s', (rule, facts, en, ru) => {
  const reason = { rule, statistic: 'games', period: 'match', facts }
  expect(settlementText(reason, { kind: 'won' }, PLAYERS, 'en')).toContain(en)
  expect(settlementText(reason, { kind: 'won' }, PLAYERS, 'ru')).toContain(ru)
  expect(settlementText(reason, { kind: 'won' }, PLAYERS, 'az')).toMatch(/Orvallo|Styernholm/)
})

it.each([
  ['void', 'Final standing: not in the final standing, withdrew or was expelled. Stake returned'],
  ['lost', 'Final standing: the last 3 places of 19 win. Selection lost'],
])('who is in no final standing hears why its stake comes back: %s', (kind, sentence) => {
  const facts = { count: 3, names: 19 }
  const reason = { rule: 'bottom_places', statistic: 'places', period: 'outright', facts }
  expect(settlementText(reason, { kind }, PLAYERS, 'en')).toBe(sentence)
})

it.each([
  ['az', '3, xətt 2.5, 78-ci dəqiqədə həll olundu'],
  ['ru', '3, линия 2.5, решилось на 78-й минуте'],
  ['en', '3, line 2.5, decided in minute 78'],
] as const)('what was decided on the way says when, in %s', (locale, words) => {
  const facts = { count: 3, line: 2.5, team: 'both' }
  const reason = { rule: 'total', statistic: 'goals', period: 'match', facts: { ...facts, minute: 78 } }
  expect(settlementText(reason, { kind: 'lost' }, PLAYERS, locale)).toContain(words)
  expect(settlementText({ ...reason, facts }, { kind: 'lost' }, PLAYERS, locale)).not.toMatch(/\d\d/)
})

it('both scored while the match went on: how it ended is not told', () => {
  const facts = { home: 1, away: 1, minute: 63 }
  const reason = { rule: 'both_to_score', statistic: 'goals', period: 'match', facts }
  const sentence = settlementText(reason, { kind: 'won' }, PLAYERS, 'en')
  expect(sentence).toBe('Goals, match: 1:1, decided in minute 63. Selection won')
})

it('no sentence knows a home team', () => {
  for (const catalogue of [az, en, ru]) {
    for (const [key, text] of Object.entries(catalogue)) {
      if (key.startsWith('settlement.')) expect(JSON.stringify(text), key).not.toMatch(HOME_TEAM)
    }
  }
})
