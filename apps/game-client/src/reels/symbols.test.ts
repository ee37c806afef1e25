import { LISTINGS } from '@xezer/game-catalogue/find-listing'
import { SLOT_BOOK } from '@xezer/game-math/slot-book/definition'
import { SLOT_CASCADE } from '@xezer/game-math/slot-cascade/definition'
import { SLOT_HOLD } from '@xezer/game-math/slot-hold/definition'
import { SLOT_LINES } from '@xezer/game-math/slot-lines/definition'
import { expect, it } from 'vitest'
import { findTheme } from '../find-theme.ts'
import { TALL } from './symbol-set.ts'

const LETTERS: Readonly<Record<string, readonly string[]>> = {
  'slot-lines': [...Object.keys(SLOT_LINES.pays), SLOT_LINES.wild, SLOT_LINES.scatter, TALL],
  'slot-book': [...Object.keys(SLOT_BOOK.pays), SLOT_BOOK.scatter],
  'slot-cascade': SLOT_CASCADE.symbols,
  'slot-hold': [...Object.keys(SLOT_HOLD.pays), SLOT_HOLD.wild, SLOT_HOLD.scatter],
}
const slots = LISTINGS.filter(({ kind }) => kind === 'slots')

it.each(slots.map(({ id, theme, engine }) => [id, theme, engine]))(
  '%s draws every letter of its strips',
  async (_id, key, engine) => {
    const symbols = (await findTheme(key)?.())?.theme.symbols ?? {}
    expect(LETTERS[engine]?.filter((letter) => symbols[letter] === undefined)).toEqual([])
  },
)
