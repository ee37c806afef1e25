import { describe, expect, it } from 'vitest'
import { LISTED_THEMES } from './listed-themes.ts'

const slots = LISTED_THEMES.filter(({ listing }) => listing.engine.startsWith('slot-'))

describe('the symbols of slots', () => {
  it.each(slots.map(({ listing, theme }) => [listing.id, listing, theme] as const))(
    '%s draws what its paytable names, and nothing else',
    (_id, { symbols }, theme) => {
      const letters = Object.keys(theme.symbols ?? {}).filter((letter) => letter !== 'Wtall')
      expect(letters.sort()).toEqual(Object.keys(symbols ?? {}).sort())
    },
  )

  it('have a tall picture where a wild opens', () => {
    for (const { listing, theme } of slots) {
      expect(theme.symbols?.Wtall !== undefined, listing.id).toBe(listing.engine === 'slot-lines')
    }
  })
})
