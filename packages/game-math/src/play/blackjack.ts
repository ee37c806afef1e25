import { BLACKJACK_CHOICES, type BlackjackChoice } from '../blackjack/definition.ts'
import { isNatural, MOST, totalOf } from '../blackjack/hand.ts'
import { type BlackjackState, choicesOf, handFactor, playBlackjack } from '../blackjack/outcome.ts'
import type { Draws } from '../draws/draws.ts'
import { type Hundredths, payoutOf } from '../hundredths.ts'
import type { GameEngine } from './engine.ts'
import { type NoChoice, readNoChoice, readOneOf } from './read-json.ts'

export type BlackjackMove = BlackjackChoice

export interface BlackjackHandView {
  readonly cards: readonly number[]
  readonly total: number
  readonly isSoft: boolean
  readonly isBust: boolean
  readonly isNatural: boolean
  readonly isDoubled: boolean
  /** No more cards come to it. */
  readonly isOver: boolean
  readonly stakedMinor: number
  /** Null while the round is open. */
  readonly returnMinor: number | null
}
export interface BlackjackView {
  readonly hands: readonly BlackjackHandView[]
  /** While the round is open the first card alone. */
  readonly dealer: readonly number[]
  /** Of the cards that are seen. */
  readonly dealerTotal: number
  readonly dealerHasNatural: boolean
  /** The hand that is played; null when the round is over. */
  readonly active: number | null
  readonly returnMinor: number
}

/** In first stakes: two hands, each doubled. */
const STAKES_MOST = 4
const SPLIT_OR_DOUBLE: readonly BlackjackMove[] = ['double', 'split']

/** The state after these moves; null where one is not legal. */
function follow(draws: Draws, moves: readonly BlackjackMove[]): BlackjackState | null {
  // The same cards for each longer row of moves.
  const cards: number[] = []
  const again = (): Draws => {
    let place = 0
    return {
      ...draws,
      below: (bound) => {
        const card = cards[place] ?? draws.below(bound)
        cards[place] = card
        place += 1
        return card
      },
    }
  }
  for (let count = 0; count < moves.length; count++) {
    const move = moves[count]
    const before = playBlackjack(again(), moves.slice(0, count))
    if (move === undefined || !choicesOf(before).includes(move)) return null
  }
  return playBlackjack(again(), moves)
}

function showHands({ hands, dealer, factor }: BlackjackState, stakeMinor: number): BlackjackHandView[] {
  return hands.map(({ cards, stakes, isOver }) => {
    const { total, isSoft } = totalOf(cards)
    const isDealt = hands.length === 1 && (isNatural(cards) || isNatural(dealer))
    const own: Hundredths | null =
      factor === null ? null : isDealt ? factor : stakes * handFactor(cards, dealer)
    return {
      cards,
      total,
      isSoft,
      isBust: total > MOST,
      isNatural: hands.length === 1 && isNatural(cards),
      isDoubled: stakes > 1,
      isOver: isOver || factor !== null,
      stakedMinor: stakes * stakeMinor,
      returnMinor: own === null ? null : payoutOf(stakeMinor, own),
    }
  })
}

export const blackjackEngine: GameEngine<NoChoice, BlackjackMove, BlackjackView> = {
  engine: 'blackjack',
  version: 1,
  form: 'steps',
  stepMinor: 10,
  readChoice: readNoChoice,
  readMove: (json) => readOneOf(json, BLACKJACK_CHOICES),
  stakeOf: (stakeMinor) => stakeMinor,
  mostReturn: (stakeMinor) => 2 * STAKES_MOST * stakeMinor,
  play(draws, stakeMinor, _choice, moves) {
    const state = follow(draws, moves)
    if (state === null) return null
    const isOver = state.factor !== null
    // The hole card is the dealer's alone until nobody can act on it.
    const dealer = isOver ? state.dealer : state.dealer.slice(0, 1)
    const returnMinor = payoutOf(stakeMinor, state.factor ?? 0)
    return {
      stakedMinor: state.stakes * stakeMinor,
      isOver,
      returnMinor,
      view: {
        hands: showHands(state, stakeMinor),
        dealer,
        dealerTotal: totalOf(dealer).total,
        dealerHasNatural: isNatural(dealer),
        active: state.active,
        returnMinor,
      },
      options: choicesOf(state).map((move) => ({
        move,
        extraMinor: SPLIT_OR_DOUBLE.includes(move) ? stakeMinor : 0,
      })),
    }
  },
  endMove: ({ isOver }) => (isOver ? null : 'stand'),
}
