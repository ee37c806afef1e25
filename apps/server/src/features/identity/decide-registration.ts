import type { CallErrorCode } from '@xezer/contract/call'
import type { RegisterInput, register } from '@xezer/contract/identity'
import { err, ok, type Result } from '@xezer/std/result'
import { isCommonPassword } from './common-passwords.ts'

export interface RegistrationRefusal {
  readonly code: CallErrorCode<typeof register>
  readonly field: keyof RegisterInput
}

const AGE_MIN_YEARS = 18

/**
 * The rules of the main form (product §5, input; agreement 15, registration); `today` is the date where the house is,
 * `YYYY-MM-DD`.
 */
export function decideRegistration(
  input: Pick<RegisterInput, 'adult' | 'rules' | 'birthdate' | 'iwhen' | 'password' | 'email'>,
  today: string,
): Result<null, RegistrationRefusal> {
  if (!isDate(input.birthdate)) return err({ code: 'invalid_fields', field: 'birthdate' })
  if (!isDate(input.iwhen) || input.iwhen > today) return err({ code: 'invalid_fields', field: 'iwhen' })
  if (ageOn(input.birthdate, today) < AGE_MIN_YEARS) return err({ code: 'under_age', field: 'birthdate' })
  if (!input.adult) return err({ code: 'under_age', field: 'adult' })
  if (!input.rules) return err({ code: 'rules_not_accepted', field: 'rules' })
  if (isCommonPassword(input.password) || input.password.toLowerCase() === input.email.toLowerCase()) {
    return err({ code: 'password_too_common', field: 'password' })
  }
  return ok(null)
}

/** Whole years; somebody born on 29 February is a year older on 1 March. */
export function ageOn(birthdate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return today.slice(5) >= birthdate.slice(5) ? years : years - 1
}

/** A day of the calendar within living memory: `2001-02-29` is none. */
function isDate(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`)
  return (
    !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text && text >= '1900-01-01'
  )
}
