import type { ErrorCode } from '@xezer/contract/errors'
import type { Locale } from '@xezer/std/locale'
import { findServerText } from './server-text.ts'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

/** The sentence of an error code: safe HTML from the catalogue, with every value escaped (agreement 2, errors). */
export function errorText(code: ErrorCode, values: Record<string, string | number>, locale: Locale): string {
  const escaped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? escapeHtml(value) : value,
    ]),
  )
  return findServerText(locale, `error.${code}`, escaped) ?? code
}
