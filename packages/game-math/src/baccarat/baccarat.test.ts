import { describe, expect, it } from 'vitest'
import { expectPlayed } from '../example-rounds.ts'
import {
  BACCARAT_BETS,
  baccaratFactor,
  baccaratFigures,
  baccaratShares,
  dealBaccarat,
  playBaccarat,
} from './baccarat.ts'

/** Player, banker, player, banker, then as drawn; 1 is an ace, 10 counts nothing. */
const deal = (...values: number[]) => playBaccarat([...values, 10, 10].map((value) => (value - 1) * 4))

describe('baccarat', () => {
  it('is worth what eight decks say', () => {
    const shares = baccaratShares()
    expect(shares.player).toBeCloseTo(0.446247, 6)
    expect(shares.banker).toBeCloseTo(0.458597, 6)
    expect(shares.tie).toBeCloseTo(0.095156, 6)
    const rtp = BACCARAT_BETS.map((bet) => Number(baccaratFigures(bet).rtp.toFixed(4)))
    expect(rtp).toEqual([0.9876, 0.9894, 0.8564, 0.8964, 0.8964])
  })

  it('plays so', () => {
    expectPlayed('baccarat', baccaratFigures('banker'), (draws) =>
      baccaratFactor('banker', dealBaccarat(draws)),
    )
  }, 120_000)

  it.each([
    ['a natural ends it', [4, 2, 4, 3], [2, 2], 'player'],
    ['the player stands on six, the banker draws on five', [3, 2, 3, 3, 1], [2, 3], 'tie'],
    ['the banker stands on three against an eight', [1, 1, 1, 2, 8], [3, 2], 'banker'],
    ['the banker draws on three against a nine', [1, 1, 1, 2, 9, 6], [3, 3], 'banker'],
    ['the banker stands on six when the player stood', [3, 3, 3, 3, 9], [2, 2], 'tie'],
    ['the banker draws on six against a seven', [1, 3, 1, 3, 7, 2], [3, 3], 'player'],
    ['the banker stands on seven', [1, 3, 1, 4, 7], [3, 2], 'player'],
  ] as const)('%s', (_name, values, counts, winner) => {
    const dealt = deal(...values)
    expect([dealt.player.length, dealt.banker.length]).toEqual(counts)
    expect(dealt.winner).toBe(winner)
  })

  it('gives both sides back on a tie', () => {
    const tie = deal(3, 3, 3, 3)
    expect(BACCARAT_BETS.map((bet) => baccaratFactor(bet, tie))).toEqual([100, 100, 900, 1200, 1200])
  })
})
