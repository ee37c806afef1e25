/** The three languages of the product; Azerbaijani is the default (product §9, constants). */
export const LOCALES = ['az', 'ru', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'az'

/** A name in every language of the product. */
export type LocalizedName = Readonly<Record<Locale, string>>

/** The locale that a cookie or a header names, or the default when it names none of ours. */
export function parseLocale(text: string | null | undefined): Locale {
  return LOCALES.find((locale) => locale === text) ?? DEFAULT_LOCALE
}
