import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import type { Draws } from '../draws/draws.ts'
import { expectPlayed } from '../example-rounds.ts'
import { exampleDraws } from '../example-words.ts'
import { findBestPlay } from './best-play.ts'
import { BLACKJACK, type BlackjackChoice } from './definition.ts'
import { cardValue, totalOf } from './hand.ts'
import { choicesOf, playBlackjack } from './outcome.ts'

const best = findBestPlay()

/** Cards in the order in which they are dealt: player, dealer, player, dealer, then as drawn. */
function cards(text: string): Draws {
  const ranks = text
    .split(' ')
    .map((name) => ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'].indexOf(name) * 4)
  return { ...exampleDraws('cards'), below: () => must(ranks.shift(), 'a card of the example') }
}
const play = (text: string, ...choices: BlackjackChoice[]) => playBlackjack(cards(text), choices)

describe('blackjack', () => {
  it('is worth what the best play brings', () => {
    expect(best.figures.edge).toBeCloseTo(-0.005704, 6)
    expect(best.figures.rtp).toBeCloseTo(0.9943, 4)
    expect(best.figures.meanStake).toBeCloseTo(1.1269, 4)
    expect(best.figures.perStaked).toBeCloseTo(0.9949, 4)
    expect(best.figures.deviation).toBeCloseTo(1.145, 3)
  })

  it.each([
    ['no double after a split', { ...BLACKJACK, isDoubledAfterSplit: false }, -0.006902],
    ['the dealer hits soft 17', { ...BLACKJACK, isSoft17Hit: true }, -0.007892],
    ['6:5', { ...BLACKJACK, natural: 220 }, -0.019233],
  ])('would be worth less with: %s', (_name, rules, edge) => {
    expect(findBestPlay(rules).figures.edge).toBeCloseTo(edge, 6)
  })

  it('plays so with the hint', () => {
    expectPlayed('blackjack', best.figures, playHinted)
  }, 120_000)

  it.each([
    ['a natural', 'A 9 K 7', [], 250, 1],
    ['two naturals', 'A A K K', [], 100, 1],
    ['the dealer’s natural takes one stake', '9 A 9 K', [], 0, 1],
    ['stand and win', 'K 6 9 T 5', ['stand'], 0, 1],
    ['the dealer goes beyond', 'K 6 9 T 9', ['stand'], 200, 1],
    ['equal', 'K K 9 9', ['stand'], 100, 1],
    ['beyond 21', 'K 6 6 T 9', ['hit'], 0, 1],
    ['doubled and won', '6 6 5 T T T', ['double'], 400, 2],
    ['doubled and lost', '6 T 5 T 2', ['double'], 0, 2],
    ['split, both win', '8 6 8 T T T T', ['split', 'stand', 'stand'], 400, 2],
    ['split, one doubled', '8 6 8 T 3 T T T', ['split', 'double', 'stand'], 600, 3],
    ['aces get one card each', 'A 6 A T K 5 T', ['split'], 400, 2],
    ['21 after a split is no natural', 'A 9 A 9 K K', ['split'], 400, 2],
    ['a hand at 21 is over', '6 6 5 T T T', ['hit'], 200, 1],
  ] as const)('%s', (_name, text, choices, factor, stakes) => {
    expect(play(text, ...choices)).toMatchObject({ factor, stakes, active: null })
  })

  it('offers what a hand has', () => {
    expect(choicesOf(play('8 6 8 T'))).toEqual(['hit', 'stand', 'double', 'split'])
    expect(choicesOf(play('K 6 Q T'))).toContain('split')
    expect(choicesOf(play('8 6 7 T'))).toEqual(['hit', 'stand', 'double'])
    expect(choicesOf(play('8 6 2 T 3', 'hit'))).toEqual(['hit', 'stand'])
    // Once split, not again.
    expect(choicesOf(play('8 6 8 T 8 8', 'split'))).toEqual(['hit', 'stand', 'double'])
    expect(choicesOf(play('K 6 9 T 5', 'stand'))).toEqual([])
    expect(() => play('8 6 7 T', 'split')).toThrow('a choice that the hand does not have')
  })
})

function playHinted(draws: Draws) {
  const kept: number[] = []
  // The same cards again for each longer row of choices.
  const again = (): Draws => {
    let place = 0
    return {
      ...draws,
      below: (bound) => {
        const known = kept[place] ?? draws.below(bound)
        kept[place] = known
        place += 1
        return known
      },
    }
  }
  const choices: BlackjackChoice[] = []
  for (;;) {
    const state = playBlackjack(again(), choices)
    if (state.factor !== null)
      return { factor: state.factor - (state.stakes - 1) * 100, isHit: state.factor > 0 }
    const hand = must(state.hands[state.active ?? 0], 'a hand')
    const [one = 0, other = 0] = hand.cards
    const isPair = hand.cards.length === 2 && cardValue(one) === cardValue(other)
    choices.push(
      best.choiceFor({
        total: totalOf(hand.cards),
        up: cardValue(must(state.dealer[0], 'a card of the dealer')),
        isFresh: hand.cards.length === 2,
        isSplit: state.hands.length > 1,
        pair: isPair ? cardValue(one) : null,
      }),
    )
  }
}
