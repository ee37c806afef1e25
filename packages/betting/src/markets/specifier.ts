import { assert } from '@xezer/std/assert'
import { err, ok, type Result } from '@xezer/std/result'

/**
 * `hcp`: handicap given to the home side (European: whole numbers, `-1` is 0:1 from the visitor's view).
 * `total`: the line. `goalnr`, `cornernr`: the n-th goal or corner. `n`: how many to race to.
 */
export const SPECIFIER_KEYS = ['cornernr', 'goalnr', 'hcp', 'n', 'total'] as const
export type SpecifierKey = (typeof SPECIFIER_KEYS)[number]

/** Quarter lines are exact in a double; nothing else than multiples of 0.25 gets in. */
export type SpecifierValues = Readonly<Partial<Record<SpecifierKey, number>>>

const LINE_LIMIT = 100
const NUMBER_TEXT = /^-?\d{1,2}(\.\d{1,2})?$/

/** The one spelling of a specifier: sorted `key=value` joined by `|`; empty for a market without one. */
export function formatSpecifier(values: SpecifierValues): string {
  return SPECIFIER_KEYS.flatMap((key) => {
    const value = values[key]
    if (value === undefined) return []
    assert(isSpecifierNumber(key, value), `not a specifier value: ${key}=${value}`)
    // String(-0) is '0', so the one zero line has one spelling.
    return [`${key}=${String(value)}`]
  }).join('|')
}

/** Reads canonical text only: `hcp=-1.5`, never `hcp=-1.50`, `hcp=+1` or keys out of order. */
export function parseSpecifier(text: string): Result<SpecifierValues, 'specifier_invalid'> {
  const values: Partial<Record<SpecifierKey, number>> = {}
  if (text === '') return ok(values)
  for (const pair of text.split('|')) {
    const [name, valueText, ...rest] = pair.split('=')
    const key = SPECIFIER_KEYS.find((known) => known === name)
    if (key === undefined || valueText === undefined || rest.length > 0 || !NUMBER_TEXT.test(valueText)) {
      return err('specifier_invalid')
    }
    const value = Number(valueText)
    if (!isSpecifierNumber(key, value)) return err('specifier_invalid')
    values[key] = value
  }
  return formatSpecifier(values) === text ? ok(values) : err('specifier_invalid')
}

function isSpecifierNumber(key: SpecifierKey, value: number): boolean {
  if (Math.abs(value) >= LINE_LIMIT) return false
  if (key === 'hcp') return Number.isInteger(value * 4)
  if (key === 'total') return value > 0 && Number.isInteger(value * 4)
  return value > 0 && Number.isInteger(value)
}
