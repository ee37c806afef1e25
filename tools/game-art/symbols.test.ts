import { symbolsOf } from '@xezer/game-art/symbols/drawn'
import { tile } from '@xezer/game-art/symbols/motifs'
import { MOTIFS } from '@xezer/game-catalogue/symbols/motifs'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { LISTED_THEMES } from './listed-themes.ts'

const MOTIF_NAMES = Object.keys(MOTIFS) as (keyof typeof MOTIFS)[]
const slots = LISTED_THEMES.filter(({ listing }) => listing.engine.startsWith('slot-'))

describe('the symbols of slots', () => {
  it.each(slots.map(({ listing, theme }) => [listing.id, listing, theme] as const))(
    '%s draws what its paytable names, and nothing else',
    (_id, { symbols }, theme) => {
      const letters = Object.keys(theme.symbols ?? {}).filter((letter) => letter !== 'Wtall')
      expect(letters.sort()).toEqual(Object.keys(symbols ?? {}).sort())
    },
  )

  it.each(slots.map(({ listing, theme }) => [listing.id, listing, theme] as const))(
    '%s knots the motifs that its paytable names',
    (_id, { symbols }, theme) => {
      for (const [letter, name] of Object.entries(symbols ?? {})) {
        if (!/[kqjtghi]/.test(letter)) continue
        const motif = must(
          MOTIF_NAMES.find((one) => MOTIFS[one][2] === name.en),
          `a motif for ${letter}`,
        )
        const black = symbolsOf('any', { k: tile(motif, '#000000', '#000000', '#000000') })
        expect(outlineOf(theme.symbols?.[letter]?.()), letter).toBe(outlineOf(black.k?.()))
      }
    },
  )

  it('have a tall picture where a wild opens', () => {
    for (const { listing, theme } of slots) {
      expect(theme.symbols?.Wtall !== undefined, listing.id).toBe(listing.engine === 'slot-lines')
    }
  })
})

/** A drawing without its colours. */
const outlineOf = (svg = '') => svg.replace(/#[0-9a-f]{6}/g, '#').replace(/[a-z]+-[a-zA-Z]+-\d+/g, 'id')
