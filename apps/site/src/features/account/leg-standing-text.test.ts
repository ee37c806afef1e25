import type { LegStanding } from '@xezer/betting/standing/stand-leg'
import type { LegQuestion } from '@xezer/contract/bet-details'
import { loadLateWords, loadTranslator } from '@xezer/i18n/load-translator'
import { describe, expect, it } from 'vitest'
import { presentStanding } from './leg-standing-text.ts'

const question = (statistic: string): LegQuestion => ({
  position: 1,
  part: null,
  rule: 'total',
  statistic,
  period: 'match',
  specifier: 'total=2.5',
  outcome: 'over',
  outcomes: ['over', 'under'],
  numbered: null,
  team: null,
  score: 'goals',
  partScore: 'goals',
  home: 'Araz',
  away: 'Kür',
})
const needs = (...more: [number, 'home' | 'away' | null][]): LegStanding => ({
  kind: 'needs',
  more: more.map(([count, side]) => ({ count, side })),
})
const holds = (count: number, side: 'home' | 'away' | null): LegStanding => ({
  kind: 'holds',
  room: { count, side },
})

describe('what a leg needs, in words', () => {
  it.each([
    ['az', needs([1, null]), 'goals', 'needs', 'Qələbə üçün 1 qol lazımdır'],
    [
      'az',
      needs([1, 'home'], [2, 'away']),
      'goals',
      'needs',
      'Qələbə üçün 1 qol (Araz) + 2 qol (Kür) lazımdır',
    ],
    ['ru', needs([5, 'home']), 'points', 'needs', 'До выигрыша: 5 очков (Araz)'],
    ['en', needs([1, 'away']), 'sets', 'needs', '1 set (Kür) to win'],
    ['az', holds(0, null), 'goals', 'up', 'Belə qalsa, qazanır · daha qol olmasa'],
    ['ru', holds(2, 'away'), 'corners', 'up', 'Пока выигрывает · можно ещё 2 угловых (Kür)'],
    ['en', { kind: 'holds', room: null }, 'goals', 'up', 'Winning as it stands'],
    ['az', { kind: 'decided', result: 'lost' }, 'goals', 'down', 'Artıq uduzub'],
    ['az', { kind: 'cannot_win' }, 'goals', 'down', 'Artıq qazana bilməz'],
    ['ru', { kind: 'stands', result: 'void' }, 'goals', 'plain', 'Пока возврат'],
    ['en', { kind: 'waits' }, 'goals', 'plain', 'Not started'],
  ] as const)('%s %j of %s: %s', async (locale, standing, statistic, tone, words) => {
    await loadLateWords()
    const text = await loadTranslator(locale)
    expect(presentStanding(standing as LegStanding, question(statistic), text)).toEqual({ tone, words })
  })

  it('says nothing of what it cannot count', async () => {
    const text = await loadTranslator('az')
    expect(presentStanding(needs([1, null]), question('tie_breaks'), text)).toBeNull()
  })
})
