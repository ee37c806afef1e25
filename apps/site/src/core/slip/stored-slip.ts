import type { Quote, SlipState } from '@xezer/betting/slip/slip-state'
import type { slipPlace } from '@xezer/contract/bet-slip'
import { PlaceBet, PositionRequest } from '@xezer/contract/bet-slip'
import type { CallInput } from '@xezer/contract/call'
import { type Minor, minor } from '@xezer/money/minor'
import { parseWireAmount } from '@xezer/money/wire-amount'
import { presentWireOdds } from '@xezer/money/wire-odds'
import { BET_TYPES, type BetType } from '@xezer/sport/bet-type'
import type { SlipView } from './slip-view.ts'

/** A press of "Place bet" that got no answer; it is repeated under the same key, so that it counts once. */
export interface UnansweredPress {
  key: string
  bets: CallInput<typeof slipPlace>['bets']
  /** It asked for a decision of the house. */
  vip?: boolean
}

/** What the press asked for; the slip may hold other sums by now, since prices come and go. */
export function unansweredStakeMinor({ bets }: UnansweredPress): Minor {
  const amounts = bets.map(({ amount }) => parseWireAmount(amount))
  return minor(amounts.reduce((total, parsed) => (parsed.ok ? total + parsed.value : total), 0n))
}

/** As a selection was called when it was last known. */
interface StoredNames {
  event: string
  market: string
  outcome: string
}

/** What a reload needs to build the slip again: the server tells names, prices and maxima anew. */
export interface StoredSlip {
  /** Another player of the same browser finds an empty slip. */
  userId: number
  positions: readonly {
    request: { event: number; factor: string; value: number }
    stake: string
    /** Text of an earlier release has none. */
    names?: StoredNames
  }[]
  singleStake: string
  /** By the code of the option. */
  optionStakes: Readonly<Record<string, string>>
  lastStake: string | undefined
  shownType: BetType | undefined
  unanswered: UnansweredPress | undefined
  /** The key of the next press; text of an earlier release has none. */
  nextKey: string | undefined
  /** For the other tabs: a reload knows nothing of a press under way but that it got no answer. */
  phase: SlipState['phase']
  isAsking: boolean
  placedNumbers: readonly string[]
  isVipPlaced: boolean
}

type KeptView = Pick<
  SlipView,
  'slip' | 'unanswered' | 'lastStake' | 'shownType' | 'nextKey' | 'isAsking' | 'placedNumbers' | 'isVipPlaced'
>

export function presentStoredSlip(
  userId: number,
  { slip: state, placedNumbers, isVipPlaced, isAsking, ...view }: KeptView,
): string {
  const positions = state.positions.flatMap(({ eventId, handle, agreedOdds, odds, stake, ...quote }) => {
    const seen = agreedOdds ?? odds
    if (seen === null) return []
    const names = { event: quote.eventName, market: quote.marketName, outcome: quote.outcomeName }
    const request = { event: eventId, factor: handle, value: presentWireOdds(seen) }
    return [{ request, stake: stake.text, ...(names.event === '' ? {} : { names }) }]
  })
  const optionStakes = Object.fromEntries(
    Object.entries(state.optionStakes).map(([code, { text }]) => [code, text]),
  )
  const { lastStake, shownType, unanswered, nextKey } = view
  return JSON.stringify({
    userId,
    positions,
    singleStake: state.singleStake.text,
    optionStakes,
    lastStake,
    shownType,
    unanswered,
    nextKey,
    phase: state.phase,
    isAsking: isAsking || undefined,
    placedNumbers: state.phase === 'placed' ? placedNumbers : undefined,
    isVipPlaced: (state.phase === 'placed' && isVipPlaced) || undefined,
  })
}

const PHASES: readonly SlipState['phase'][] = ['editing', 'placing', 'placed']

/** Storage may hold anything: what is no slip of this player is none. */
export function parseStoredSlip(text: string | undefined, userId: number): StoredSlip | undefined {
  const stored = parseRecord(text)
  if (stored === undefined || stored.userId !== userId || !Array.isArray(stored.positions)) return undefined
  return {
    userId,
    positions: stored.positions.flatMap((entry: unknown) => {
      const { request, stake, names } = toRecord(entry)
      const parsed = PositionRequest.safeParse(request)
      if (!parsed.success) return []
      return [{ request: parsed.data, stake: typeof stake === 'string' ? stake : '', ...parseNames(names) }]
    }),
    singleStake: typeof stored.singleStake === 'string' ? stored.singleStake : '',
    optionStakes: Object.fromEntries(Object.entries(toRecord(stored.optionStakes)).filter(isTextEntry)),
    lastStake: typeof stored.lastStake === 'string' ? stored.lastStake : undefined,
    shownType: BET_TYPES.find((type) => type === stored.shownType),
    unanswered: parseUnanswered(stored.unanswered),
    nextKey: typeof stored.nextKey === 'string' ? stored.nextKey : undefined,
    phase: PHASES.find((phase) => phase === stored.phase) ?? 'editing',
    isAsking: stored.isAsking === true,
    placedNumbers: Array.isArray(stored.placedNumbers) ? stored.placedNumbers.filter(isText) : [],
    isVipPlaced: stored.isVipPlaced === true,
  }
}

function parseNames(value: unknown): { names?: StoredNames } {
  const { event, market, outcome } = toRecord(value)
  return isText(event) && isText(market) && isText(outcome) ? { names: { event, market, outcome } } : {}
}

/** What is over and gone has no name at the server any more: it is called as it was, or nobody would know what to remove. */
export function nameGone(quote: Quote, { names }: StoredSlip['positions'][number]): Quote {
  if (quote.eventName !== '' || names === undefined) return quote
  return { ...quote, eventName: names.event, marketName: names.market, outcomeName: names.outcome }
}

function parseUnanswered(value: unknown): UnansweredPress | undefined {
  const { key, bets, vip } = toRecord(value)
  if (typeof key !== 'string' || !Array.isArray(bets) || bets.length === 0) return undefined
  const parsed = bets.map((bet: unknown) => PlaceBet.safeParse(bet))
  return parsed.every((bet) => bet.success)
    ? { key, bets: parsed.flatMap((bet) => bet.data ?? []), ...(vip === true ? { vip } : {}) }
    : undefined
}

function parseRecord(text: string | undefined): Record<string, unknown> | undefined {
  try {
    return text === undefined ? undefined : toRecord(JSON.parse(text))
  } catch {
    return undefined
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTextEntry(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string'
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
