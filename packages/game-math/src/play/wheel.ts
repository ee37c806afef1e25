import { type Hundredths, payoutOf } from '../hundredths.ts'
import { segmentsOf, spinWheel, WHEEL_RISKS, type WheelRisk } from '../wheel/wheel.ts'
import { type GameEngine, overRound } from './engine.ts'
import { readFields, readOneOf } from './read-json.ts'

export interface WheelChoice {
  readonly risk: WheelRisk
}
export interface WheelView extends WheelChoice {
  /** 0 ... 49 in the listed order; a drawn wheel may place them otherwise. */
  readonly segment: number
  readonly factor: Hundredths
  readonly returnMinor: number
}

export const wheelEngine: GameEngine<WheelChoice, never, WheelView> = {
  engine: 'wheel',
  version: 1,
  form: 'single',
  stepMinor: 10,
  readChoice(variant, json) {
    const fields = variant === null ? readFields(json, ['risk']) : null
    const risk = readOneOf(fields?.risk, WHEEL_RISKS)
    return risk === null ? null : { risk }
  },
  readMove: () => null,
  stakeOf: (stakeMinor) => stakeMinor,
  mostReturn: (stakeMinor, { risk }) => payoutOf(stakeMinor, Math.max(...segmentsOf(risk))),
  play(draws, stakeMinor, { risk }, moves) {
    if (moves.length > 0) return null
    const spun = spinWheel(draws, risk)
    const returnMinor = payoutOf(stakeMinor, spun.factor)
    return overRound(stakeMinor, returnMinor, { risk, ...spun, returnMinor })
  },
}
