import type { Locale } from '@xezer/std/locale'

/** The cookie that keeps the chosen language (product §1, scope). */
export const localeCookieName = 'locale'

/** Each language in its own words, for the switcher. */
export const localeSelfNames: Record<Locale, string> = { az: 'Azərbaycanca', ru: 'Русский', en: 'English' }
