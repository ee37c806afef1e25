import { assert } from '@xezer/std/assert'
import { err, ok, type Result } from '@xezer/std/result'

/**
 * Which values a key takes: quarters of either sign (`-1.5`), positive quarters (`220.5`), 1, 2, 3 …, or any text.
 */
type KeyRule = 'quarter' | 'positive_quarter' | 'count' | 'text'

/**
 * Every key that a specifier may have, sorted as they are written. `hcp`: handicap given to the home side (European:
 * whole numbers, `-1` is 0:1 from the visitor's view). `total`: the line. `goalnr`, `cornernr`: the n-th goal or corner.
 * `legs`: of a combination, what it is made of (`combination.ts`). `n`: how many to race to. `setnr`, `gamenr`, `quarternr`, `mapnr`: which part of play. `variant`: whatever a provider
 * tells markets of one type apart by.
 */
const KEY_RULES = {
  cornernr: 'count',
  gamenr: 'count',
  goalnr: 'count',
  hcp: 'quarter',
  legs: 'text',
  mapnr: 'count',
  n: 'count',
  quarternr: 'count',
  setnr: 'count',
  total: 'positive_quarter',
  variant: 'text',
} as const satisfies Record<string, KeyRule>

export type SpecifierKey = keyof typeof KEY_RULES
type TextKey = { [K in SpecifierKey]: (typeof KEY_RULES)[K] extends 'text' ? K : never }[SpecifierKey]
export type NumberKey = Exclude<SpecifierKey, TextKey>

/** In the order of writing: what is out of order is not read. */
export const SPECIFIER_KEYS = (Object.keys(KEY_RULES) as SpecifierKey[]).sort()

export const NUMBER_KEYS = SPECIFIER_KEYS.filter((key): key is NumberKey => KEY_RULES[key] !== 'text')

/** Quarter lines are exact in a double; nothing else than multiples of 0.25 gets in. */
export type SpecifierValues = Readonly<Partial<Record<NumberKey, number> & Record<TextKey, string>>>

/** Nine digits before the point and a text of so many characters: a stored specifier has an end. */
const NUMBER_TEXT = /^-?\d{1,9}(\.\d{1,2})?$/
const NUMBER_LIMIT = 1_000_000_000
const TEXT_LIMIT = 100
/** Six legs of a combination. */
const LEGS_LIMIT = 300

/** The one spelling of a specifier: sorted `key=value` joined by `|`; empty for a market without one. */
export function formatSpecifier(values: SpecifierValues): string {
  return SPECIFIER_KEYS.flatMap((key) => {
    const value = values[key]
    if (value === undefined) return []
    assert(isValueOf(key, value), `not a specifier value: ${key}=${value}`)
    // String(-0) is '0', so the one zero line has one spelling.
    return [`${key}=${typeof value === 'string' ? escapeText(value) : String(value)}`]
  }).join('|')
}

/** Reads canonical text only: `hcp=-1.5`, never `hcp=-1.50`, `hcp=+1` or keys out of order. */
export function parseSpecifier(text: string): Result<SpecifierValues, 'specifier_invalid'> {
  const values: Partial<Record<SpecifierKey, number | string>> = {}
  if (text === '') return ok({})
  for (const pair of text.split('|')) {
    const [name, valueText, ...rest] = pair.split('=')
    const key = SPECIFIER_KEYS.find((known) => known === name)
    if (key === undefined || valueText === undefined || rest.length > 0) return err('specifier_invalid')
    const value = readValue(key, valueText)
    if (value === null) return err('specifier_invalid')
    values[key] = value
  }
  const read = values as SpecifierValues
  return formatSpecifier(read) === text ? ok(read) : err('specifier_invalid')
}

/** The values of a specifier, none of one that is not ours. */
export function readSpecifier(specifier: string): SpecifierValues {
  const parsed = parseSpecifier(specifier)
  return parsed.ok ? parsed.value : {}
}

/** A number of a specifier whose market has it. */
export function getSpecifierNumber(specifier: string, key: NumberKey): number {
  const value = readSpecifier(specifier)[key]
  assert(value !== undefined, `specifier ${specifier} has no ${key}`)
  return value
}

function readValue(key: SpecifierKey, text: string): number | string | null {
  const isNumber = KEY_RULES[key] !== 'text'
  if (isNumber && !NUMBER_TEXT.test(text)) return null
  const value = isNumber ? Number(text) : unescapeText(text)
  return value !== null && isValueOf(key, value) ? value : null
}

function isValueOf(key: SpecifierKey, value: number | string): boolean {
  const rule: KeyRule = KEY_RULES[key]
  if (typeof value === 'string') return rule === 'text' && isPlainLength(key, value) && isPlainText(value)
  if (rule === 'text' || Math.abs(value) >= NUMBER_LIMIT) return false
  if (rule === 'count') return value > 0 && Number.isInteger(value)
  return Number.isInteger(value * 4) && (rule === 'quarter' || value > 0)
}

/** One spelling of what looks the same, and nothing that cannot be stored or sent. */
function isPlainText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  const isPrintable = !/[\u0000-\u001f\u007f\p{Surrogate}]/u.test(text)
  return text !== '' && isPrintable && text.normalize('NFC') === text
}

/** Whether a text is short enough to stand in a specifier. */
export function isPlainLength(key: SpecifierKey, text: string): boolean {
  return text.length <= (key === 'legs' ? LEGS_LIMIT : TEXT_LIMIT)
}

/** What separates the parts of specifiers and handles stands as `%3A`, `%7C`, `%3D`, and `%` itself as `%25`. */
const SEPARATORS = /[%:|=]/g
const ESCAPED = /%(25|3A|7C|3D)/g

function escapeText(text: string): string {
  return text.replace(SEPARATORS, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Null where a `%` stands for nothing of ours, or a separator for itself. */
function unescapeText(text: string): string | null {
  if (/[:|=]|%(?!25|3A|7C|3D)/.test(text)) return null
  return text.replace(ESCAPED, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
