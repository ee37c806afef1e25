import { describe, expect, it } from 'vitest'
import { cardName } from '../draws/cards.ts'
import { createDraws, type Draws } from '../draws/draws.ts'
import { vectorDraws } from '../example-seeds.ts'
import { baccaratEngine } from './baccarat.ts'
import { blackjackEngine } from './blackjack.ts'
import { crashEngine } from './crash.ts'
import { diceEngine } from './dice.ts'
import { hiLoEngine } from './hi-lo.ts'
import { kenoEngine } from './keno.ts'
import { limboEngine } from './limbo.ts'
import { minesEngine } from './mines.ts'
import { plinkoEngine } from './plinko.ts'
import { rouletteEngine } from './roulette.ts'
import { slotLinesEngine } from './slot-lines.ts'
import { holdMove, videoPokerEngine } from './video-poker.ts'

describe('the rounds of the known seeds', () => {
  it('roulette: 13, and the chips that lie on it', () => {
    const bets = ['straight-13', 'black', 'dozen-1'].map((bet) => ({ bet, amountMinor: 100 }))
    expect(rouletteEngine.play(vectorDraws(), 0, { table: 'french', bets }, [])).toMatchObject({
      stakedMinor: 300,
      returnMinor: 3600 + 200,
      view: { number: 13, bets: [{ returnMinor: 3600 }, { returnMinor: 200 }, { returnMinor: 0 }] },
    })
  })

  it('dice, limbo and crash', () => {
    expect(diceEngine.play(vectorDraws(), 100, { side: 'low', factor: 200 }, [])).toMatchObject({
      returnMinor: 200,
      view: { roll: 92_361, winning: 495_000, isWon: true },
    })
    expect(limboEngine.play(vectorDraws(), 100, { target: 127 }, [])).toMatchObject({
      returnMinor: 0,
      view: { point: 126 },
    })
    expect(crashEngine.play(vectorDraws(), 100, { autoOut: 120 }, [{ ended: true }])).toMatchObject({
      returnMinor: 120,
      view: { point: 126, outAt: 120 },
    })
  })

  it('mines: 5, 11 and 22', () => {
    const play = (...moves: Parameters<typeof minesEngine.play>[3]) =>
      minesEngine.play(vectorDraws(), 200, { mines: 3 }, moves)
    expect(play({ tile: 0 }, { tile: 1 }, { tile: 2 }, { tile: 3 }, { tile: 4 }, 'cash-out')).toMatchObject({
      isOver: true,
      returnMinor: 398,
    })
    const hit = play({ tile: 0 }, { tile: 22 })
    expect(hit).toMatchObject({ isOver: true, returnMinor: 0, view: { hit: 22, factor: 0 } })
    expect([...(hit?.view.laid ?? [])].sort((left, right) => left - right)).toEqual([5, 11, 22])
    expect([play('cash-out'), play({ tile: 0 }, { tile: 0 }), play({ tile: 22 }, 'cash-out')]).toEqual([
      null,
      null,
      null,
    ])
    const open = play()
    expect(open && minesEngine.endMove?.(open)).toBe('refund')
  })

  it('plinko and keno', () => {
    expect(plinkoEngine.play(vectorDraws(), 100, { rows: 16, risk: 'low' }, [])?.view.path.join('')).toBe(
      '1001010000101111',
    )
    expect(kenoEngine.play(vectorDraws(), 100, { picks: [2, 39, 5] }, [])).toMatchObject({
      returnMinor: 280,
      view: { drawn: [2, 39, 31, 17, 3, 23, 11, 25, 1, 21], hits: [2, 39] },
    })
  })

  it('blackjack and hi-lo: J♥ 7♠ 5♠ J♥ 2♦', () => {
    const dealt = blackjackEngine.play(vectorDraws(), 100, {}, [])
    expect(dealt?.view.hands[0]?.cards.map(cardName)).toEqual(['J♥', '5♠'])
    expect(dealt?.view.dealer.map(cardName)).toEqual(['7♠'])
    const stood = blackjackEngine.play(vectorDraws(), 100, {}, ['stand'])
    expect(stood?.view.dealer.map(cardName)).toEqual(['7♠', 'J♥'])
    expect(stood).toMatchObject({ isOver: true, returnMinor: 0, view: { dealerTotal: 17 } })
    const guessed = hiLoEngine.play(vectorDraws(), 100, {}, ['lower', 'lower', 'higher', 'lower'])
    expect(guessed?.view.cards.map(cardName)).toEqual(['J♥', '7♠', '5♠', 'J♥', '2♦'])
    expect(guessed?.view.factor).toBe(Math.floor((99 * 13 ** 4) / (11 * 7 * 9 * 11)))
  })

  it('video poker: J♥ 8♥ 5♦ K♣ A♦', () => {
    const move = holdMove([true, false, false, true, true])
    expect(videoPokerEngine.play(vectorDraws(), 100, {}, [])?.view.dealt.map(cardName)).toEqual([
      'J♥',
      '8♥',
      '5♦',
      'K♣',
      'A♦',
    ])
    const view = videoPokerEngine.play(vectorDraws(), 100, {}, [move])?.view
    expect(view?.held).toEqual([true, false, false, true, true])
    expect([0, 3, 4].map((place) => view?.cards?.[place] === view?.dealt[place])).toEqual([true, true, true])
  })

  it('baccarat: player J♥ 7♦, banker 10♠ 4♥ 7♦', () => {
    expect(
      baccaratEngine.play(vectorDraws(), 0, { bets: [{ bet: 'player', amountMinor: 100 }] }, []),
    ).toMatchObject({ returnMinor: 200, view: { winner: 'player', playerPoints: 7, bankerPoints: 1 } })
  })

  it('slot-lines: stops 17 4 4 1 14', () => {
    expect(slotLinesEngine.play(vectorDraws(), 20, {}, [])?.view.spins[0]?.stops).toEqual([17, 4, 4, 1, 14])
  })
})

describe('a round that ends by itself', () => {
  it('mines: with the last tile that is safe', () => {
    const draws: Draws = {
      ...createDraws(() => 0),
      shuffle: (_size, count) => Array.from({ length: count }, (_, at) => at),
    }
    expect(minesEngine.play(draws, 100, { mines: 24 }, [{ tile: 24 }])).toMatchObject({
      isOver: true,
      returnMinor: 2475,
      view: { hit: null, laid: expect.any(Array) },
      options: [],
    })
  })

  it('hi-lo: where every guess could bring more than ten thousand stakes, and no such guess before', () => {
    // Aces alone: the same again, one rank of thirteen each time.
    const draws: Draws = { ...createDraws(() => 0), below: () => 0 }
    const factors = [1, 2, 3].map(
      (count) =>
        hiLoEngine.play(
          draws,
          100,
          {},
          Array.from({ length: count }, () => 'same' as const),
        )?.view,
    )
    expect(factors.map((view) => view?.factor)).toEqual([1287, 16_731, 217_503])
    expect(factors[2]?.next.map(({ guess }) => guess)).toEqual(['higher'])
    // Sevens: higher or same, until seven of thirteen would pass it.
    const sevens: Draws = { ...draws, below: () => 24 }
    const count = Array.from({ length: 40 }).findIndex((_, place) => {
      const moves = Array.from({ length: place }, () => 'higher' as const)
      return hiLoEngine.play(sevens, 100, {}, moves)?.isOver
    })
    const end = hiLoEngine.play(
      sevens,
      100,
      {},
      Array.from({ length: count }, () => 'higher' as const),
    )
    expect(end).toMatchObject({ isOver: true, view: { isLost: false, next: [] } })
    expect(end?.returnMinor).toBeLessThanOrEqual(1_000_000)
    expect((end?.returnMinor ?? 0) * (13 / 7)).toBeGreaterThan(1_000_000)
  })
})
