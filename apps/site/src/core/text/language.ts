import { loadTranslator } from '@xezer/i18n/load-translator'
import { LOCALE_COOKIE_NAME } from '@xezer/i18n/locale'
import type { Translate } from '@xezer/i18n/translator'
import { type Locale, parseLocale } from '@xezer/std/locale'
import { writeCookie } from '../../platform/cookies.ts'
import { createCell, type Observable } from '../../platform/observable.ts'
import { createTurns } from '../../platform/turns.ts'

export interface Text {
  locale: Locale
  translate: Translate
}

/** The shown language. Changing it keeps page, slip and scroll: the words are replaced where they stand. */
export type Language = Observable<Text> & {
  /** False when the words cannot be loaded; of several wishes the last one counts. */
  change: (locale: Locale) => Promise<boolean>
}

/** The language that the page is in; `boot.js` wrote it on the document from the cookie. */
export function shownLocale(): Locale {
  return parseLocale(document.documentElement.lang)
}

export async function loadLanguage(load = loadTranslator): Promise<Language> {
  const locale = shownLocale()
  const text = createCell<Text>({ locale, translate: await load(locale) })
  const turns = createTurns()
  return {
    read: text.read,
    subscribe: text.subscribe,
    change: async (next) => {
      const turn = turns.begin()
      const translate = await load(next).catch(() => undefined)
      if (translate === undefined) return false
      if (!turn.isNewest()) return true
      writeCookie(LOCALE_COOKIE_NAME, next)
      document.documentElement.lang = next
      text.write({ locale: next, translate })
      return true
    },
  }
}
