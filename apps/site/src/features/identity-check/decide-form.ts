import type { IdentityForm } from '@xezer/contract/identity-check'
import { asciiUpperCase } from '@xezer/i18n/ascii-upper-case'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { isCalendarDay } from '@xezer/std/calendar-day'
import { err, ok, type Result } from '@xezer/std/result'

export const EMPTY_FORM: IdentityForm = { fin: '', address: '', series: '', number: '', expires: '' }
export type FormFaults = Partial<Record<keyof IdentityForm, PlainMessageId>>

const ADDRESS_LENGTH_MIN = 5
const RULES = [
  ['fin', /^[0-9A-Z]{5,7}$/, 'field.fin_invalid'],
  ['series', /^[0-9A-Z]{1,5}$/, 'field.series_invalid'],
  ['number', /^[0-9A-Z]{4,14}$/, 'field.passport_invalid'],
] as const

/** The form as it is sent, or what is wrong with each of its fields; `today` is a day, `YYYY-MM-DD`. */
export function decideForm(typed: IdentityForm, today: string): Result<IdentityForm, FormFaults> {
  const faults: FormFaults = {}
  const form = {
    fin: asciiUpperCase(typed.fin.trim()),
    address: typed.address.trim(),
    series: asciiUpperCase(typed.series.trim()),
    number: asciiUpperCase(typed.number.replaceAll(/[\s-]/g, '')),
    expires: typed.expires,
  }
  for (const [name, rule, fault] of RULES) if (!rule.test(form[name])) faults[name] = fault
  if (form.address.length < ADDRESS_LENGTH_MIN) faults.address = 'identity.address_short'
  if (!isCalendarDay(form.expires)) faults.expires = 'field.date_invalid'
  else if (form.expires < today) faults.expires = 'field.document_expired'
  for (const name of ['fin', 'address', 'series', 'number', 'expires'] as const)
    if (form[name] === '') faults[name] = 'field.field_required'
  return Object.keys(faults).length > 0 ? err(faults) : ok(form)
}
