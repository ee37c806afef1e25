import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { findPlaceholders, readSourceMessages } from '../catalogue-source.ts'
import { formatMessage } from './format-message.ts'

const locales = ['az', 'ru', 'en'] as const
const numbers = [0, 1, 2, 3, 4, 5, 11, 21, 22, 101, 1234]
const choices = ['home', 'away', 'h1', 'h2', 'nobody']

describe.each(locales)('%s', (locale) => {
  it('says every message as the library that compiled it does', () => {
    for (const row of readSourceMessages()) {
      const message = compileMessage(row[locale])
      const i18n = setupI18n({ locale, messages: { [locale]: { [row.key]: message } } })
      const placeholders = [...findPlaceholders(message)]
      for (const [round, number] of numbers.entries()) {
        const values = Object.fromEntries(
          placeholders.map(([name, kind]) => [
            name,
            kind === 'number' ? number : choices[round % choices.length],
          ]),
        )
        expect(formatMessage(locale, message as never, values), row.key).toBe(i18n._(row.key, values))
      }
    }
  })
})

it('leaves out a value that is not there', () => {
  expect(formatMessage('en', ['a ', ['missing'], 'b'], {})).toBe('a b')
})
