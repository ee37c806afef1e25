import type { CallErrorCode } from '@xezer/contract/call'
import type { FieldCode } from '@xezer/contract/field-errors'
import type { RegisterInput, register } from '@xezer/contract/identity'
import { isFormCode } from '@xezer/contract/promo-forms'
import { ageOn } from '@xezer/std/calendar-day'
import { err, ok, type Result } from '@xezer/std/result'
import { isCommonPassword } from './common-passwords.ts'

export interface RegistrationRefusal {
  readonly code: CallErrorCode<typeof register>
  readonly field: keyof RegisterInput
  /** What the field says, where the code says less. */
  readonly fault?: FieldCode
}

const AGE_MIN_YEARS = 18
/** Within living memory. */
const BIRTH_DAY_MIN = '1900-01-01'

/**
 * The rules of the forms (product §5, input; agreement 15, registration); `today` is the date where the house is, `YYYY-MM-DD`.
 * The main one asks for a passport, those that are tied to a promo code do not.
 */
export function decideRegistration(
  input: Pick<
    RegisterInput,
    'adult' | 'rules' | 'birthdate' | 'passport' | 'iwhen' | 'promo' | 'password' | 'email'
  >,
  today: string,
): Result<null, RegistrationRefusal> {
  const { birthdate, passport, iwhen, promo } = input
  const invalid = (field: keyof RegisterInput, fault: FieldCode) =>
    err<RegistrationRefusal>({ code: 'invalid_fields', field, fault })
  if (birthdate < BIRTH_DAY_MIN) return invalid('birthdate', 'date_too_early')
  if (birthdate > today) return invalid('birthdate', 'date_in_future')
  if (!isFormCode(promo ?? '')) {
    if (passport === undefined) return invalid('passport', 'field_required')
    if (iwhen === undefined) return invalid('iwhen', 'field_required')
  }
  if (iwhen !== undefined && iwhen > today) return invalid('iwhen', 'date_in_future')
  if (iwhen !== undefined && iwhen < birthdate) return invalid('iwhen', 'date_too_early')
  if (ageOn({ birthDay: birthdate, today }) < AGE_MIN_YEARS) {
    return err({ code: 'under_age', field: 'birthdate' })
  }
  // Absent, the client's own form has asked (agreement 27, registration payload).
  if (input.adult === false) return err({ code: 'under_age', field: 'adult' })
  if (input.rules === false) return err({ code: 'rules_not_accepted', field: 'rules' })
  if (isCommonPassword(input.password) || input.password.toLowerCase() === input.email.toLowerCase()) {
    return err({ code: 'password_too_common', field: 'password' })
  }
  return ok(null)
}
