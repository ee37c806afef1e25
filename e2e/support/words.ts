import { loadCasinoWords, loadLateWords, loadPageWords, loadTranslator } from '@xezer/i18n/load-translator'
import { LOCALES, type Locale } from '@xezer/std/locale'

const translators = new Map(
  await Promise.all(LOCALES.map(async (locale) => [locale, await loadTranslator(locale)] as const)),
)
await Promise.all([loadPageWords(), loadLateWords(), loadCasinoWords()])

/** The words of the site in one language. */
export function wordsOf(locale: Locale) {
  const translate = translators.get(locale)
  if (translate === undefined) throw new Error(`no words in ${locale}`)
  return translate
}

/** The words that a new visitor sees. */
export const say = wordsOf('az')
