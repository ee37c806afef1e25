import type { ErrorCode } from '@xezer/contract/errors'
import type { FieldCode } from '@xezer/contract/field-errors'
import type { Locale } from '@xezer/std/locale'
import { findServerText } from './server-text.ts'
import type { MessageId, PlainMessageId } from './translator.ts'

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

type Values = Readonly<Record<string, string | number>>

/** What is wrong with a field: by its schema, or by a rule of the house. */
export interface FieldProblem {
  readonly code: FieldCode | ErrorCode
  readonly values: Values
}

/** The sentence of an error code: safe HTML from the catalogue, with every value escaped (agreement 2, errors). */
export function errorText(code: ErrorCode, values: Values, locale: Locale): string {
  return findSentence(['error', 'field'], code, values, locale)
}

/** The sentence under a field: its own, never that something is wrong somewhere. */
export function fieldText({ code, values }: FieldProblem, locale: Locale): string {
  return findSentence(['field', 'error'], code, values, locale)
}

/** The sentence of one field, or a line for each: `First name: Latin letters only`. */
export function fieldsText(problems: Readonly<Record<string, FieldProblem>>, locale: Locale): string {
  const lines = Object.entries(problems)
  const [first] = lines
  if (first === undefined) return errorText('bad_request', {}, locale)
  if (lines.length === 1) return fieldText(first[1], locale)
  return lines
    .map(([name, problem]) => `${nameField(name, locale)}: ${fieldText(problem, locale)}`)
    .join('<br>')
}

/** The words beside a field in our own forms; a field that has none is named as the wire names it. */
const FIELD_LABELS: ReadonlyMap<string, MessageId> = new Map<string, PlainMessageId>([
  ['email', 'auth.email'],
  ['password', 'auth.password'],
  ['prev', 'auth.password_current'],
  ['next', 'auth.password_new'],
  ['repeat', 'auth.password_repeat'],
  ['firstname', 'auth.first_name'],
  ['lastname', 'auth.last_name'],
  ['middlename', 'auth.middle_name'],
  ['birthdate', 'auth.birthdate'],
  ['passport', 'auth.passport'],
  ['iwhen', 'auth.passport_date'],
  ['phone', 'auth.phone'],
  ['currency', 'auth.currency'],
])

function nameField(name: string, locale: Locale): string {
  const label = FIELD_LABELS.get(name)
  return escapeHtml((label === undefined ? undefined : findServerText(locale, label)) ?? name)
}

function findSentence(homes: readonly string[], code: string, values: Values, locale: Locale): string {
  const escaped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? escapeHtml(value) : value,
    ]),
  )
  for (const home of homes) {
    const sentence = findServerText(locale, `${home}.${code}`, escaped)
    if (sentence !== null) return sentence
  }
  return code
}
