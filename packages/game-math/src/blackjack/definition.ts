import type { Hundredths } from '../hundredths.ts'

export interface BlackjackRules {
  readonly isDoubledAfterSplit: boolean
  readonly isSoft17Hit: boolean
  /** What a natural returns, the stake included. */
  readonly natural: Hundredths
}

/** Every card from a full deck, dealer stands on all 17 and looks for a natural first, any two doubled, split once. */
export const BLACKJACK: BlackjackRules = { isDoubledAfterSplit: true, isSoft17Hit: false, natural: 250 }

export const BLACKJACK_CHOICES = ['hit', 'stand', 'double', 'split'] as const
export type BlackjackChoice = (typeof BLACKJACK_CHOICES)[number]
