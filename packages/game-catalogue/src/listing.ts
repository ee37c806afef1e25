import type { EngineName } from '@xezer/game-math/play/engine'
import type { LocalizedName } from '@xezer/std/locale'
import type { ProviderCode } from './providers.ts'

export const GAME_KINDS = ['slots', 'table', 'instant'] as const
export type GameKind = (typeof GAME_KINDS)[number]

/** In minor units, the same numbers in every currency. */
export interface StakeLimits {
  readonly min: number
  /** Of a choice that can bring much it is less: `largestStake` of game-math, by `maxWinMinor`. */
  readonly max: number
  readonly step: number
}

/** The names of a theme's symbols, by the letter or name that its engine gives them. */
export type SymbolNames = Readonly<Record<string, LocalizedName>>

/** A game as it is offered. */
export interface Listing {
  /** Provider and theme: `ng4_nar`. */
  readonly id: string
  readonly engine: EngineName
  readonly variant: string | null
  /** The key of its art. */
  readonly theme: string
  readonly provider: ProviderCode
  /** Which of the two hosts of pictures and frames it comes from. */
  readonly src: 'inbet' | 'rpl'
  readonly name: LocalizedName
  /** `yyyy-mm-dd`. */
  readonly addedOn: string
  readonly kind: GameKind
  readonly stakes: StakeLimits
  /** The house's largest win of a round. */
  readonly maxWinMinor: number
  readonly hasDemo: boolean
  readonly symbols?: SymbolNames
}
