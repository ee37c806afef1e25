import { CARDS, RANKS, rankOf } from '../draws/cards.ts'
import type { Draws } from '../draws/draws.ts'
import type { Hundredths } from '../hundredths.ts'

const ACE = 0
const KING = RANKS - 1

export const HI_LO_CHOICES = ['higher', 'lower', 'same'] as const
export type HiLoChoice = (typeof HI_LO_CHOICES)[number]

/** In stakes: a guess that could bring more is not offered. */
export const HI_LO_MOST = 10_000

export const drawCard = (draws: Draws) => draws.below(CARDS)

/** What may be said of a card: at the ends "or same" would be certain, so that "same" stands alone there. */
export function choicesAt(card: number): readonly HiLoChoice[] {
  const rank = rankOf(card)
  if (rank === ACE) return ['higher', 'same']
  return rank === KING ? ['lower', 'same'] : ['higher', 'lower']
}

/** Of thirteen ranks, how many the next card may have. */
export function winningRanks(card: number, choice: HiLoChoice): number {
  const rank = rankOf(card)
  if (choice === 'same') return 1
  const orSame = rank === ACE || rank === KING ? 0 : 1
  return (choice === 'higher' ? RANKS - 1 - rank : rank) + orSame
}

export function isRight(card: number, choice: HiLoChoice, next: number): boolean {
  const [rank, other] = [rankOf(card), rankOf(next)]
  if (choice === 'same') return other === rank
  const isEnd = rank === ACE || rank === KING
  if (other === rank) return !isEnd
  return choice === 'higher' ? other > rank : other < rank
}

/** What a row of right guesses pays, hundredths rounded down once at the end; none returns the stake. */
export function hiLoFactor(ranks: readonly number[]): Hundredths {
  if (ranks.length === 0) return 100
  const [over, under] = ranks.reduce(([all, won], one) => [all * BigInt(RANKS), won * BigInt(one)], [
    1n,
    1n,
  ] as [bigint, bigint])
  return Number((99n * over) / under)
}
