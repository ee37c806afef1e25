export type Mode = 'rast' | 'shur' | 'segah' | 'chahargah' | 'bayati-shiraz' | 'humayun' | 'shushtar'

/** What a theme paints its stage with. Every colour is `#rrggbb`. */
export interface Palette {
  /** The ground behind reels, boards and tables: its edges and its lit middle. */
  readonly stageEdge: string
  readonly stageMiddle: string
  /** What stands around it: wood, stone or metal, lit and in its own shadow, and the one line on it. */
  readonly frameLight: string
  readonly frameDark: string
  readonly frameLine: string
  /** Words and fine lines on the stage; contrast of at least 7 to 1 with both its colours. */
  readonly ink: string
  /** Rings and lines of what is won. */
  readonly win: string
  /** The theme's two leading colours, each with its shadow. */
  readonly accent: string
  readonly accentDark: string
  readonly second: string
  readonly secondDark: string
}

/** The notes of a theme's sounds: a mugham's degrees above a base. */
export interface Scale {
  readonly baseHz: number
  readonly mode: Mode
  /** Semitones above the base, rising; quarter tones are halves. */
  readonly semitones: readonly number[]
}

/** SVG text by the letter of the engine's strips, 100×100; `Wtall` is the opened wild, 100×300. */
export type Symbols = Readonly<Record<string, () => string>>

export interface Theme {
  readonly key: string
  /** SVG text, 300×188. */
  readonly scene: () => string
  readonly palette: Palette
  readonly scale: Scale
  readonly symbols?: Symbols
}
