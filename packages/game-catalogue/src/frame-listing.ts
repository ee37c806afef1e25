import type { LocalizedName } from '@xezer/std/locale'

/** A game of the catalogue as its frame names it. */
export interface FrameListing {
  readonly id: string
  readonly engine: string
  readonly variant: string | null
  /** The key of its art. */
  readonly theme: string
  readonly name: LocalizedName
  readonly kind: 'slots' | 'table' | 'instant'
  readonly provider: string
  /** Its mathematics by name and version: `slot-book 1`. */
  readonly model: string
  /** Exact return: `96.58%`, or from the least to the most. */
  readonly rtp: string
  /** Rounds in which anything comes back, likewise. */
  readonly hitRate: string
  /** Games of the same mathematics. */
  readonly sameMathematics: readonly LocalizedName[]
  /** Names of the theme's symbols, by letter of the engine. */
  readonly symbols: Readonly<Record<string, LocalizedName>>
}
