import { viewPeriod } from '@xezer/betting/settlement/period-view'
import { type SettlementReason, settleMarket } from '@xezer/betting/settlement/settle-market'
import type {
  MarketSettlement,
  SettleMessage,
  UnsettleMessage,
  UnvoidMessage,
  VoidMessage,
} from '@xezer/odds-book/messages'
import { COMBINATION_TYPE, isCombinedOf } from '@xezer/sport/combination'
import { isOutcomeOf, isSpecifierOf, type MarketType } from '@xezer/sport/market-type'
import { isOutcomeResult, type OutcomeResult } from '@xezer/sport/outcome-result'
import type { SportModule } from '@xezer/sports/sport-module'
import type { NumberedMessage, NumberedSettle } from './standing-results.ts'
import { findStandingVoids, type VoidWindow, type VoidWord } from './void-windows.ts'

/** As it came, and as it is kept: with a number. */
export type NumberedResult = NumberedMessage | VoidMessage | UnvoidMessage
export type ResultMessage = SettleMessage | UnsettleMessage | VoidMessage | UnvoidMessage

export interface MarketName {
  readonly eventId: number
  readonly type: string
  readonly specifier: string
}

/** What a message does to the legs of one market. */
export type MarketChange = ResultChange | VoidChange

export interface ResultChange extends MarketName {
  readonly kind: 'result'
  /** Twice the generation, and one more when it was taken back: of two changes the higher one stands. */
  readonly step: number
  /** Null: taken back. An outcome that is not in it stays open. */
  readonly results: ReadonlyMap<string, OutcomeResult> | null
  readonly reason: SettlementReason | null
  /** The score that it was settled on. */
  readonly score: string | null
}

export interface VoidChange extends MarketName {
  readonly kind: 'void'
  /** What stands of all voids of the market, whatever the order in which they came. */
  readonly windows: readonly VoidWindow[]
  /** Generation time of the newest word about them. */
  readonly atMs: number
  /** Which bets the message is about: those struck within [fromMs, toMs). */
  readonly fromMs: number | null
  readonly toMs: number | null
}

/** What is known of an event when one of its markets is void, or no longer. */
export interface VoidContext {
  /** Its voids and what took them back, the message among them. */
  readonly words: readonly VoidWord[]
  /** The specifiers of the combinations that were bet on: a void reaches those that hold its market. */
  readonly combinations: readonly string[]
}

/**
 * The changes of a message, market by market. The results are the feed's, the reason is that of the sport's rules.
 */
export function readMarketChanges(
  message: NumberedResult,
  sport: SportModule,
  { words, combinations }: VoidContext = { words: [], combinations: [] },
): MarketChange[] {
  const { eventId } = message
  if (message.kind === 'settle') return readSettlement(message, sport)
  if (message.kind === 'unsettle') {
    return message.markets.map(({ type, specifier }) => ({
      kind: 'result',
      eventId,
      type,
      specifier,
      step: message.generation * 2 + 1,
      results: null,
      reason: null,
      score: null,
    }))
  }
  const combined = combinations.filter((specifier) =>
    message.markets.some((market) => isCombinedOf(specifier, market)),
  )
  const reached = [
    ...message.markets,
    ...combined.map((specifier) => ({ type: COMBINATION_TYPE, specifier })),
  ]
  return reached.map(({ type, specifier }) => ({
    kind: 'void',
    eventId,
    type,
    specifier,
    ...findStandingVoids(words, { type, specifier }),
    fromMs: message.fromMs ?? null,
    toMs: message.toMs ?? null,
  }))
}

/** What was not understood is left out, so that its bets stay open and the rest is settled. */
function readSettlement(message: NumberedSettle, sport: SportModule): ResultChange[] {
  const facts = sport.parseFacts(message.facts)
  // Who wins a league is no question of a score.
  const isMatch = facts.ok && facts.value.standing === undefined
  const score = isMatch ? viewPeriod(facts.value, sport.score, 'match') : null
  return message.markets.flatMap((market) => {
    const { type, specifier, outcomes } = market
    const marketType = findTypeOf(market, sport)
    if (marketType === null) return []
    const isOurs = facts.ok && marketType.told === undefined
    const decision = isOurs ? settleMarket(marketType, specifier, facts.value) : 'undecided'
    const understood = outcomes.filter((told) => isUnderstood(marketType, told))
    return {
      kind: 'result',
      eventId: message.eventId,
      type,
      specifier,
      step: message.generation * 2,
      results: new Map(understood.map(({ outcome, result }) => [outcome, result])),
      reason: decision === 'undecided' ? null : decision.reason,
      score: score === null ? null : `${score.home}:${score.away}`,
    }
  })
}

/** Markets and results of a settlement that are none of ours. */
export function listQuarantined({ markets }: SettleMessage, sport: SportModule): string[] {
  return markets.flatMap((market) => {
    const { type, specifier, outcomes } = market
    const marketType = findTypeOf(market, sport)
    if (marketType === null) return [`market ${type} ${specifier}`]
    return outcomes
      .filter((told) => !isUnderstood(marketType, told))
      .map(({ outcome, result }) => `${type} ${specifier} ${outcome}: ${JSON.stringify(result)}`)
  })
}

function isUnderstood(type: MarketType, { outcome, result }: MarketSettlement['outcomes'][number]): boolean {
  return isOutcomeOf(type, outcome) && isOutcomeResult(result)
}

/** Null for a market that is none of ours. */
export function findTypeOf({ type, specifier }: MarketSettlement, sport: SportModule): MarketType | null {
  const marketType = sport.markets.find(type)
  return marketType !== null && isSpecifierOf(marketType, specifier) ? marketType : null
}
