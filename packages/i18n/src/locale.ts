import type { Locale } from '@xezer/std/locale'

/** The cookie that keeps the chosen language (product §1, scope). */
export const LOCALE_COOKIE_NAME = 'locale'

/** Each language in its own words, for the switcher. */
export const LOCALE_SELF_NAMES: Record<Locale, string> = { az: 'Azərbaycanca', ru: 'Русский', en: 'English' }
