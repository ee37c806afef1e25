/** The registration forms that are tied to a promo code (agreement 16, promo forms): where each stands, and its code. */
export const PROMO_FORMS = {
  '/registerro': 'RO',
  '/registeraz': 'AZ',
  '/registerazx': 'AZX',
} as const
export type FormCode = (typeof PROMO_FORMS)[keyof typeof PROMO_FORMS]

const FORM_CODES: readonly string[] = Object.values(PROMO_FORMS)

/** Whether a promo code belongs to such a form: with one a player registers without a passport. */
export function isFormCode(promo: string): promo is FormCode {
  return FORM_CODES.includes(promo)
}
