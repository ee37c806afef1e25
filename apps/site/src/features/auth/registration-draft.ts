import { PASSWORD_LENGTH_MIN, PROMO_CODE, type RegisterInput } from '@xezer/contract/identity'
import { type FormCode, isFormCode } from '@xezer/contract/promo-forms'
import { asciiUpperCase } from '@xezer/i18n/ascii-upper-case'
import { currencyCode } from '@xezer/i18n/format-money'
import { CURRENCIES, type Currency } from '@xezer/money/minor'
import { ageOn, isCalendarDay } from '@xezer/std/calendar-day'
import { err, ok, type Result } from '@xezer/std/result'
import type { FormFault } from '../../core/forms/fault-text.ts'
import { isWholePhone, maskPhone, presentPhone } from '../../core/forms/phone-mask.ts'
import { EMAIL } from './email.ts'

/** What stands in a form; every value as it is typed. */
export interface RegistrationDraft extends Readonly<Record<TypedField, string>> {
  readonly currency: Currency
  readonly bonus: BonusChoice
  readonly adult: boolean
  readonly rules: boolean
}
/** Which bonus his deposits shall earn (product §5, input). */
export type BonusChoice = 'none' | 'each_deposit'
type TypedField =
  | 'email'
  | 'password'
  | 'birthdate'
  | 'firstname'
  | 'lastname'
  | 'middlename'
  | 'passport'
  | 'iwhen'
  | 'phone'
  | 'promo'
export type RegistrationField = keyof RegistrationDraft
export type RegistrationFaults = Partial<Record<RegistrationField, FormFault>>

/** The main form, with the partner that it claims; or one that is tied to a promo code, and asks for no passport. */
export type FormKind =
  | { readonly kind: 'main'; readonly partner: string }
  | { readonly kind: 'promo'; readonly code: FormCode }

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
  bonus: 'none',
  adult: false,
  rules: false,
}

/** How the form of a promo code begins. */
export function promoDraft(code: FormCode): RegistrationDraft {
  return { ...EMPTY_DRAFT, currency: 'USD', promo: code }
}

const NAME_FIELDS = ['firstname', 'lastname', 'middlename'] as const
const REQUIRED_FIELDS = ['email', 'password', 'birthdate', 'firstname', 'lastname', 'phone'] as const
const DOCUMENT_FIELDS = ['passport', 'iwhen'] as const
const NAME = /^[A-Z][A-Z' -]*$/
const DOCUMENT = /^[A-Z0-9 -]{4,20}$/

/**
 * One field as it is typed, through the form's masks (product §5, input, "Input helpers"). What a name or a document
 * may not hold stays and is complained of: without its `ə` a name would be another one, and nobody might notice.
 */
export function maskField(field: RegistrationField, typed: string): string {
  if (field === 'phone') return maskPhone(typed)
  if (isName(field)) return asciiUpperCase(typed).replace(/[^A-Z' -]/gu, capitalOfOther)
  return field === 'passport' || field === 'promo' ? asciiUpperCase(typed) : typed
}

/**
 * What is complained of stands among capitals as one of them. A letter whose capital is a Latin one stays small (`ı`): it
 * would become another letter, and the complaint would go with it.
 */
function capitalOfOther(letter: string): string {
  const capital = letter.toUpperCase()
  return /[A-Z]/.test(capital) ? letter : capital
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
  form: FormKind,
): Result<RegisterInput, RegistrationFaults> {
  const isMain = form.kind === 'main'
  const typed = draft.promo.trim()
  // Its own code belongs to the form, whether or not it stands there.
  const promo = isMain ? typed : typed || form.code
  const faults = {
    ...findFaults(draft, today),
    ...(isMain ? findDocumentFaults(draft, today) : {}),
    ...findPromoFault(promo, isMain),
  }
  if (Object.keys(faults).length > 0) return err(faults)
  const { passport, iwhen, bonus, ...others } = draft
  const chosen = bonus === 'each_deposit' ? 1 : null
  return ok({
    ...others,
    email: draft.email.trim(),
    firstname: draft.firstname.trim(),
    lastname: draft.lastname.trim(),
    middlename: draft.middlename.trim(),
    phone: presentPhone(draft.phone),
    promo,
    ...(isMain ? { passport: passport.trim(), iwhen, affPartner: form.partner, bonus: chosen } : {}),
  })
}

function findFaults(draft: RegistrationDraft, today: string): RegistrationFaults {
  const faults: RegistrationFaults = {}
  if (!EMAIL.test(draft.email.trim())) faults.email = 'email_invalid'
  if (draft.password.length < PASSWORD_LENGTH_MIN) faults.password = 'password_short'
  if (!isCalendarDay(draft.birthdate)) faults.birthdate = 'date_invalid'
  else if (draft.birthdate > today) faults.birthdate = 'date_in_future'
  else if (ageOn({ birthDay: draft.birthdate, today }) < ADULT_AGE) faults.birthdate = 'under_age'
  if (!isWholePhone(draft.phone)) faults.phone = 'phone_invalid'
  for (const field of NAME_FIELDS) {
    if (draft[field].trim() !== '' && !NAME.test(draft[field].trim())) faults[field] = 'latin_only'
  }
  for (const field of REQUIRED_FIELDS) if (draft[field].trim() === '') faults[field] = 'field_required'
  for (const field of ['adult', 'rules'] as const) if (!draft[field]) faults[field] = 'field_required'
  return faults
}

function findDocumentFaults(draft: RegistrationDraft, today: string): RegistrationFaults {
  const faults: RegistrationFaults = {}
  if (!isCalendarDay(draft.iwhen)) faults.iwhen = 'date_invalid'
  else if (draft.iwhen > today) faults.iwhen = 'date_in_future'
  else if (isCalendarDay(draft.birthdate) && draft.iwhen < draft.birthdate) faults.iwhen = 'date_too_early'
  if (!DOCUMENT.test(draft.passport.trim())) faults.passport = 'passport_invalid'
  for (const field of DOCUMENT_FIELDS) if (draft[field].trim() === '') faults[field] = 'field_required'
  return faults
}

/** The main form takes any code that could be one; those of a code know the three of such forms (product §5, input). */
function findPromoFault(promo: string, isMain: boolean): RegistrationFaults {
  if (isMain) return promo === '' || PROMO_CODE.test(promo) ? {} : { promo: 'promo_invalid' }
  return isFormCode(promo) ? {} : { promo: 'promo_wrong' }
}

const toOption = (currency: Currency) => ({ value: currency, label: currencyCode(currency) })
export const currencyOptions = CURRENCIES.map(toOption)
/** Of the forms of a promo code, in their own order (product §3, entities). */
export const promoCurrencyOptions = (['USD', 'EUR', 'RUR', 'AZN'] as const).map(toOption)
