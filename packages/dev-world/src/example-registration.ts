import type { RegisterInput } from '@xezer/contract/identity'

export const EXAMPLE_PASSWORD = 'kedrovaya-shishka-27'

/** A registration that is accepted, for players whose names do not matter. */
export function exampleRegistration(email: string): RegisterInput {
  return {
    email,
    password: EXAMPLE_PASSWORD,
    birthdate: '1990-05-17',
    firstname: 'AYSEL',
    lastname: 'MAMMADOVA',
    middlename: '',
    passport: 'AZE1234567',
    iwhen: '2020-03-01',
    phone: '+994 50 123 4567',
    currency: 'AZN',
    affPartner: '904',
    adult: true,
    rules: true,
  }
}
