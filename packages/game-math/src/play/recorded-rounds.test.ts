import { must } from '@xezer/std/assert'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { sha256Hex } from '../draws/sha256.ts'
import { vectorDraws } from '../example-seeds.ts'
import { ENGINE_NAMES, type Json } from './engine.ts'
import { playExample } from './example-play.ts'
import { findEngine } from './find-engine.ts'
import { slotBookEngine } from './slot-book.ts'
import { slotCascadeEngine } from './slot-cascade.ts'
import { slotHoldEngine } from './slot-hold.ts'
import { slotLinesEngine } from './slot-lines.ts'

/** The first characters of the hash of all that a round shows: another order of draws, strip or payout is another one. */
const digestOf = (view: Json) => sha256Hex(JSON.stringify(view)).slice(0, 16)

/** Rounds of the known seeds by their nonce, at the least stake. */
describe('recorded rounds with the feature', () => {
  it.each([
    [2, 423, 3, 10, 'efe4e875d3b251ad'],
    [75, 666, 4, 12, '253eee5cd529ef9e'],
    [79, 484, 3, 10, 'cce06f8ebc5dcc5c'],
    [408, 684, 3, 10, '4238cb65ccf76d26'],
  ])(
    'slot-lines %d returns %d: %d scatters, %d free spins',
    (nonce, returnMinor, scatters, freeSpins, digest) => {
      const round = must(slotLinesEngine.play(vectorDraws(nonce), 20, {}, []), 'a round')
      expect(round).toMatchObject({
        returnMinor,
        view: { freeSpins, spins: [{ scatters }, ...Array(freeSpins).fill({})] },
      })
      expect(digestOf(round.view)).toBe(digest)
    },
  )

  it.each([
    [44, 405, 'b', 10, 4, 'e6023e2582e48c5a'],
    [230, 720, 'g', 10, 5, '67dd39e5bac8c805'],
    [1842, 2745, 'i', 20, 10, '9303378f824b27fa'],
    [1970, 370, 'd', 10, 1, '1ae776c56facb5dc'],
  ])(
    'slot-book %d returns %d: special %s, %d free spins, spread in %d',
    (nonce, returnMinor, special, freeSpins, spread, digest) => {
      const round = must(slotBookEngine.play(vectorDraws(nonce), 10, {}, []), 'a round')
      expect(round).toMatchObject({ returnMinor, view: { special } })
      const { spins } = round.view
      expect(spins.length - 1).toBe(freeSpins)
      expect(spins.reduce((sum, { freeSpinsGiven }) => sum + freeSpinsGiven, 0)).toBe(freeSpins)
      expect(spins.filter((spin) => spin.spread.length > 0)).toHaveLength(spread)
      expect(digestOf(round.view)).toBe(digest)
    },
  )

  it.each([
    [246, 590, '6 0 0 1 0 1 1 0 0 2 0', '07bd589ae469d144'],
    [367, 733, '5 0 0 2 0 0 0 2 0 5 1 0 0 0 0 0', 'ff48ae66def03174'],
    [828, 608, '5 1 4 1 3 0 1 0 2 0 0', 'cb4f970e18ed6902'],
    [1012, 1888, '5 0 3 4 0 0 0 0 1 5 0 0 2 0 0 2', 'ed8ac522a886bf87'],
  ])('slot-cascade %d returns %d: chains of %s', (nonce, returnMinor, chains, digest) => {
    const round = must(slotCascadeEngine.play(vectorDraws(nonce), 10, {}, []), 'a round')
    expect(round.returnMinor).toBe(returnMinor)
    expect(round.view.spins.map(({ cascades }) => cascades.length).join(' ')).toBe(chains)
    expect(digestOf(round.view)).toBe(digest)
  })

  it.each([
    [165, 1220, 7, 4, 8, '78157a6a285801d3'],
    [442, 368, 7, 10, 12, '0426d68e203ae2a5'],
    [511, 580, 6, 11, 14, '2f58d20f09603b4e'],
    [1190, 288, 6, 3, 6, '2d48bf5d1e1d8996'],
  ])(
    'slot-hold %d returns %d: %d coins, %d respins, %d at the end',
    (nonce, returnMinor, coins, respins, last, digest) => {
      const round = must(slotHoldEngine.play(vectorDraws(nonce), 20, {}, []), 'a round')
      expect(round).toMatchObject({ returnMinor, view: { coins } })
      const { boards } = round.view
      expect(boards.length - 1).toBe(respins)
      expect(boards.at(-1)?.filter((coin) => coin !== null)).toHaveLength(last)
      expect(digestOf(round.view)).toBe(digest)
    },
  )
})

/**
 * Twenty rounds of each engine, played to their ends by chance: one hash of all that they show, of one version. Who changes what a
 * round of the same draws would be raises the version with it, or rounds that are open would go on by other rules.
 */
describe('recorded rounds', () => {
  const DIGESTS = {
    'slot-lines': [1, 'b38a057f6ba1ddc6'],
    'slot-book': [1, '95817d4a5f919fe5'],
    'slot-cascade': [1, 'f4aba67eab7520b7'],
    'slot-hold': [1, '37d1c4c767ed3b7d'],
    roulette: [1, '5ec86698d4e2ca15'],
    blackjack: [1, 'a019753a2db33b18'],
    baccarat: [1, '2ee18d7177e007db'],
    'video-poker': [1, '099bc737c1e4f2f4'],
    crash: [1, '9d632ca222ab81d0'],
    limbo: [1, 'aafe855f74644d93'],
    dice: [1, '5c794a21197597b4'],
    mines: [1, '34f999e7ad4029c1'],
    'hi-lo': [1, '5412b176fb101aae'],
    plinko: [1, '20a74c799332b945'],
    keno: [1, '1afc8f35e7a3a867'],
    wheel: [1, '84d7f6b161d49bea'],
    scratch: [1, '4ddc2a4b14d6c852'],
  } as const

  it.each(ENGINE_NAMES)('%s', (name) => {
    const views = Array.from({ length: 20 }, (_, nonce) => {
      const { rounds } = playExample(findEngine(name), seededRandom(`${name} ${nonce}`), () =>
        vectorDraws(nonce),
      )
      return rounds.map(({ view, returnMinor, stakedMinor }) => ({ view, returnMinor, stakedMinor }))
    })
    expect([findEngine(name).version, digestOf(views)]).toEqual(DIGESTS[name])
  })
})
