import type { GameText } from '../../kit/game-text.ts'

const NAMES = {
  nothing: 'play-poker.hand.nothing',
  jacks: 'play-poker.hand.jacks',
  'two-pair': 'play-poker.hand.two_pair',
  three: 'play-poker.hand.three',
  straight: 'play-poker.hand.straight',
  flush: 'play-poker.hand.flush',
  'full-house': 'play-poker.hand.full_house',
  four: 'play-poker.hand.four',
  'straight-flush': 'play-poker.hand.straight_flush',
  'royal-flush': 'play-poker.hand.royal_flush',
} as const

/** A hand by its name in POKER_HANDS, in the player's words. */
export const handName = (text: GameText, name: string) => text(NAMES[name as keyof typeof NAMES])
