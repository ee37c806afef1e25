import { PASSWORD_LENGTH_MIN } from '@xezer/contract/identity'
import type { Translate } from '@xezer/i18n/translator'

/** What a form can see for itself before the server is asked. */
export type FormFault =
  | 'field_required'
  | 'email_invalid'
  | 'password_short'
  | 'password_mismatch'
  | 'latin_only'
  | 'under_age'
  | 'date_invalid'
  | 'date_in_future'
  | 'date_too_early'
  | 'phone_invalid'
  | 'passport_invalid'
  | 'promo_invalid'
  | 'promo_wrong'

/** The sentence under a field that says what is wrong with it: the very one that the server would say. */
export function faultText(text: Translate, fault: FormFault): string {
  if (fault === 'password_short') return text('field.password_short', { n: PASSWORD_LENGTH_MIN })
  return text(`field.${fault}`)
}
