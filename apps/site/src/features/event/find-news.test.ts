import type { Incident } from '@xezer/contract/sport-entities'
import { expect, it } from 'vitest'
import { findNews } from './find-news.ts'

const mark = (kind: string, minute: string): Incident => ({
  kind,
  side: 'home',
  minute,
  text: '',
  score: null,
  played: 0,
})
const first = mark('goal', "10'")
const second = mark('penalty_goal', "20'")
const cancelled = mark('goal_cancelled', "20'")
const card = mark('yellow_card', "15'")

it.each<[string, Incident[], Incident[], Incident | undefined]>([
  ['nothing happened', [first], [first], undefined],
  ['a card', [first], [first, card], undefined],
  ['the first goal', [], [first], first],
  ['a goal before a card', [first], [first, second, card], second],
  ['a goal and its review at once', [first], [first, cancelled], cancelled],
  ['a review takes a goal back', [first, mark('goal', "20'")], [first, cancelled], cancelled],
  ['a review finds an own goal', [first, mark('goal', "20'")], [first, mark('own_goal', "20'")], undefined],
  ['a set and what led to it', [], [mark('break', ''), mark('set_won', '')], mark('set_won', '')],
  ['a break alone', [], [mark('break', '')], undefined],
  ['two goals at once: the newest', [], [first, second], second],
])('%s', (_name, before, now, news) => {
  expect(findNews(before, now)).toEqual(news)
})
