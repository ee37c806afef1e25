import { describe, expect, it } from 'vitest'
import { expectPlayed } from '../example-rounds.ts'
import { exampleDraws } from '../example-words.ts'
import { drawKeno, kenoFigures } from './keno.ts'

const EXACT = [0.975, 0.9865, 0.9899, 0.9899, 0.99, 0.99, 0.9899, 0.99, 0.9899, 0.9899]

describe('keno', () => {
  it.each(EXACT.map((rtp, place) => [place + 1, rtp]))('of %d numbers returns %d', (picked, rtp) => {
    expect(kenoFigures(picked).rtp).toBeCloseTo(rtp, 4)
  })

  it('plays so', () => {
    const picked = 5
    const picks = Array.from({ length: picked }, (_, place) => place * 4 + 1)
    expectPlayed('keno', kenoFigures(picked), (draws) => drawKeno(draws, picks).factor)
  }, 60_000)

  it('draws ten different numbers of forty, and refuses one that is picked twice', () => {
    const { drawn } = drawKeno(exampleDraws('keno'), [1])
    expect(new Set(drawn).size).toBe(10)
    expect(drawn.every((one) => one >= 1 && one <= 40)).toBe(true)
    expect(() => drawKeno(exampleDraws('keno'), [7, 7])).toThrow('picked twice')
  })
})
