import { loadTranslator } from '@xezer/i18n/load-translator'
import { localeCookieName } from '@xezer/i18n/locale'
import type { Translate } from '@xezer/i18n/translator'
import { type Locale, parseLocale } from '@xezer/std/locale'
import { findCookie, writeCookie } from '../../platform/cookies.ts'
import { createCell, type Observable } from '../../platform/observable.ts'

export type Text = { locale: Locale; translate: Translate }

/** The shown language. Changing it keeps page, slip and scroll: the words are replaced where they stand. */
export type Language = Observable<Text> & { change: (locale: Locale) => Promise<void> }

export async function loadLanguage(): Promise<Language> {
  const locale = parseLocale(findCookie(localeCookieName))
  const text = createCell<Text>({ locale, translate: await loadTranslator(locale) })
  return {
    read: text.read,
    subscribe: text.subscribe,
    change: async (next) => {
      const translate = await loadTranslator(next)
      writeCookie(localeCookieName, next)
      document.documentElement.lang = next
      text.write({ locale: next, translate })
    },
  }
}
