import { findServerText } from '@xezer/i18n/server-text'
import type { Locale } from '@xezer/std/locale'
import type { MovementRow } from './find-movements.ts'

/** What a movement is called; a code that another release writes goes by itself. */
export function nameMovement(code: MovementRow['code'], locale: Locale): string {
  return findServerText(locale, `movement.${code}`) ?? code
}
