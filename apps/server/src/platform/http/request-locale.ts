import { DEFAULT_LOCALE, LOCALES, type Locale, parseLocale } from '@xezer/std/locale'

const LOCALE_COOKIE = /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/
/** Most visitors have this cookie alone, and they poll. */
const ALONE: ReadonlyMap<string, Locale> = new Map(LOCALES.map((locale) => [`locale=${locale}`, locale]))

/** The language of the `locale` cookie (product §1, scope); Azerbaijani when there is none. */
export function requestLocale(cookieHeader: string | undefined): Locale {
  if (cookieHeader === undefined) return DEFAULT_LOCALE
  return ALONE.get(cookieHeader) ?? parseLocale(LOCALE_COOKIE.exec(cookieHeader)?.[1])
}
