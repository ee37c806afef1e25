import { BET_TYPES, type BetType } from '@xezer/sport/bet-type'
import type { slipPlace } from './bet-slip.ts'
import type { CallInput } from './call.ts'
import { BETS_MAX, HANDLE_MAX, POSITIONS_MAX } from './slip-limits.ts'

export type PlaceInput = CallInput<typeof slipPlace>
type Bet = PlaceInput['bets'][number]
type Position = Bet['positions'][number]

const ODDS_MAX = 1_000_000
/** Up to here a hundredth is told from the next by fifteen digits, as a float tells them; beyond it the schema looks. */
const MONEY_MAX = 1_000_000_000_000
const TYPES: ReadonlySet<unknown> = new Set(BET_TYPES)

/**
 * What `slipPlace.input` reads from a body in which nothing is unusual, in its very order of fields, or null: then the schema
 * says what it is, or what is wrong with it. At the rate of placings the schema alone would cost as much as the decision.
 */
export function readPlace(body: unknown): PlaceInput | null {
  if (!isRecord(body)) return null
  const { bets, vip } = body
  if (!Array.isArray(bets) || bets.length < 1 || bets.length > BETS_MAX) return null
  const read: Bet[] = []
  for (const one of bets) {
    const bet = readBet(one)
    if (bet === null) return null
    read.push(bet)
  }
  if (vip === undefined) return hasKeys(body, 1) ? { bets: read } : null
  return typeof vip === 'boolean' && hasKeys(body, 2) ? { bets: read, vip } : null
}

function readBet(raw: unknown): Bet | null {
  if (!isRecord(raw)) return null
  const { type, amount, positions, value, code } = raw
  if (!TYPES.has(type) || !isMoney(amount) || !Array.isArray(positions)) return null
  if (positions.length < 1 || positions.length > POSITIONS_MAX) return null
  const read: Position[] = []
  for (const one of positions) {
    const position = readPosition(one)
    if (position === null) return null
    read.push(position)
  }
  const bet: Bet = { type: type as BetType, amount, positions: read }
  let keys = 3
  if (value !== undefined) {
    if (!Number.isSafeInteger(value)) return null
    bet.value = value as number
    keys += 1
  }
  if (code !== undefined) {
    if (typeof code !== 'string') return null
    bet.code = code
    keys += 1
  }
  return hasKeys(raw, keys) ? bet : null
}

function readPosition(raw: unknown): Position | null {
  if (!isRecord(raw)) return null
  const { event, factor, value, maximum, maximumSystemExpress, amount } = raw
  if (!isId(event) || !isHandle(factor) || !isOdds(value)) return null
  const position: Position = { event, factor, value }
  let keys = 3
  if (maximum !== undefined) {
    if (!Number.isFinite(maximum)) return null
    position.maximum = maximum as number
    keys += 1
  }
  if (maximumSystemExpress !== undefined) {
    if (!Number.isFinite(maximumSystemExpress)) return null
    position.maximumSystemExpress = maximumSystemExpress as number
    keys += 1
  }
  if (amount !== undefined) {
    if (!isMoney(amount)) return null
    position.amount = amount
    keys += 1
  }
  return hasKeys(raw, keys) ? position : null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}

function isHandle(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= HANDLE_MAX
}

function isOdds(value: unknown): value is number {
  return (
    typeof value === 'number' && value > 1 && value <= ODDS_MAX && Math.round(value * 1000) / 1000 === value
  )
}

function isMoney(value: unknown): value is number {
  return (
    typeof value === 'number' && value >= 0 && value <= MONEY_MAX && Math.round(value * 100) / 100 === value
  )
}

/** That there are no other keys than those that were read. */
function hasKeys(record: object, count: number): boolean {
  let keys = 0
  for (const _key in record) keys += 1
  return keys === count
}
