import { loadTranslator } from '@xezer/i18n/load-translator'
import { expect, it } from 'vitest'
import { findPartName, shortPartName, wonPartsName } from './status-name.ts'

const text = await loadTranslator('en')
const az = await loadTranslator('az')

it.each([
  ['not_started', 'Not started'],
  ['half1', '1st half'],
  ['h2', '2nd half'],
  ['half_time', 'Half-time'],
  ['finished', 'Finished'],
  ['abandoned', 'Abandoned'],
  ['retired', 'Retirement'],
  ['walkover', 'Walkover'],
  ['break', 'Break'],
  ['q3', 'Quarter 3'],
  ['quarter3', 'Quarter 3'],
  ['set2', 'Set 2'],
  ['ot1', 'Overtime 1'],
  ['', undefined],
  ['lunch', undefined],
  ['lunch2', undefined],
  ['set100', undefined],
])('the part %j is called %s', (key, expected) => {
  expect(findPartName(text, key)).toBe(expected)
})

it('numbers take the ending of their language', () => {
  expect(['set1', 'q3', 'set10'].map((key) => findPartName(az, key))).toEqual([
    '1-ci set',
    '3-cü period',
    '10-cu set',
  ])
})

it.each([
  ['set2', '2'],
  ['q4', '4'],
  ['h1', '1'],
  ['ot1', 'OT1'],
  ['finished', 'Finished'],
  ['lunch', 'lunch'],
])('above its column %s stands %s', (key, expected) => {
  expect(shortPartName(text, key)).toBe(expected)
})

it('a score that counts parts is called by them', () => {
  expect(wonPartsName(text, ['set1', 'set2'])).toBe('Sets')
  expect(wonPartsName(text, [])).toBe('')
})
