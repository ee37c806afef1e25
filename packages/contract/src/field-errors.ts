import { isCalendarDay } from '@xezer/std/calendar-day'
import * as z from 'zod/mini'
import { says } from './says.ts'

/** What may be wrong with one field by its schema; each has its own sentence (`field.<code>` in the catalogues). */
export const FIELD_CODES = [
  'field_required',
  'field_unknown',
  'record_invalid',
  'text_invalid',
  'text_short',
  'text_long',
  'number_invalid',
  'number_low',
  'number_high',
  'whole_invalid',
  'yes_no_invalid',
  'choice_invalid',
  'list_invalid',
  'list_short',
  'list_long',
  'email_invalid',
  'password_short',
  'password_long',
  'latin_only',
  'cyrillic_letter',
  'date_invalid',
  'date_too_early',
  'date_in_future',
  'time_invalid',
  'phone_invalid',
  'passport_invalid',
  'fin_invalid',
  'series_invalid',
  'document_expired',
  'promo_invalid',
  'amount_invalid',
  'odds_invalid',
  'amount_below',
  'amount_above',
  'wallet_invalid',
  'card_invalid',
] as const
export type FieldCode = (typeof FIELD_CODES)[number]

/** What is wrong with a field, and what its sentence names: `{ n: 8 }`, `{ options: 'AZN, USD' }`, `{ name: 'isAdmin' }`. */
export interface FieldFault {
  readonly code: FieldCode
  readonly values: Readonly<Record<string, string | number>>
}

/** A day that exists. */
export const WireDate = z.string().check(z.refine(isCalendarDay, says('date_invalid')))

type Issue = z.core.$ZodIssue

const CODES: ReadonlySet<string> = new Set(FIELD_CODES)

function isFieldCode(text: string): text is FieldCode {
  return CODES.has(text)
}

/** The faults of a refused input, by the field's path (`bets.0.amount`). The first thing wrong with a field is told. */
export function findFieldFaults(issues: readonly Issue[], input: unknown): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {}
  const add = (path: readonly PropertyKey[], fault: FieldFault) => {
    const name = path.map(String).join('.')
    if (name !== '' && !Object.hasOwn(faults, name)) faults[name] = fault
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...issue.path, key], fault('field_unknown', { name: key }))
    } else add(issue.path, isMissing(input, issue.path) ? fault('field_required') : toFault(issue))
  }
  return faults
}

function fault(code: FieldCode, values: FieldFault['values'] = {}): FieldFault {
  return { code, values }
}

/** Absent, or null where null means nothing. */
function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return false
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value === undefined || value === null
}

const BY_TYPE: Readonly<Record<string, FieldCode>> = {
  string: 'text_invalid',
  number: 'number_invalid',
  int: 'whole_invalid',
  boolean: 'yes_no_invalid',
  array: 'list_invalid',
}

function toFault(issue: Issue): FieldFault {
  if (isFieldCode(issue.message)) return fault(issue.message, boundOf(issue))
  if (issue.code === 'invalid_type') return fault(BY_TYPE[issue.expected] ?? 'record_invalid')
  if (issue.code === 'invalid_value') return fault('choice_invalid', { options: issue.values.join(', ') })
  if (issue.code === 'too_small') return fault(sizeCode(issue.origin, 'small'), boundOf(issue))
  if (issue.code === 'too_big') return fault(sizeCode(issue.origin, 'big'), boundOf(issue))
  return fault('text_invalid')
}

function sizeCode(origin: string, size: 'small' | 'big'): FieldCode {
  if (origin === 'string') return size === 'small' ? 'text_short' : 'text_long'
  if (origin === 'array') return size === 'small' ? 'list_short' : 'list_long'
  return size === 'small' ? 'number_low' : 'number_high'
}

function boundOf(issue: Issue): FieldFault['values'] {
  if (issue.code === 'too_small') return { n: Number(issue.minimum) }
  return issue.code === 'too_big' ? { n: Number(issue.maximum) } : {}
}
