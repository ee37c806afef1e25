import { err, ok, type Result } from '@xezer/std/result'
import type { Counted, Placed, SportFacts } from './sport-facts.ts'

const STATUSES: readonly unknown[] = ['playing', 'finished', 'abandoned', 'retired', 'walkover']
const SIDES: readonly unknown[] = ['home', 'away']
/** More than any match has: what comes from outside is bounded. */
const COUNTED_LIMIT = 5000
const PATH = /^[a-z]+\d*(\.[a-z]+\d*)*$/

/** Reads facts that came as JSON; whatever is missing or of another shape is refused. */
export function parseSportFacts(value: unknown): Result<SportFacts, 'facts_invalid'> {
  if (!isRecord(value)) return err('facts_invalid')
  const { status, advances, closed, counted, standing } = value
  const isWhole =
    STATUSES.includes(status) &&
    (advances === null || SIDES.includes(advances)) &&
    Array.isArray(closed) &&
    closed.every(isPath) &&
    Array.isArray(counted) &&
    counted.length <= COUNTED_LIMIT &&
    counted.every(isCounted) &&
    (standing === undefined || isStanding(standing))
  if (!isWhole) return err('facts_invalid')
  const facts = { status, advances, closed, counted } as SportFacts
  return ok(standing === undefined ? facts : { ...facts, standing: standing as readonly Placed[] })
}

function isCounted(value: unknown): value is Counted {
  if (!isRecord(value)) return false
  const { statistic, side, path, weight, minute } = value
  const isTimed = minute === null || (Number.isSafeInteger(minute) && Number(minute) >= 1)
  const isWeighed = Number.isSafeInteger(weight) && Number(weight) >= 1
  return typeof statistic === 'string' && SIDES.includes(side) && isPath(path) && isWeighed && isTimed
}

function isStanding(value: unknown): boolean {
  return Array.isArray(value) && value.length <= COUNTED_LIMIT && value.every(isPlaced)
}

function isPlaced(value: unknown): value is Placed {
  if (!isRecord(value)) return false
  const { competitor, place } = value
  return typeof competitor === 'string' && Number.isSafeInteger(place) && Number(place) >= 1
}

function isPath(value: unknown): boolean {
  return typeof value === 'string' && PATH.test(value)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
