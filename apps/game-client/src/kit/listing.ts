import type { LocalizedName } from '@xezer/std/locale'

/** What JSON can say. Objects and lists are not described further: interfaces have no index. */
export type Json = null | boolean | number | string | object

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

/** What a theme brings to any engine; every colour is `#rrggbb`. */
export interface Theme {
  readonly key: string
  /** The backdrop, SVG text of 300 × 188. */
  readonly scene: (() => string) | null
  readonly palette: Palette
  readonly scale: { readonly baseHz: number; readonly semitones: readonly number[] }
  /** SVG text of 100 × 100 by letter of the engine's strips; `Wtall`, 100 × 300, is a wild that covers its reel. */
  readonly symbols?: Readonly<Record<string, () => string>>
}

export interface Palette {
  /** The ground behind reels, boards and tables: its edges and its lit middle. */
  readonly stageEdge: string
  readonly stageMiddle: string
  /** What stands around it, lit and in its own shadow, and the one line on it. */
  readonly frameLight: string
  readonly frameDark: string
  readonly frameLine: string
  /** Words and fine lines on the stage. */
  readonly ink: string
  /** Rings and lines of what is won. */
  readonly win: string
  /** The two leading colours, each with its shadow. */
  readonly accent: string
  readonly accentDark: string
  readonly second: string
  readonly secondDark: string
}
