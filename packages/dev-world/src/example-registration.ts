import type { RegisterInput } from '@xezer/contract/identity'

export const EXAMPLE_PASSWORD = 'kedrovaya-shishka-27'

/** Seven digits that are an address's own, so that no two players of a test are taken for one person. */
function digitsOf(email: string): string {
  let sum = 0x811c9dc5
  for (const letter of email) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return String(sum % 10_000_000).padStart(7, '0')
}

/** A registration that is accepted, for players whose names do not matter. */
export function exampleRegistration(email: string): RegisterInput {
  const digits = digitsOf(email)
  return {
    email,
    password: EXAMPLE_PASSWORD,
    birthdate: '1990-05-17',
    firstname: 'AYSEL',
    lastname: 'MAMMADOVA',
    middlename: '',
    passport: `AZE${digits}`,
    iwhen: '2020-03-01',
    phone: `+994 50 ${digits.slice(0, 3)} ${digits.slice(3)}`,
    currency: 'AZN',
    affPartner: '904',
    adult: true,
    rules: true,
  }
}
