import type { Locale } from '@xezer/std/locale'
import type { CompiledCatalogue, CompiledMessage } from './catalogue.ts'
import { createTranslator, type Translate } from './translator.ts'

type Load = () => Promise<{ messages: CompiledCatalogue }>
type Words = Record<Locale, Load>

// Chunks per language: a browser downloads the language that it shows, and of it first what a guest's page says.
const first: Words = {
  az: () => import('./generated/az.ts'),
  ru: () => import('./generated/ru.ts'),
  en: () => import('./generated/en.ts'),
}
const pages: Words = {
  az: () => import('./generated/az-pages.ts'),
  ru: () => import('./generated/ru-pages.ts'),
  en: () => import('./generated/en-pages.ts'),
}
const late: Words = {
  az: () => import('./generated/az-late.ts'),
  ru: () => import('./generated/ru-late.ts'),
  en: () => import('./generated/en-late.ts'),
}
const casino: Words = {
  az: () => import('./generated/az-casino.ts'),
  ru: () => import('./generated/ru-casino.ts'),
  en: () => import('./generated/en-casino.ts'),
}

/** The words that are here, or on their way, by language. */
const words = new Map<Locale, Record<string, CompiledMessage>>()
const wanted = new Set([first])

async function add(locale: Locale, load: Load): Promise<void> {
  const known = words.get(locale) ?? {}
  words.set(locale, known)
  Object.assign(known, (await load()).messages)
}

/** The site's translator of one language, downloaded when it is not here yet. */
export async function loadTranslator(locale: Locale): Promise<Translate> {
  await Promise.all([...wanted].map((part) => add(locale, part[locale])))
  return createTranslator(locale, words.get(locale) ?? {})
}

/** Brings words of a part in each language that is shown from now on. */
async function bring(part: Words): Promise<void> {
  wanted.add(part)
  await Promise.all([...words.keys()].map((locale) => add(locale, part[locale])))
}

/** What pages of matches say beyond the first one. */
export const loadPageWords = () => bring(pages)
/** What slip, account and their forms say. */
export const loadLateWords = () => bring(late)
/** What the lobby of games says. */
export const loadCasinoWords = () => bring(casino)
