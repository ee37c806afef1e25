import type { Safety } from '@xezer/contract/safety'
import { loadLateWords, loadTranslator } from '@xezer/i18n/load-translator'
import { LIMIT_KINDS } from '@xezer/sport/limit-kind'
import { expect, it } from 'vitest'
import { sayFullLimits, sayTimeOpens } from './say-full-limits.ts'

const OPENS = '2026-11-29T18:15:00Z'
const text = await loadTranslator('az')
await loadLateWords()

/** Of a player with a stake limit for a day and one of time, each used up or not. */
const safetyOf = (isStakeFull: boolean, isTimeFull: boolean): Pick<Safety, 'limits' | 'time'> => ({
  limits: [{ kind: 'stake', days: 1, amount: 20, used: isStakeFull ? 20 : 19.99, wanted: null }],
  time: { minutes: 30, used: isTimeFull ? 30 : 29, wanted: null, opens: isTimeFull ? OPENS : null },
})

it.each([
  ['nothing', false, false, null],
  ['money', true, false, 'Limitiniz bitib: Mərc limiti, 24 saat'],
  ['time, in a sentence of its own', false, true, '24 saatlıq vaxt limitiniz bitib'],
  ['both', true, true, 'Limitiniz bitib: Mərc limiti, 24 saat; Vaxt limiti'],
] as const)('what is used up is said once: %s', (_name, isStakeFull, isTimeFull, said) => {
  const safety = safetyOf(isStakeFull, isTimeFull)
  expect(sayFullLimits(text, safety, LIMIT_KINDS)).toBe(said)
  expect(sayTimeOpens(text, safety) !== null).toBe(isTimeFull)
})
