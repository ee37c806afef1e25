import type { Locale } from '@xezer/std/locale'

/** JSON of what was read, in each language: laid out again when another version of it is told, and gone with the read. */
export interface LaidOut {
  get(read: object, locale: Locale, version: string, present: () => object): Buffer
}

/** Of each read and language one is kept, the last; whoever keeps the reads bounds them. */
export function createLaidOut(): LaidOut {
  const kept = new WeakMap<object, Map<Locale, { readonly version: string; readonly bytes: Buffer }>>()
  return {
    get(read, locale, version, present) {
      const byLocale = kept.get(read) ?? new Map()
      kept.set(read, byLocale)
      const known = byLocale.get(locale)
      if (known?.version === version) return known.bytes
      const bytes = Buffer.from(JSON.stringify(present()))
      byLocale.set(locale, { version, bytes })
      return bytes
    },
  }
}
