import { CASH_OUT_MIN, POINT_MAX, playLimbo } from '../crash/crash.ts'
import { type Hundredths, payoutOf } from '../hundredths.ts'
import { type GameEngine, overRound } from './engine.ts'
import { readFields, readWhole } from './read-json.ts'

export interface LimboChoice {
  /** What is to be reached, hundredths. */
  readonly target: Hundredths
}
export interface LimboView {
  readonly target: Hundredths
  readonly point: Hundredths
  readonly isWon: boolean
  readonly returnMinor: number
}

export const limboEngine: GameEngine<LimboChoice, never, LimboView> = {
  engine: 'limbo',
  version: 1,
  form: 'single',
  stepMinor: 100,
  readChoice(variant, json) {
    const fields = variant === null ? readFields(json, ['target']) : null
    const target = readWhole(fields?.target, CASH_OUT_MIN, POINT_MAX)
    return target === null ? null : { target }
  },
  readMove: () => null,
  stakeOf: (stakeMinor) => stakeMinor,
  mostReturn: (stakeMinor, { target }) => payoutOf(stakeMinor, target),
  play(draws, stakeMinor, { target }, moves) {
    if (moves.length > 0) return null
    const { point, factor } = playLimbo(draws, target)
    const returnMinor = payoutOf(stakeMinor, factor)
    return overRound(stakeMinor, returnMinor, { target, point, isWon: factor > 0, returnMinor })
  },
}
