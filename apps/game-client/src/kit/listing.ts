import type { LocalizedName } from '@xezer/std/locale'

/** What a game is, from the catalogue. */
export interface Listing {
  readonly id: string
  readonly engine: string
  readonly variant: string | null
  readonly version: number
  readonly theme: string
  readonly name: LocalizedName
  readonly provider: string
  /** Exact returns in ten-thousandths: one, or the least and the most where choices differ. */
  readonly returnsBp: readonly [least: number, most: number]
  /** Names of the theme's symbols, by letter of the engine. */
  readonly symbols: Readonly<Record<string, LocalizedName>>
}
