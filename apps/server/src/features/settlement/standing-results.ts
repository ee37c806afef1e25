import type { MarketSettlement, SettleMessage, UnsettleMessage } from '@xezer/odds-book/messages'
import { marketKey } from '@xezer/sport/handle'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import type { MarketName } from './market-change.ts'

/** A result of the house's number, and what takes it back; what a provider said without a number gets one. */
export type NumberedSettle = SettleMessage & { readonly generation: number }
export type NumberedUnsettle = UnsettleMessage & { readonly generation: number }
export type NumberedMessage = NumberedSettle | NumberedUnsettle

/** What is kept beside the markets that a message changed, so that nothing of what came is lost. */
export interface Judged {
  /** Said again: nothing to do. */
  readonly confirmed: readonly MarketSettlement[]
  /** Replaced or taken back by what had come before it. */
  readonly overruled: readonly Pick<MarketName, 'type' | 'specifier'>[]
}

/** How a market stands by what was kept. */
export interface StandingResult {
  /** By outcome; null when it was taken back. */
  readonly outcomes: ReadonlyMap<string, OutcomeResult> | null
  readonly certainty: 1 | 2
  /** Generation time of the word that it stands by. */
  readonly atMs: number
}

export interface StandingResults {
  /** The highest generation so far; 0 before any. */
  readonly generation: number
  readonly markets: ReadonlyMap<string, StandingResult>
}

/** A provider that says nothing of certainty is certain. */
const CERTAIN = 2

/** From messages in the order of their steps. */
export function readStanding(kept: readonly (NumberedMessage & Partial<Judged>)[]): StandingResults {
  const markets = new Map<string, StandingResult>()
  let generation = 0
  for (const message of kept) {
    generation = Math.max(generation, message.generation)
    const atMs = message.generatedAtMs
    if (message.kind === 'unsettle') {
      for (const { type, specifier } of message.markets) {
        markets.set(marketKey(type, specifier), { outcomes: null, certainty: 1, atMs })
      }
      continue
    }
    for (const market of [...message.markets, ...(message.confirmed ?? [])]) {
      const key = marketKey(market.type, market.specifier)
      markets.set(key, stand(markets.get(key), market, message.certainty ?? CERTAIN, atMs))
    }
  }
  return { generation, markets }
}

function stand(
  before: StandingResult | undefined,
  market: MarketSettlement,
  certainty: 1 | 2,
  atMs: number,
): StandingResult {
  const known = before?.outcomes ?? null
  const told = market.outcomes.map(({ outcome, result }) => [outcome, result] as const)
  const isAdded = before !== undefined && known !== null && !contradicts(known, market)
  return {
    // Some markets are settled outcome by outcome.
    outcomes: new Map([...(known ?? []), ...told]),
    certainty: isAdded && before.certainty > certainty ? before.certainty : certainty,
    atMs: Math.max(atMs, before?.atMs ?? atMs),
  }
}

function contradicts(known: ReadonlyMap<string, OutcomeResult>, { outcomes }: MarketSettlement): boolean {
  return outcomes.some(({ outcome, result }) => spell(known.get(outcome) ?? result) !== spell(result))
}

/** One spelling, whatever the order of its members. */
function spell(result: OutcomeResult): string {
  return result.kind === 'dead_heat'
    ? `${result.kind} ${result.numerator}/${result.denominator}`
    : result.kind
}

export type Verdict = 'applies' | 'confirms' | 'overruled'

/** What a result without a number does to a market that stands so. */
export function judgeResult(
  standing: StandingResult | undefined,
  market: MarketSettlement,
  told: { readonly certainty: 1 | 2; readonly atMs: number },
): Verdict {
  if (standing === undefined) return 'applies'
  const isOlder = told.atMs < standing.atMs
  const { outcomes: known } = standing
  if (known === null) return isOlder ? 'overruled' : 'applies'
  if (!contradicts(known, market)) {
    return market.outcomes.every(({ outcome }) => known.has(outcome)) ? 'confirms' : 'applies'
  }
  if (told.certainty !== standing.certainty)
    return told.certainty > standing.certainty ? 'applies' : 'overruled'
  return isOlder ? 'overruled' : 'applies'
}

/** Gives a message without a number the next one, and keeps apart what of it changes nothing. */
export function numberMessage(
  message: SettleMessage | UnsettleMessage,
  standing: StandingResults,
): NumberedMessage & Partial<Judged> {
  if (message.kind === 'unsettle') return numberUnsettle(message, standing)
  const { generation } = message
  if (generation !== null) return { ...message, generation }
  const told = { certainty: message.certainty ?? CERTAIN, atMs: message.generatedAtMs } as const
  const judged = message.markets.map((market) => ({
    market,
    verdict: judgeResult(standing.markets.get(marketKey(market.type, market.specifier)), market, told),
  }))
  const those = (verdict: Verdict) =>
    judged.filter((one) => one.verdict === verdict).map(({ market }) => market)
  return {
    ...message,
    generation: standing.generation + 1,
    markets: those('applies').map((market) => tellWhole(market, standing)),
    confirmed: those('confirms'),
    overruled: those('overruled'),
  }
}

/**
 * With what stands of its other outcomes: the newest number of a market tells all of it, so that whoever comes late to one of them is
 * not kept from its result by that of another.
 */
function tellWhole(market: MarketSettlement, { markets }: StandingResults): MarketSettlement {
  const known =
    markets.get(marketKey(market.type, market.specifier))?.outcomes ?? new Map<string, OutcomeResult>()
  const others = [...known].flatMap(([outcome, result]) =>
    market.outcomes.some((told) => told.outcome === outcome) ? [] : [{ outcome, result }],
  )
  return { ...market, outcomes: [...market.outcomes, ...others] }
}

/** What stands by a later word than this one is not taken back by it. */
function numberUnsettle(
  message: UnsettleMessage,
  standing: StandingResults,
): NumberedUnsettle & Partial<Judged> {
  const { generation } = message
  if (generation !== null) return { ...message, generation }
  const isLate = ({ type, specifier }: UnsettleMessage['markets'][number]) =>
    message.generatedAtMs < (standing.markets.get(marketKey(type, specifier))?.atMs ?? message.generatedAtMs)
  return {
    ...message,
    generation: standing.generation,
    markets: message.markets.filter((market) => !isLate(market)),
    overruled: message.markets.filter(isLate),
  }
}
