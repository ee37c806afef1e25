import type { Theme } from '@xezer/game-art/theme'
import { must } from '@xezer/std/assert'
import type { Sprites } from '../kit/sprites.ts'

/** Bitmaps of a theme's symbols in the size of a cell, by letter. */
export interface SymbolSet {
  /** Loads them for cells of this size; those of the size before are drawn until then. */
  load(cell: number, reelHeight: number): Promise<void>
  find(letter: string): ImageBitmap | null
}

/** A wild that covers its reel; drawn three cells high. */
export const TALL = 'Wtall'

export function createSymbolSet(theme: Theme, sprites: Sprites, letters: readonly string[]): SymbolSet {
  let bitmaps = new Map<string, ImageBitmap>()
  let wanted = 0
  return {
    async load(cell, reelHeight) {
      wanted += 1
      const turn = wanted
      const loaded = await Promise.all(
        letters.map(async (letter) => {
          const height = letter === TALL ? reelHeight : cell
          return [letter, await sprites.bitmap(symbolText(theme, letter), cell, height)] as const
        }),
      )
      if (turn === wanted) bitmaps = new Map(loaded)
    },
    find: (letter) => bitmaps.get(letter) ?? null,
  }
}

const symbolText = ({ key, symbols }: Theme, letter: string): string =>
  must(symbols?.[letter], `${letter} of ${key}`)()
