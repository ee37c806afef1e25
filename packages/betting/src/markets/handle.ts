import { assert } from '@xezer/std/assert'
import { err, ok, type Result } from '@xezer/std/result'
import { findMarketType } from './football-markets.ts'
import type { LineRule, MarketType } from './market-type.ts'
import { parseSpecifier } from './specifier.ts'

/** Which odds cell: an outcome of a market of an event. */
export interface Selection {
  readonly eventId: number
  /** Key of the market catalogue. */
  readonly type: string
  readonly specifier: string
  readonly outcome: string
}

const EVENT_ID = /^[1-9]\d{0,15}$/

/** `<eventId>:<type>:<specifier>:<outcome>`; self-describing, the same over restarts and processes. */
export function formatHandle(selection: Selection): string {
  return `${selection.eventId}:${selection.type}:${selection.specifier}:${selection.outcome}`
}

/** Only a handle that the catalogue knows gets through: type, specifier and outcome are all checked. */
export function parseHandle(text: string): Result<Selection, 'handle_invalid'> {
  // An outcome may hold a colon of its own (`2:1`), the parts before it never do.
  const [eventText = '', type = '', specifier, ...outcomeParts] = text.split(':')
  const outcome = outcomeParts.join(':')
  const marketType = findMarketType(type)
  if (!EVENT_ID.test(eventText) || specifier === undefined || marketType === null)
    return err('handle_invalid')
  const eventId = Number(eventText)
  if (!Number.isSafeInteger(eventId)) return err('handle_invalid')
  if (!isSpecifierOf(marketType, specifier) || !marketType.outcomes.includes(outcome))
    return err('handle_invalid')
  return ok({ eventId, type, specifier, outcome })
}

/** Whether a specifier has exactly the keys of its type and a line that exists. */
export function isSpecifierOf(type: MarketType, specifier: string): boolean {
  const parsed = parseSpecifier(specifier)
  if (!parsed.ok) return false
  const keys = Object.keys(parsed.value)
  if (keys.length !== type.specifierKeys.length) return false
  return type.specifierKeys.every((key) => {
    const value = parsed.value[key]
    return value !== undefined && type.lines !== null && isLine(value, type.lines)
  })
}

function isLine(value: number, lines: LineRule): boolean {
  if (lines === 'whole') return Number.isInteger(value)
  if (lines === 'half_only') return Number.isInteger(value - 0.5)
  if (lines === 'half') return Number.isInteger(value * 2)
  return Number.isInteger(value * 4)
}

/** The line of a market as its rules read it. */
export function getSpecifierNumber(
  specifier: string,
  key: 'hcp' | 'total' | 'goalnr' | 'cornernr' | 'n',
): number {
  const parsed = parseSpecifier(specifier)
  const value = parsed.ok ? parsed.value[key] : undefined
  assert(value !== undefined, `specifier ${specifier} has no ${key}`)
  return value
}
