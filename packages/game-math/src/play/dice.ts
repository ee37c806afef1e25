import {
  DICE_FACTOR_MAX,
  DICE_FACTOR_MIN,
  DICE_SIDES_CHOSEN,
  type DiceSide,
  rollDice,
  winningRolls,
} from '../dice/dice.ts'
import { type Hundredths, payoutOf } from '../hundredths.ts'
import { type GameEngine, overRound } from './engine.ts'
import { readFields, readOneOf, readWhole } from './read-json.ts'

export interface DiceChoice {
  readonly side: DiceSide
  readonly factor: Hundredths
}
export interface DiceView extends DiceChoice {
  /** 0 ... 999999. */
  readonly roll: number
  /** How many rolls of a million win: the lowest or the highest ones. */
  readonly winning: number
  readonly isWon: boolean
  readonly returnMinor: number
}

export const diceEngine: GameEngine<DiceChoice, never, DiceView> = {
  engine: 'dice',
  version: 1,
  form: 'single',
  stepMinor: 100,
  readChoice(variant, json) {
    const fields = variant === null ? readFields(json, ['side', 'factor']) : null
    const side = readOneOf(fields?.side, DICE_SIDES_CHOSEN)
    const factor = readWhole(fields?.factor, DICE_FACTOR_MIN, DICE_FACTOR_MAX)
    return side === null || factor === null ? null : { side, factor }
  },
  readMove: () => null,
  stakeOf: (stakeMinor) => stakeMinor,
  mostReturn: (stakeMinor, { factor }) => payoutOf(stakeMinor, factor),
  play(draws, stakeMinor, choice, moves) {
    if (moves.length > 0) return null
    const { roll, factor } = rollDice(draws, choice.side, choice.factor)
    const returnMinor = payoutOf(stakeMinor, factor)
    const winning = winningRolls(choice.factor)
    return overRound(stakeMinor, returnMinor, { ...choice, roll, winning, isWon: factor > 0, returnMinor })
  },
}
