import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { baccaratFactor, dealBaccarat } from '../baccarat/baccarat.ts'
import { playLimbo, sharedPoint } from '../crash/crash.ts'
import { rollDice } from '../dice/dice.ts'
import { EXAMPLE_SERVER_SEED, exampleHmac, vectorDraws, vectorWords } from '../example-seeds.ts'
import { exampleDraws } from '../example-words.ts'
import { drawKeno } from '../keno/keno.ts'
import { layMines } from '../mines/mines.ts'
import { dropBall } from '../plinko/plinko.ts'
import { spinRoulette } from '../roulette/outcome.ts'
import { spinLines } from '../slot-lines/outcome.ts'
import { dealPoker } from '../video-poker/video-poker.ts'
import { CARDS, cardName } from './cards.ts'
import { createDraws, drawWeighted } from './draws.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make)

describe('the words of a round', () => {
  it('are those of the vector', () => {
    expect(sha256(EXAMPLE_SERVER_SEED)).toBe(
      'adf5623a1ef47960a3e8f113f9c42a1c2fb31a6d47f8f84b2bf79ca578a4cc69',
    )
    expect(times(10, vectorWords())).toEqual([
      929092361, 3722684236, 3560173516, 3949052785, 404460062, 1404287307, 926591362, 3664871612, 1954957822,
      3259194714,
    ])
  })

  it('are others in the next round', () => {
    expect(vectorWords(1)()).not.toBe(vectorWords(0)())
  })
})

describe('a draw below a bound', () => {
  it('skips the words of the last, unfinished run', () => {
    const draws = vectorDraws()
    expect(times(4, () => draws.below(3_000_000_000))).toEqual([929092361, 404460062, 1404287307, 926591362])
  })

  it.each([2, 3, 25, 37, 52, 1000])('is even below %d over a million draws', (bound) => {
    const draws = exampleDraws(`below ${bound}`)
    const rounds = 1_000_000
    const counts = new Float64Array(bound)
    for (let round = 0; round < rounds; round++) {
      const drawn = draws.below(bound)
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }
    const expected = rounds / bound
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // Wilson and Hilferty: beyond it one sound generator in a thousand.
    const free = bound - 1
    const limit = free * (1 - 2 / (9 * free) + 3.09 * Math.sqrt(2 / (9 * free))) ** 3
    expect(chiSquared).toBeLessThan(limit)
  })

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses %d', (bound) => {
    expect(() => exampleDraws('odd').below(bound)).toThrow('no whole number')
  })

  it('takes the last word that is left and skips the one after it', () => {
    // 2^32 is 1 more than a multiple of 3.
    const words = [2 ** 32 - 1, 2 ** 32 - 2]
    expect(createDraws(() => words.shift() ?? 0).below(3)).toBe((2 ** 32 - 2) % 3)
  })
})

describe('other draws', () => {
  it('are 52 bits of two words', () => {
    expect(vectorDraws().bits52()).toBe(929092361 * 2 ** 20 + Math.floor(3722684236 / 4096))
  })

  it('fall into the first interval in listed order', () => {
    const at = (word: number) =>
      drawWeighted(
        createDraws(() => word),
        [2, 0, 3],
      )
    expect([0, 1, 2, 3, 4].map(at)).toEqual([0, 0, 2, 2, 2])
  })

  it('are different ones when shuffled, and never more than there are', () => {
    expect(new Set(exampleDraws('all').shuffle(CARDS, CARDS)).size).toBe(CARDS)
    expect(() => exampleDraws('more').shuffle(3, 4)).toThrow('more drawn')
  })
})

describe('known rounds', () => {
  it('are the games of the same seeds', () => {
    expect(spinRoulette(vectorDraws())).toBe(13)
    expect(rollDice(vectorDraws(), 'low', 200).roll).toBe(92361)
    expect(playLimbo(vectorDraws(), 126)).toEqual({ point: 126, factor: 126 })
    expect(playLimbo(vectorDraws(), 127).factor).toBe(0)
    expect([...layMines(vectorDraws(), 3)].sort((left, right) => left - right)).toEqual([5, 11, 22])
    expect(dropBall(vectorDraws(), 16, 'low').path.join('')).toBe('1001010000101111')
    expect(drawKeno(vectorDraws(), [2, 39, 5]).drawn).toEqual([2, 39, 31, 17, 3, 23, 11, 25, 1, 21])
    expect(spinLines(vectorDraws()).spin.stops).toEqual([17, 4, 4, 1, 14])
    const stream = vectorDraws()
    expect(times(5, () => cardName(stream.below(CARDS)))).toEqual(['J♥', '7♠', '5♠', 'J♥', '2♦'])
    expect(dealPoker(vectorDraws()).dealt.map(cardName)).toEqual(['J♥', '8♥', '5♦', 'K♣', 'A♦'])
    const dealt = dealBaccarat(vectorDraws())
    expect([dealt.player.map(cardName), dealt.banker.map(cardName)]).toEqual([
      ['J♥', '7♦'],
      ['10♠', '4♥', '7♦'],
    ])
    expect(baccaratFactor('player', dealt)).toBe(200)
  })

  it('is a link of the chain with the seeds of its first bets', () => {
    const published = '63d7d8e7842aad0212c140f79f75428a3ce2704c2c33b3a325c7db3475bd8a79'
    const link = '395305450b9a1e513f450dd07e07081bcde1a7f300952e6ff793dccde03158c5'
    expect(sha256(link)).toBe(published)
    expect(sharedPoint(exampleHmac, sha256, link, ['xezer'])).toBe(111)
  })
})
