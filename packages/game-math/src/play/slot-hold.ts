import { type Hundredths, payoutOf, shareOfStake } from '../hundredths.ts'
import { SLOT_HOLD } from '../slot-hold/definition.ts'
import { type Board, spinHold } from '../slot-hold/outcome.ts'
import { type GameEngine, overRound } from './engine.ts'
import { type LineShown, showLines } from './line-shown.ts'
import { type NoChoice, readNoChoice } from './read-json.ts'

export interface HoldView {
  readonly stops: readonly number[]
  /** By reel and row. */
  readonly window: readonly (readonly string[])[]
  readonly wins: readonly LineShown[]
  readonly linesMinor: number
  /** How many coins fell. */
  readonly coins: number
  /**
   * The board as the coins fell, and after each respin: what each is worth in stakes, null where none stands; reel by reel,
   * from the top down. Empty where there were too few.
   */
  readonly boards: readonly Board[]
  readonly isFull: boolean
  /** All coins, and what a full board brings besides. */
  readonly coinsMinor: number
  readonly factor: Hundredths
  readonly returnMinor: number
}

const { lines, most, scatter } = SLOT_HOLD

export const slotHoldEngine: GameEngine<NoChoice, never, HoldView> = {
  engine: 'slot-hold',
  version: 1,
  form: 'single',
  stepMinor: 20,
  readChoice: readNoChoice,
  readMove: () => null,
  stakeOf: (stakeMinor) => stakeMinor,
  mostReturn: (stakeMinor) => most * stakeMinor,
  play(draws, stakeMinor, _choice, moves) {
    if (moves.length > 0) return null
    const { stops, view, wins, boards, isFull, factor } = spinHold(draws)
    const units = wins.reduce((sum, win) => sum + win.units, 0)
    const linesMinor = shareOfStake(stakeMinor, units, lines)
    const returnMinor = payoutOf(stakeMinor, factor)
    return overRound(stakeMinor, returnMinor, {
      stops,
      window: view,
      wins: showLines(wins, lines, stakeMinor),
      linesMinor,
      coins: view.flat().filter((symbol) => symbol === scatter).length,
      boards,
      isFull,
      coinsMinor: returnMinor - linesMinor,
      factor,
      returnMinor,
    })
  },
}
