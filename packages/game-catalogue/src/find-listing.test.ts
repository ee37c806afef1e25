import { ENGINE_NAMES } from '@xezer/game-math/play/engine'
import { findEngine } from '@xezer/game-math/play/find-engine'
import { SLOT_BOOK } from '@xezer/game-math/slot-book/definition'
import { SLOT_CASCADE } from '@xezer/game-math/slot-cascade/definition'
import { SLOT_HOLD } from '@xezer/game-math/slot-hold/definition'
import { SLOT_LINES } from '@xezer/game-math/slot-lines/definition'
import { LOCALES } from '@xezer/std/locale'
import { describe, expect, it } from 'vitest'
import { familiesOf, findListing, LISTINGS, listSameMathematics } from './find-listing.ts'
import { GAME_KINDS } from './listing.ts'
import { PROVIDERS } from './providers.ts'

const COUNTS = {
  'slot-lines': 6,
  'slot-book': 6,
  'slot-cascade': 5,
  'slot-hold': 5,
  roulette: 3,
  blackjack: 2,
  baccarat: 2,
  'video-poker': 2,
  crash: 2,
  limbo: 1,
  dice: 2,
  mines: 2,
  'hi-lo': 2,
  plinko: 2,
  keno: 2,
  wheel: 2,
  scratch: 2,
} as const

const different = <T>(list: readonly T[]) => new Set(list).size === list.length

describe('the listings', () => {
  it('are so many of each engine', () => {
    for (const name of ENGINE_NAMES)
      expect(LISTINGS.filter(({ engine }) => engine === name).length, name).toBe(COUNTS[name])
  })

  it('have ids, themes and names of their own, in every language', () => {
    expect(different(LISTINGS.map(({ id }) => id))).toBe(true)
    expect(different(LISTINGS.map(({ theme }) => theme))).toBe(true)
    for (const locale of LOCALES) expect(different(LISTINGS.map(({ name }) => name[locale]))).toBe(true)
    for (const { id, provider, theme } of LISTINGS) expect(id).toBe(`${provider}_${theme}`)
  })

  it('come from all ten providers, one of which has the second host', () => {
    expect(new Set(LISTINGS.map(({ provider }) => provider)).size).toBe(PROVIDERS.length)
    for (const { src, provider } of LISTINGS) expect(src).toBe(provider === 'x' ? 'rpl' : 'inbet')
  })

  it('are found by id, and nothing else is', () => {
    for (const listing of LISTINGS) expect(findListing(listing.id)).toBe(listing)
    for (const odd of ['', 'nar', '../ng4_nar', 'ng4_nar/', '__proto__', 'constructor', 'NG4_NAR'])
      expect(findListing(odd)).toBeNull()
  })

  it('have stakes that their engine pays exactly, and a variant only where it has some', () => {
    for (const { id, engine, variant, stakes } of LISTINGS) {
      expect(stakes.step, id).toBe(findEngine(engine).stepMinor)
      expect([stakes.min % stakes.step, stakes.max % stakes.step], id).toEqual([0, 0])
      expect(stakes.min, id).toBeLessThan(stakes.max)
      expect(variant === null, id).toBe(engine !== 'roulette')
    }
  })

  it('never win more than the house pays where nothing is chosen', () => {
    for (const { id, engine, stakes, maxWinMinor } of LISTINGS) {
      const choice = findEngine(engine).readChoice(null, {})
      if (choice === null) continue
      expect(findEngine(engine).mostReturn(stakes.max, choice), id).toBeLessThanOrEqual(maxWinMinor)
    }
  })

  it('know the others of their mathematics, and what switches them', () => {
    const [french, starlit] = ['x_rulet', 'k_resed'].map((id) => findListing(id))
    expect(french && listSameMathematics(french)).toEqual([])
    expect(starlit && listSameMathematics(starlit).map(({ id }) => id)).toEqual(['ib_sahil'])
    expect(french && familiesOf(french)).toEqual(['table', 'roulette'])
    for (const kind of GAME_KINDS) expect(LISTINGS.some((one) => one.kind === kind)).toBe(true)
  })
})

describe('the symbols of a theme', () => {
  const lettersOf = {
    'slot-lines': [...Object.keys(SLOT_LINES.pays), SLOT_LINES.wild, SLOT_LINES.scatter],
    'slot-book': [...Object.keys(SLOT_BOOK.pays), SLOT_BOOK.wild],
    'slot-cascade': SLOT_CASCADE.symbols,
    'slot-hold': [...Object.keys(SLOT_HOLD.pays), SLOT_HOLD.wild, SLOT_HOLD.scatter],
  } as const

  it('are all that its engine has, each with a name of its own in every language', () => {
    for (const { id, engine, symbols = {} } of LISTINGS) {
      if (engine in lettersOf)
        expect(Object.keys(symbols).sort(), id).toEqual(
          [...lettersOf[engine as keyof typeof lettersOf]].sort(),
        )
      for (const locale of LOCALES)
        expect(different(Object.values(symbols).map((name) => name[locale])), id).toBe(true)
    }
  })

  it('are five at least that no other theme of its engine has', () => {
    for (const one of LISTINGS.filter(({ kind }) => kind === 'slots')) {
      const others = LISTINGS.filter((other) => other.engine === one.engine && other.id !== one.id).flatMap(
        ({ symbols = {} }) => Object.values(symbols).map(({ az }) => az),
      )
      const own = Object.values(one.symbols ?? {}).filter(({ az }) => !others.includes(az))
      expect(own.length, one.id).toBeGreaterThanOrEqual(5)
    }
  })
})
