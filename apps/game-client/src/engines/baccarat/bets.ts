import { type BaccaratBet, type BaccaratOutcome, baccaratFactor } from '@xezer/game-math/baccarat/baccarat'

export const BET_NAMES = {
  player: 'play-baccarat.player',
  banker: 'play-baccarat.banker',
  tie: 'play-baccarat.tie',
  'player-pair': 'play-baccarat.player_pair',
  'banker-pair': 'play-baccarat.banker_pair',
} as const satisfies Readonly<Record<BaccaratBet, string>>

/** Each is a whole number of the banker's steps. */
export const CHIP_VALUES = [20, 100, 500, 2000, 10_000] as const

const WON: Readonly<Record<BaccaratBet, BaccaratOutcome['winner']>> = {
  player: 'player',
  banker: 'banker',
  tie: 'tie',
  'player-pair': 'tie',
  'banker-pair': 'tie',
}

/** What a bet returns when it wins, in stakes, as the engine pays it: `1.95`. */
export function factorOf(bet: BaccaratBet): string {
  const outcome: BaccaratOutcome = {
    player: [],
    banker: [],
    winner: WON[bet],
    isPlayerPair: true,
    isBankerPair: true,
  }
  return String(baccaratFactor(bet, outcome) / 100)
}
