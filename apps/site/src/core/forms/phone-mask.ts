/** The country of the main form: a number without a plus sign is one of its own. */
export const COUNTRY_CODE = '+994'
const LOCAL_DIGITS_MAX = 9
const FOREIGN_DIGITS_MAX = 15
const WHOLE_DIGITS_MIN = 10

/**
 * Groups of 2-3-4 digits as they are typed (product §5, input): `501234567` is `50 123 4567`. A plus sign frees the
 * form.
 */
export function maskPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  if (typed.trimStart().startsWith('+')) return `+${digits.slice(0, FOREIGN_DIGITS_MAX)}`
  // Pasted or filled in by the telephone, a whole number may begin with its country.
  if (/^(00)?994\d{9}$/.test(digits)) return maskPhone(digits.slice(-LOCAL_DIGITS_MAX))
  const own = digits.replace(/^0+/, '').slice(0, LOCAL_DIGITS_MAX)
  return [own.slice(0, 2), own.slice(2, 5), own.slice(5)].filter((group) => group !== '').join(' ')
}

/** The masked number as it is sent: `+994 50 123 4567`. */
export function presentPhone(masked: string): string {
  return masked.startsWith('+') || masked === '' ? masked : `${COUNTRY_CODE} ${masked}`
}

/** Whether nothing of it seems to be missing, its country counted. */
export function isWholePhone(masked: string): boolean {
  return presentPhone(masked).replace(/\D/g, '').length >= WHOLE_DIGITS_MIN
}
