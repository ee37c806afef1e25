import type { Locale } from '@xezer/std/locale'
import type { CompiledCatalogue, CompiledMessage } from './catalogue.ts'
import { createTranslator, type Translate } from './translator.ts'

type Load = () => Promise<{ messages: CompiledCatalogue }>

// Two chunks per language: a browser downloads the language that it shows, and of it first what a guest's page says.
const first: Record<Locale, Load> = {
  az: () => import('./generated/az.ts'),
  ru: () => import('./generated/ru.ts'),
  en: () => import('./generated/en.ts'),
}
const late: Record<Locale, Load> = {
  az: () => import('./generated/az-late.ts'),
  ru: () => import('./generated/ru-late.ts'),
  en: () => import('./generated/en-late.ts'),
}

/** The words that are here, or on their way, by language. */
const words = new Map<Locale, Record<string, CompiledMessage>>()
let areLateWanted = false

async function add(locale: Locale, load: Load): Promise<void> {
  const known = words.get(locale) ?? {}
  words.set(locale, known)
  Object.assign(known, (await load()).messages)
}

/** The site's translator of one language, downloaded when it is not here yet. */
export async function loadTranslator(locale: Locale): Promise<Translate> {
  await Promise.all([add(locale, first[locale]), areLateWanted ? add(locale, late[locale]) : undefined])
  return createTranslator(locale, words.get(locale) ?? {})
}

/** What slip, account and their forms say, in each language that is shown from now on. */
export async function loadLateWords(): Promise<void> {
  areLateWanted = true
  await Promise.all([...words.keys()].map((locale) => add(locale, late[locale])))
}
