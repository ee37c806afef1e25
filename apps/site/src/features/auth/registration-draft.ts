import { PASSWORD_LENGTH_MIN, PROMO_CODE, type RegisterInput } from '@xezer/contract/identity'
import { asciiUpperCase } from '@xezer/i18n/ascii-upper-case'
import { CURRENCIES } from '@xezer/money/minor'
import { ageOn, isCalendarDay } from '@xezer/std/calendar-day'
import { err, ok, type Result } from '@xezer/std/result'
import type { FormFault } from '../../core/forms/fault-text.ts'
import { EMAIL } from './email.ts'
import { maskPhone, presentPhone } from './phone-mask.ts'

/** What stands in the main form; every value as it is typed. */
export type RegistrationDraft = Omit<RegisterInput, 'affPartner' | 'promo' | 'bonus' | 'adult' | 'rules'> & {
  readonly promo: string
  readonly adult: boolean
  readonly rules: boolean
}
export type RegistrationField = keyof RegistrationDraft
export type RegistrationFaults = Partial<Record<RegistrationField, FormFault>>

const ADULT_AGE = 18

export const EMPTY_DRAFT: RegistrationDraft = {
  email: '',
  password: '',
  birthdate: '',
  firstname: '',
  lastname: '',
  middlename: '',
  passport: '',
  iwhen: '',
  phone: '',
  currency: 'AZN',
  promo: '',
  adult: false,
  rules: false,
}

const NAME_FIELDS = ['firstname', 'lastname', 'middlename'] as const
const REQUIRED_FIELDS = [
  'email',
  'password',
  'birthdate',
  'firstname',
  'lastname',
  'passport',
  'iwhen',
  'phone',
] as const
const NAME = /^[A-Z][A-Z' -]*$/
const DOCUMENT = /^[A-Z0-9 -]{4,20}$/

/**
 * One field as it is typed, through the form's masks (product §5, input, "Input helpers"). What a name or a document
 * may not hold stays and is complained of: without its `ə` a name would be another one, and nobody might notice.
 */
export function maskField(field: RegistrationField, typed: string): string {
  if (field === 'phone') return maskPhone(typed)
  return field === 'passport' || field === 'promo' || isName(field) ? asciiUpperCase(typed) : typed
}

/** What no further letter can mend, said before the form is sent. */
export function faultWhileTyped(
  field: RegistrationField,
  typed: string,
): 'latin_only' | 'passport_invalid' | 'promo_invalid' | undefined {
  if (isName(field) && /[^A-Za-z' -]/.test(typed)) return 'latin_only'
  if (field === 'passport' && /[^A-Za-z0-9 -]/.test(typed)) return 'passport_invalid'
  if (field === 'promo' && /[^A-Za-z0-9 ]/.test(typed)) return 'promo_invalid'
  return undefined
}

function isName(field: RegistrationField): boolean {
  return NAME_FIELDS.some((name) => name === field)
}

/** The request of a complete form, or what is wrong with each field; the server decides again. */
export function decideRegistration(
  draft: RegistrationDraft,
  today: string,
  partner: string,
): Result<RegisterInput, RegistrationFaults> {
  const faults: RegistrationFaults = {}
  const phone = presentPhone(draft.phone)
  if (!EMAIL.test(draft.email.trim())) faults.email = 'email_invalid'
  if (draft.password.length < PASSWORD_LENGTH_MIN) faults.password = 'password_short'
  const isBorn = isCalendarDay(draft.birthdate)
  if (!isBorn) faults.birthdate = 'date_invalid'
  else if (draft.birthdate > today) faults.birthdate = 'date_in_future'
  else if (ageOn({ birthDay: draft.birthdate, today }) < ADULT_AGE) faults.birthdate = 'under_age'
  if (!isCalendarDay(draft.iwhen)) faults.iwhen = 'date_invalid'
  else if (draft.iwhen > today) faults.iwhen = 'date_in_future'
  else if (isBorn && draft.iwhen < draft.birthdate) faults.iwhen = 'date_too_early'
  if (phone.replace(/\D/g, '').length < 10) faults.phone = 'phone_invalid'
  if (!DOCUMENT.test(draft.passport.trim())) faults.passport = 'passport_invalid'
  const promo = draft.promo.trim()
  if (promo !== '' && !PROMO_CODE.test(promo)) faults.promo = 'promo_invalid'
  for (const field of NAME_FIELDS) {
    if (draft[field].trim() !== '' && !NAME.test(draft[field].trim())) faults[field] = 'latin_only'
  }
  for (const field of REQUIRED_FIELDS) if (draft[field].trim() === '') faults[field] = 'field_required'
  for (const field of ['adult', 'rules'] as const) if (!draft[field]) faults[field] = 'field_required'
  if (Object.keys(faults).length > 0) return err(faults)
  return ok({
    ...draft,
    email: draft.email.trim(),
    firstname: draft.firstname.trim(),
    lastname: draft.lastname.trim(),
    middlename: draft.middlename.trim(),
    passport: draft.passport.trim(),
    phone,
    promo,
    affPartner: partner,
  })
}

export const currencyOptions = CURRENCIES.map((currency) => ({ value: currency, label: currency }))
