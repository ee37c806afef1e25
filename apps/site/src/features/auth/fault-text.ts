import type { Translate } from '@xezer/i18n/translator'
import { type FieldFault, PASSWORD_LENGTH_MIN } from './registration-draft.ts'

/** The sentence under a field that says what is wrong with it. */
export function faultText(text: Translate, fault: FieldFault): string {
  switch (fault) {
    case 'required':
      return text('auth.required')
    case 'email_invalid':
      return text('err.email_invalid')
    case 'password_short':
      return text('err.password_short', { n: PASSWORD_LENGTH_MIN })
    case 'latin_only':
      return text('auth.latin_only')
    case 'under_age':
      return text('err.under_age')
    case 'date_invalid':
      return text('auth.date_invalid')
    case 'phone_invalid':
      return text('auth.phone_invalid')
    case 'passport_invalid':
      return text('auth.passport_invalid')
  }
}
