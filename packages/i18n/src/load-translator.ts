import type { Locale } from '@xezer/std/locale'
import type { CompiledCatalogue } from './catalogue.ts'
import { createTranslator, type Translate } from './translator.ts'

// One chunk per language: a browser downloads the language that it shows and no other.
const loaders: Record<Locale, () => Promise<{ messages: CompiledCatalogue }>> = {
  az: () => import('./generated/az.ts'),
  ru: () => import('./generated/ru.ts'),
  en: () => import('./generated/en.ts'),
}

/** The site's translator of one language, downloaded when it is not here yet. */
export async function loadTranslator(locale: Locale): Promise<Translate> {
  const { messages } = await loaders[locale]()
  return createTranslator(locale, messages)
}
