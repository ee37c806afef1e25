import { must } from '@xezer/std/assert'
import type { LocalizedName } from '@xezer/std/locale'
import type { BookEvent } from './book.ts'

const NOBODY: LocalizedName = { az: '', ru: '', en: '' }

export interface EventNames {
  readonly home: LocalizedName
  readonly away: LocalizedName
}

/** A match is called by its sides; a field by its own name, which stands where the home side does, and nobody is away. */
export function eventNames({ home, away, field }: Pick<BookEvent, 'home' | 'away' | 'field'>): EventNames {
  if (field !== null) return { home: field.name, away: NOBODY }
  return { home: must(home, 'a match has a home side').name, away: must(away, 'a match has a visitor').name }
}
