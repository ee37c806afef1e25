import type { PlacementBet, PlacementPosition } from '@xezer/betting/acceptance/placement'
import { combinationCode } from '@xezer/betting/combinations/bet-option'
import type { slipPlace } from '@xezer/contract/bet-slip'
import type { CallInput } from '@xezer/contract/call'
import type { FieldFault } from '@xezer/contract/field-errors'
import type { Currency } from '@xezer/money/minor'
import { parseWireAmount } from '@xezer/money/wire-amount'
import { parseWireOdds } from '@xezer/money/wire-odds'
import { err, ok, type Result } from '@xezer/std/result'
import type { Point } from '../../core/player/point.ts'

/** A selection of a press, once for all bets that it is part of. */
export type RequestedPosition = Pick<PlacementPosition, 'eventId' | 'handle' | 'seenOdds'>

/** What a press of "Place bet" asks for. The client's own maxima and products are never read. */
export interface RequestedPress {
  readonly positions: readonly RequestedPosition[]
  readonly bets: readonly PlacementBet[]
  /** Above the limits: it waits for a decision of the house. */
  readonly isVip: boolean
}

/** All bets of one press; they are accepted together or not at all. */
export interface PlacementRequest extends RequestedPress {
  readonly playerId: number
  readonly sessionId: number
  readonly currency: Currency
  readonly scope: string
  readonly key: string
  readonly requestHash: Buffer
  readonly requestedAtMs: number
  /** Where its session was opened. */
  readonly point?: Point
  /** Its selections were asked for while the offer was being told: what is not in the book may only not be there yet. */
  readonly isEarly?: boolean
}

interface RefusedInput {
  readonly field: string
  readonly problem: FieldFault
}

type PlaceInput = CallInput<typeof slipPlace>
type BetInput = PlaceInput['bets'][number]
type PositionInput = BetInput['positions'][number]
type Parsed<T> = Result<T, RefusedInput>

/** Whether a bet's type, size and positions belong together is the decision's to say; here it is only read. */
export function parseRequestedPress(input: PlaceInput): Parsed<RequestedPress> {
  const places = new Map<string, number>()
  const positions: RequestedPosition[] = []
  const bets: PlacementBet[] = []
  for (const [betIndex, bet] of input.bets.entries()) {
    const field = `bets.${betIndex}`
    const code = expectedCode(bet)
    if (bet.code !== undefined && bet.code !== code)
      return refuse(`${field}.code`, 'choice_invalid', { options: code })
    const legs: number[] = []
    for (const [index, position] of bet.positions.entries()) {
      const place = findPlace(places, positions, position, legs)
      if (!place.ok) return refuse(`${field}.positions.${index}.value`, place.error)
      legs.push(place.value)
    }
    const parsed =
      bet.type === 'singles' ? parseSingles(bet, legs, field) : parseCombination(bet, legs, field)
    if (!parsed.ok) return parsed
    bets.push(...parsed.value)
  }
  return ok({ positions, bets, isVip: input.vip === true })
}

/** The same selection is one position, seen at one price; twice in a bet it stands twice, and is refused as such. */
function findPlace(
  places: Map<string, number>,
  positions: RequestedPosition[],
  { event, factor, value }: PositionInput,
  taken: readonly number[],
): Result<number, 'odds_invalid'> {
  const seenOdds = parseWireOdds(value)
  if (!seenOdds.ok) return err('odds_invalid')
  const known = findKnown(places, positions, event, factor)
  if (known !== null && positions[known]?.seenOdds !== seenOdds.value) return err('odds_invalid')
  if (known !== null && !taken.includes(known)) return ok(known)
  if (!places.has(factor)) places.set(factor, positions.length)
  return ok(positions.push({ eventId: event, handle: factor, seenOdds: seenOdds.value }) - 1)
}

/** By its handle, which names the event too; one that is said to be of several events is looked for among all. */
function findKnown(
  places: ReadonlyMap<string, number>,
  positions: readonly RequestedPosition[],
  event: number,
  factor: string,
): number | null {
  const place = places.get(factor)
  if (place === undefined) return null
  if (positions[place]?.eventId === event) return place
  const found = positions.findIndex(({ eventId, handle }) => eventId === event && handle === factor)
  return found < 0 ? null : found
}

/**
 * An entry with several positions is as many bets, each with its position's own amount (product §7, calls). Without
 * one it would be a guess whether the entry's amount is the whole stake or each bet's: it is refused.
 */
function parseSingles(bet: BetInput, legs: readonly number[], field: string): Parsed<PlacementBet[]> {
  const bets: PlacementBet[] = []
  for (const [index, leg] of legs.entries()) {
    const amount = legs.length > 1 ? bet.positions[index]?.amount : bet.amount
    const amountField = `${field}.positions.${index}.amount`
    if (amount === undefined) return refuse(amountField, 'field_required')
    const stake = parseWireAmount(amount)
    if (!stake.ok) return refuse(amountField, 'amount_invalid')
    bets.push({ type: 'singles', size: bet.value ?? 1, stakeMinor: stake.value, legs: [leg] })
  }
  return ok(bets)
}

/** `amount` is the whole stake, whatever the amounts of its positions are. */
function parseCombination(bet: BetInput, legs: readonly number[], field: string): Parsed<PlacementBet[]> {
  if (bet.type === 'full_cover' && bet.value === undefined) return refuse(`${field}.value`, 'field_required')
  const stake = parseWireAmount(bet.amount)
  if (!stake.ok) return refuse(`${field}.amount`, 'amount_invalid')
  return ok([{ type: bet.type, size: sizeOf(bet), stakeMinor: stake.value, legs }])
}

function sizeOf({ type, value, positions }: BetInput): number {
  return value ?? (type === 'singles' ? 1 : positions.length)
}

function expectedCode(bet: BetInput): string {
  return bet.type === 'singles'
    ? 'singles'
    : combinationCode({ type: bet.type, size: sizeOf(bet) }, bet.positions.length)
}

function refuse(
  field: string,
  code: FieldFault['code'],
  values: FieldFault['values'] = {},
): Result<never, RefusedInput> {
  return err({ field, problem: { code, values } })
}
