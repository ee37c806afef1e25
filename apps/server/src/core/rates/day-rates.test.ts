import { parseExchangeRate } from '@xezer/money/exchange'
import { describe, expect, it } from 'vitest'
import { type DayRates, judgeRates, readBankDay } from './day-rates.ts'

function rate(text: string) {
  const parsed = parseExchangeRate(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}
const file = (day: string, usd = '1.7', rub = '0.02'): DayRates => ({
  day,
  rates: { USD: rate(usd), EUR: rate('1.95'), RUB: rate(rub) },
})

describe('a file after the last one', () => {
  it.each<[string, DayRates | null, DayRates, object]>([
    ['the first', null, file('2026-11-20', '9'), { ok: true, value: 'new' }],
    ['of a later day', file('2026-11-20'), file('2026-11-23'), { ok: true, value: 'new' }],
    ['of the same day', file('2026-11-20'), file('2026-11-20', '9'), { ok: true, value: 'known' }],
    ['of an earlier day', file('2026-11-20'), file('2026-11-19'), { ok: false, error: 'rates_older' }],
    ['that moves by a fifth', file('2026-11-20'), file('2026-11-21', '2.04'), { ok: true, value: 'new' }],
    [
      'that moves up by more',
      file('2026-11-20'),
      file('2026-11-21', '2.0401'),
      { ok: false, error: 'rates_moved' },
    ],
    [
      'that falls by a fifth',
      file('2026-11-20'),
      file('2026-11-21', '1.7', '0.016'),
      { ok: true, value: 'new' },
    ],
    [
      'that falls by more',
      file('2026-11-20'),
      file('2026-11-21', '1.7', '0.01599999'),
      { ok: false, error: 'rates_moved' },
    ],
  ])('%s', (_, last, next, expected) => {
    expect(judgeRates(last, next)).toEqual(expected)
  })
})

it.each([
  ['30.10.2018', '2018-10-30'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2025', null],
  ['1.2.2025', null],
  ['2018-10-30', null],
])('%s is the day %s', (text, day) => {
  expect(readBankDay(text)).toBe(day)
})
