import type { Locale } from '@xezer/std/locale'
import type { CompiledCatalogue } from './catalogue.ts'
import { createTranslator, type Translate } from './translator.ts'

const words: Record<Locale, () => Promise<{ messages: CompiledCatalogue }>> = {
  az: () => import('./generated/az-play.ts'),
  ru: () => import('./generated/ru-play.ts'),
  en: () => import('./generated/en-play.ts'),
}

/** The games' translator of one language: the areas `play` and `play-…` and nothing of the site. */
export async function loadPlayTranslator(locale: Locale): Promise<Translate> {
  return createTranslator(locale, (await words[locale]()).messages)
}
