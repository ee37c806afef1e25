import { must } from '@xezer/std/assert'
import type { Draws } from '../draws/draws.ts'
import {
  choicesAt,
  drawCard,
  HI_LO_CHOICES,
  HI_LO_MOST,
  type HiLoChoice,
  hiLoFactor,
  isRight,
  winningRanks,
} from '../hi-lo/hi-lo.ts'
import { type Hundredths, payoutOf } from '../hundredths.ts'
import type { GameEngine } from './engine.ts'
import { type NoChoice, readNoChoice, readOneOf } from './read-json.ts'

const HI_LO_MOVES = [...HI_LO_CHOICES, 'cash-out'] as const
export type HiLoMove = (typeof HI_LO_MOVES)[number]

/** What may be said of the last card. */
export interface HiLoGuess {
  readonly guess: HiLoChoice
  /** How many of thirteen ranks are right. */
  readonly ranks: number
  /** What all guesses pay with this one. */
  readonly factor: Hundredths
}
export interface HiLoView {
  /** The first card, and one for each guess. */
  readonly cards: readonly number[]
  readonly guesses: readonly HiLoChoice[]
  readonly isLost: boolean
  /** What the right guesses pay now; 0 when the last one was wrong. */
  readonly factor: Hundredths
  /** Empty when the round is over. */
  readonly next: readonly HiLoGuess[]
  readonly returnMinor: number
}

interface Followed {
  readonly cards: readonly number[]
  readonly guesses: readonly HiLoChoice[]
  readonly ranks: readonly number[]
  readonly end: 'open' | 'lost' | 'out'
}

function guessesAt({ cards, ranks }: Pick<Followed, 'cards' | 'ranks'>): readonly HiLoGuess[] {
  const card = must(cards.at(-1), 'a card')
  return choicesAt(card)
    .map((guess) => {
      const right = winningRanks(card, guess)
      return { guess, ranks: right, factor: hiLoFactor([...ranks, right]) }
    })
    .filter(({ factor }) => factor <= HI_LO_MOST * 100)
}

/** The cards that these moves turn over; null where one is not legal. */
function follow(draws: Draws, moves: readonly HiLoMove[]): Followed | null {
  let state: Followed = { cards: [drawCard(draws)], guesses: [], ranks: [], end: 'open' }
  for (const move of moves) {
    if (state.end !== 'open') return null
    if (move === 'cash-out') {
      if (state.guesses.length === 0) return null
      state = { ...state, end: 'out' }
      continue
    }
    const guess = guessesAt(state).find((one) => one.guess === move)
    if (guess === undefined) return null
    const next = drawCard(draws)
    const isWon = isRight(must(state.cards.at(-1), 'a card'), move, next)
    const after = {
      cards: [...state.cards, next],
      guesses: [...state.guesses, move],
      ranks: [...state.ranks, guess.ranks],
    }
    // Where every guess could bring more than the most, the round is paid.
    state = { ...after, end: !isWon ? 'lost' : guessesAt(after).length === 0 ? 'out' : 'open' }
  }
  return state
}

export const hiLoEngine: GameEngine<NoChoice, HiLoMove, HiLoView> = {
  engine: 'hi-lo',
  version: 1,
  form: 'steps',
  stepMinor: 100,
  readChoice: readNoChoice,
  readMove: (json) => readOneOf(json, HI_LO_MOVES),
  stakeOf: (stakeMinor) => stakeMinor,
  mostReturn: (stakeMinor) => HI_LO_MOST * stakeMinor,
  play(draws, stakeMinor, _choice, moves) {
    const followed = follow(draws, moves)
    if (followed === null) return null
    const { cards, guesses, ranks, end } = followed
    const isOpen = end === 'open'
    const factor = end === 'lost' ? 0 : hiLoFactor(ranks)
    const returnMinor = isOpen ? 0 : payoutOf(stakeMinor, factor)
    const next = isOpen ? guessesAt(followed) : []
    const moved: HiLoMove[] = [
      ...next.map(({ guess }) => guess),
      ...(isOpen && guesses.length > 0 ? ['cash-out' as const] : []),
    ]
    return {
      stakedMinor: stakeMinor,
      isOver: !isOpen,
      returnMinor,
      view: { cards, guesses, isLost: end === 'lost', factor, next, returnMinor },
      options: moved.map((move) => ({ move, extraMinor: 0 })),
    }
  },
  endMove: ({ isOver, view }) => (isOver ? null : view.guesses.length === 0 ? 'refund' : 'cash-out'),
}
