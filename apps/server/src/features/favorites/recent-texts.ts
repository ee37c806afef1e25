import type { Locale } from '@xezer/std/locale'

/** What was made of texts that came lately, in each language. */
export interface RecentTexts<Value> {
  get(locale: Locale, text: string): Value | null
  keep(locale: Locale, text: string, value: Value): void
}

/** Of each of two generations; so many that are asked for in turn are never forgotten. */
export const TEXTS_MAX = 3000

/** What nobody asks for while as much else is asked for is forgotten; to remember is one look, or two. */
export function createRecentTexts<Value>(): RecentTexts<Value> {
  let young = begin<Value>()
  let old = begin<Value>()
  let count = 0
  const keep = (locale: Locale, text: string, value: Value): void => {
    if (count >= TEXTS_MAX) {
      old = young
      young = begin()
      count = 0
    }
    young[locale].set(text, value)
    count += 1
  }
  return {
    get(locale, text) {
      const known = young[locale].get(text)
      if (known !== undefined) return known
      const former = old[locale].get(text)
      if (former === undefined) return null
      old[locale].delete(text)
      keep(locale, text, former)
      return former
    },
    keep,
  }
}

function begin<Value>(): Readonly<Record<Locale, Map<string, Value>>> {
  return { az: new Map(), ru: new Map(), en: new Map() }
}
