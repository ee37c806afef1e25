import { payoutOf } from '../hundredths.ts'
import { ROULETTE, ROULETTE_BETS, ROULETTE_TABLES, type RouletteTable } from '../roulette/definition.ts'
import { rouletteFactor, spinRoulette } from '../roulette/outcome.ts'
import { type Chip, readChips, sumOfChips } from './chips.ts'
import { type GameEngine, overRound } from './engine.ts'
import { readFields, readOneOf } from './read-json.ts'

export interface RouletteChoice {
  /** Of the listing; who asks need not say it. */
  readonly table: RouletteTable
  readonly bets: readonly Chip[]
}
export interface RouletteView {
  readonly number: number
  /** In the order of the choice. */
  readonly bets: readonly (Chip & { readonly returnMinor: number })[]
  readonly returnMinor: number
}

const STEP_MINOR = 10
const BETS = [...ROULETTE_BETS.keys()]

const returnOf = ({ table, bets }: RouletteChoice, number: number) =>
  bets.reduce((sum, chip) => sum + payoutOf(chip.amountMinor, rouletteFactor(table, chip.bet, number)), 0)

export const rouletteEngine: GameEngine<RouletteChoice, never, RouletteView> = {
  engine: 'roulette',
  version: 1,
  form: 'single',
  stepMinor: STEP_MINOR,
  readChoice(variant, json) {
    const table = readOneOf(variant, ROULETTE_TABLES)
    const fields = readFields(json, ['bets']) ?? readFields(json, ['table', 'bets'])
    if (table === null || fields === null || (fields.table ?? table) !== table) return null
    const bets = readChips(fields.bets, BETS, () => STEP_MINOR)
    return bets === null ? null : { table, bets }
  },
  readMove: () => null,
  stakeOf: (_stakeMinor, { bets }) => sumOfChips(bets),
  mostReturn: (_stakeMinor, choice) =>
    Math.max(...Array.from({ length: ROULETTE.pockets }, (_, number) => returnOf(choice, number))),
  play(draws, _stakeMinor, choice, moves) {
    if (moves.length > 0) return null
    const number = spinRoulette(draws)
    const bets = choice.bets.map((chip) => ({
      ...chip,
      returnMinor: payoutOf(chip.amountMinor, rouletteFactor(choice.table, chip.bet, number)),
    }))
    const returnMinor = returnOf(choice, number)
    return overRound(sumOfChips(choice.bets), returnMinor, { number, bets, returnMinor })
  },
}
