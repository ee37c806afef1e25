import { hash } from 'node:crypto'
import { type BetExposure, exposeBet } from '@xezer/betting/acceptance/expose-bet'
import { type Currency, type Minor, ZERO_MINOR } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import type { BetType } from '@xezer/sport/bet-type'
import { formatHandle } from '@xezer/sport/handle'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { toManat } from '../wallet/manat-equivalent.ts'
import { effectiveResult } from './bet-record.ts'

/** What one open bet can still cost the house, and where. */
export interface Exposure {
  readonly playerId: number
  /** Each leg with what the bet is expected to cost should it win, in manat; nothing for one that is settled. */
  readonly legs: readonly LegExposure[]
  /** Of an accumulator or a full cover: what it costs if everything in it wins. Null for a single, whose leg says so. */
  readonly combination: { readonly name: string; readonly lossManat: Minor } | null
}
interface LegExposure {
  readonly eventId: number
  readonly handle: string
  readonly lossManat: Minor
}

/** An open bet as its exposure is counted. */
export interface ExposedBet {
  readonly playerId: number
  readonly currency: Currency
  readonly type: BetType
  readonly size: number
  readonly stakeMinor: Minor
  readonly possibleReturnMinor: Minor
  readonly legs: readonly {
    readonly eventId: number
    readonly marketType: string
    readonly specifier: string
    readonly outcome: string
    readonly odds: Odds
    /** Of a bet that was struck; none yet of one that is being struck. */
    readonly result?: OutcomeResult | null
    readonly isVoid?: boolean
  }[]
}

/** The same bet with the same legs always counts the same: what was added is what is removed. */
export function exposureOf(bet: ExposedBet): Exposure {
  const { type, legs } = bet
  const exposure = exposeBet({
    ...bet,
    legs: legs.map(({ odds, result = null, isVoid = false }) => ({
      odds,
      result: effectiveResult({ result, isVoid }),
    })),
  })
  const selections = legs.map(({ eventId, marketType, specifier, outcome }) => ({
    eventId,
    handle: formatHandle(eventId, marketType, specifier, outcome),
  }))
  const name = type === 'singles' ? null : nameCombination(selections.map(({ handle }) => handle))
  return countExposure(bet, exposure, selections, name)
}

/** The same of a bet that has just been decided: what it costs is known, and what its combination is called. */
export function countExposure(
  { playerId, currency }: Pick<ExposedBet, 'playerId' | 'currency'>,
  { byLegMinor, wholeMinor }: BetExposure,
  selections: readonly Omit<LegExposure, 'lossManat'>[],
  /** Null for a single. */
  combinationName: string | null,
): Exposure {
  const legs = selections.map(({ eventId, handle }, index) => ({
    eventId,
    handle,
    lossManat: toManat(byLegMinor[index] ?? ZERO_MINOR, currency),
  }))
  if (combinationName === null) return { playerId, legs, combination: null }
  return { playerId, legs, combination: { name: combinationName, lossManat: toManat(wholeMinor, currency) } }
}

/** The same for the same selections in any order, and short however many they are. */
export function nameCombination(handles: readonly string[]): string {
  return hash('sha256', [...handles].sort().join('\n'), 'base64url')
}
