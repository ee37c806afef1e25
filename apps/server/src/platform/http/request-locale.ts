import { type Locale, parseLocale } from '@xezer/std/locale'

const LOCALE_COOKIE = /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/

/** The language of the `locale` cookie (product §1, scope); Azerbaijani when there is none. */
export function requestLocale(cookieHeader: string | undefined): Locale {
  return parseLocale(cookieHeader === undefined ? null : LOCALE_COOKIE.exec(cookieHeader)?.[1])
}
