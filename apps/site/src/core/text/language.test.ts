import type { Translate } from '@xezer/i18n/translator'
import type { Locale } from '@xezer/std/locale'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadLanguage } from './language.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'az' }, cookie: '' }))
afterEach(() => vi.unstubAllGlobals())

/** Words that arrive when the test says so. */
async function open() {
  const waiting = new Map<Locale, { give: () => void; fail: () => void }>()
  const language = await loadLanguage((locale) => {
    const words: Translate = () => locale
    if (locale === 'az') return Promise.resolve(words)
    return new Promise((give, reject) =>
      waiting.set(locale, { give: () => give(words), fail: () => reject(new Error('away')) }),
    )
  })
  return { language, waiting }
}

describe('a change of language', () => {
  it('ends in the language that was chosen last, whichever words come first', async () => {
    const { language, waiting } = await open()
    const changes = [language.change('ru'), language.change('en')]
    waiting.get('en')?.give()
    waiting.get('ru')?.give()
    await Promise.all(changes)
    expect([language.read().locale, document.documentElement.lang]).toEqual(['en', 'en'])
  })

  it('says when the words cannot be loaded, and leaves everything as it was', async () => {
    const { language, waiting } = await open()
    const change = language.change('ru')
    waiting.get('ru')?.fail()
    expect(await change).toBe(false)
    expect([language.read().locale, document.cookie]).toEqual(['az', ''])
  })
})
