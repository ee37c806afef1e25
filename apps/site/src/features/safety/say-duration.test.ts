import { loadLateWords, loadTranslator } from '@xezer/i18n/load-translator'
import type { Locale } from '@xezer/std/locale'
import { expect, test } from 'vitest'
import { sayDuration } from './say-duration.ts'

test.each<[Locale, minutes: number, said: string]>([
  ['en', 5, '5\u00a0min'],
  ['en', 60, '1\u00a0h'],
  ['en', 63, '1\u00a0h 3\u00a0min'],
  ['ru', 63, '1\u00a0ч 3\u00a0мин'],
  ['az', 125, '2\u00a0saat 5\u00a0dəq.'],
])('in %s %i minutes keep their numbers and units on one line', async (locale, minutes, said) => {
  const text = await loadTranslator(locale)
  await loadLateWords()
  expect(sayDuration(text, minutes)).toBe(said)
})
