import type { LiabilityOf } from '@xezer/betting/acceptance/placement'
import type { CombinationCode, PositionCode, SlipCode } from '@xezer/contract/errors'
import type { Currency } from '@xezer/money/minor'
import { breakCode } from '../../core/player/breaks.ts'
import type { PassedLimit } from '../../core/player/limits.ts'
import type { PlayerTerms } from '../../core/player/read-player-terms.ts'

/** What became of a request, in codes: it is stored with the request's key and put in words when it is answered. */
export type PlaceOutcome =
  | { readonly kind: 'accepted'; readonly betIds: readonly number[] }
  | {
      readonly kind: 'refused'
      readonly code: SlipCode
      readonly currency: Currency
      readonly positions: readonly RefusedPosition[]
      /** Absent where no combination is refused for itself, and in what earlier releases stored. */
      readonly combinations?: readonly RefusedCombination[]
      /** Of a player who stays away: until when; null is for ever. Absent of any other refusal. */
      readonly untilMs?: number | null
      /** Of a limit that the player set himself. Absent of any other refusal. */
      readonly limit?: RefusedLimit
    }

/** Which limit a press would have passed, and what it left, in minor units as text. */
export interface RefusedLimit extends Omit<PassedLimit, 'leftMinor' | 'kind'> {
  readonly kind: PassedLimit['kind'] | 'time'
  readonly leftMinor: string
}

export interface RefusedPosition {
  readonly eventId: number
  readonly code: PositionCode
  readonly isPlaceable: boolean
  /** The price now in thousandths. */
  readonly odds: number | null
  /** The limit that was crossed, in minor units as text. */
  readonly limitMinor: string | null
  /** Of a liability: whose limit it is. Absent in what earlier releases stored. */
  readonly limitOf?: LiabilityOf
}

export interface RefusedCombination {
  /** `accumulator_N_N` or `full_cover_K_N`. */
  readonly option: string
  readonly code: CombinationCode
  /** The combined price now in thousandths. */
  readonly odds: number
  /** The limit that was crossed, in minor units as text. */
  readonly limitMinor: string | null
}

export function refused(code: SlipCode, currency: Currency): PlaceOutcome {
  return { kind: 'refused', code, currency, positions: [] }
}

/** What protects the player stands above all else that is asked of a bet; null where nothing of it is in the way. */
export function refuseProtected({ standingBreak }: PlayerTerms, currency: Currency): PlaceOutcome | null {
  if (standingBreak === null) return null
  const { endsAtMs } = standingBreak
  return { kind: 'refused', code: breakCode(standingBreak), currency, positions: [], untilMs: endsAtMs }
}

/** What a press of now waits for: a bet that waits for its acceptance is taken all the same. */
export function refuseUnrested(
  { timeLimitMinutes, isRealityDue }: PlayerTerms,
  playedMinutes: number,
  currency: Currency,
): PlaceOutcome | null {
  if (timeLimitMinutes !== null && playedMinutes >= timeLimitMinutes) {
    const limit = { kind: 'time', days: 1, leftMinor: '0' } as const
    return { kind: 'refused', code: 'limit_reached', currency, positions: [], limit }
  }
  return isRealityDue ? refused('reality_check_due', currency) : null
}

export function refuseLimited({ leftMinor, ...limit }: PassedLimit, currency: Currency): PlaceOutcome {
  const said = { ...limit, leftMinor: String(leftMinor) }
  return { kind: 'refused', code: 'limit_reached', currency, positions: [], limit: said }
}
