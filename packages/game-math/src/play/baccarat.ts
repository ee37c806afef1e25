import {
  BACCARAT_BETS,
  type BaccaratBet,
  type BaccaratOutcome,
  baccaratFactor,
  dealBaccarat,
  handPoints,
} from '../baccarat/baccarat.ts'
import { payoutOf } from '../hundredths.ts'
import { type Chip, readChips, sumOfChips } from './chips.ts'
import { type GameEngine, overRound } from './engine.ts'
import { readFields } from './read-json.ts'

export interface BaccaratChoice {
  readonly bets: readonly Chip<BaccaratBet>[]
}
export interface BaccaratView extends BaccaratOutcome {
  /** Cards are dealt player, banker, player, banker, then the player's third and the banker's. */
  readonly playerPoints: number
  readonly bankerPoints: number
  readonly bets: readonly (Chip<BaccaratBet> & { readonly returnMinor: number })[]
  readonly returnMinor: number
}

const STEP_MINOR = 10
/** 1.95 of it is a whole number of minor units. */
const BANKER_STEP_MINOR = 20
const WINNERS = ['player', 'banker', 'tie'] as const

const returnOf = (bets: BaccaratChoice['bets'], outcome: BaccaratOutcome) =>
  bets.reduce((sum, chip) => sum + payoutOf(chip.amountMinor, baccaratFactor(chip.bet, outcome)), 0)

export const baccaratEngine: GameEngine<BaccaratChoice, never, BaccaratView> = {
  engine: 'baccarat',
  version: 1,
  form: 'single',
  stepMinor: STEP_MINOR,
  readChoice(variant, json) {
    const fields = variant === null ? readFields(json, ['bets']) : null
    const bets = readChips(fields?.bets, BACCARAT_BETS, (bet) =>
      bet === 'banker' ? BANKER_STEP_MINOR : STEP_MINOR,
    )
    return bets === null ? null : { bets }
  },
  readMove: () => null,
  stakeOf: (_stakeMinor, { bets }) => sumOfChips(bets),
  mostReturn: (_stakeMinor, { bets }) =>
    Math.max(
      ...WINNERS.map((winner) =>
        returnOf(bets, { player: [], banker: [], winner, isPlayerPair: true, isBankerPair: true }),
      ),
    ),
  play(draws, _stakeMinor, { bets }, moves) {
    if (moves.length > 0) return null
    const outcome = dealBaccarat(draws)
    const returnMinor = returnOf(bets, outcome)
    return overRound(sumOfChips(bets), returnMinor, {
      ...outcome,
      playerPoints: handPoints(outcome.player),
      bankerPoints: handPoints(outcome.banker),
      bets: bets.map((chip) => ({
        ...chip,
        returnMinor: payoutOf(chip.amountMinor, baccaratFactor(chip.bet, outcome)),
      })),
      returnMinor,
    })
  },
}
