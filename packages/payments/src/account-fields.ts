import { err, ok, type Result } from '@xezer/std/result'

/** The fields of the calls that carry an account; the card is one of its own for its number is never kept. */
export type AccountFieldName = 'phone' | 'wallet' | 'account' | 'card'

export interface AccountField {
  readonly name: AccountFieldName
  /** What the text must be after `normalise`; a card's number also has its check digit. */
  readonly pattern: RegExp
  readonly isEmailToo: boolean
  readonly example: string
  /** A country's code that people write before a number which is kept without. */
  readonly leading?: string
}

/** What is wrong with an account, in the codes of fields. */
export type AccountFault =
  | { readonly code: 'field_required' }
  | { readonly code: 'phone_invalid'; readonly example: string }
  | { readonly code: 'wallet_invalid' | 'cyrillic_letter'; readonly example: string }
  | { readonly code: 'card_invalid' | 'latin_only' }

/** A number of a wallet that is a telephone number: with its country. */
export const PHONE: AccountField = {
  name: 'phone',
  pattern: /^\d{9,15}$/,
  isEmailToo: false,
  example: '79123456789',
}
/** A number of a Russian operator: ten digits, the country is known. */
export const RUSSIAN_PHONE: AccountField = {
  name: 'phone',
  pattern: /^9\d{9}$/,
  isEmailToo: false,
  example: '9123456789',
  leading: '+7',
}
export const CARD: AccountField = {
  name: 'card',
  pattern: /^\d{13,19}$/,
  isEmailToo: false,
  example: '4111 1111 1111 1111',
}

export function wallet(pattern: RegExp, example: string): AccountField {
  return { name: 'wallet', pattern, isEmailToo: false, example }
}

export function orEmail(field: AccountField): AccountField {
  return { ...field, isEmailToo: true }
}

const TEXT_MAX = 254
const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+$/
const BETWEEN_DIGITS = /[\s\-\u2010-\u2015()]/g

/** An account as it was typed, to the one form in which it is checked, kept and sent. */
export function readAccount(field: AccountField, typed: string): Result<string, AccountFault> {
  const trimmed = typed.trim()
  if (trimmed === '') return err({ code: 'field_required' })
  if (trimmed.length > TEXT_MAX) return err(faultOf(field))
  if (field.isEmailToo && trimmed.includes('@'))
    return EMAIL.test(trimmed) ? ok(trimmed) : err(faultOf(field))
  const plain = normalise(field, trimmed)
  const isRight = field.pattern.test(plain) && (field.name !== 'card' || hasCheckDigit(plain))
  if (isRight) return ok(plain)
  // A letter that only looks like the one of the example: to be told the example again would help nobody.
  if (!isLettered(field) || !hasForeignLetter(plain)) return err(faultOf(field))
  // By the looks of it nothing is wrong: which keyboard wrote it has to be said.
  const isCyrillic = /\p{Script=Cyrillic}/u.test(plain)
  return err(isCyrillic ? { code: 'cyrillic_letter', example: field.example } : { code: 'latin_only' })
}

const isLettered = ({ name, example }: AccountField) => name === 'wallet' && /[A-Z]/.test(example)
const hasForeignLetter = (text: string) => /\p{L}/u.test(text.replace(/[A-Z]/g, ''))

function faultOf({ name, example }: AccountField): AccountFault {
  if (name === 'card') return { code: 'card_invalid' }
  return { code: name === 'phone' ? 'phone_invalid' : 'wallet_invalid', example }
}

/** Latin letters alone are raised: those of other scripts that look the same stay what they are, and are refused. */
function normalise(field: AccountField, text: string): string {
  const plain = text.replace(BETWEEN_DIGITS, '').replace(/[a-z]/g, (letter) => letter.toUpperCase())
  if (field.name !== 'phone') return plain
  if (field.leading !== undefined && plain.startsWith(field.leading)) return plain.slice(field.leading.length)
  return plain.replace(/^\+/, '')
}

/** Luhn: every second digit from the right counts double, and all of them come to a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const counted = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}
