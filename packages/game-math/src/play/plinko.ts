import { type Hundredths, payoutOf } from '../hundredths.ts'
import {
  dropBall,
  PLINKO_RISKS,
  PLINKO_ROWS,
  type PlinkoRisk,
  type PlinkoRows,
  pocketsOf,
} from '../plinko/plinko.ts'
import { type GameEngine, overRound } from './engine.ts'
import { readFields, readOneOf } from './read-json.ts'

export interface PlinkoChoice {
  readonly rows: PlinkoRows
  readonly risk: PlinkoRisk
}
export interface PlinkoView extends PlinkoChoice {
  /** 1 is a step to the right. */
  readonly path: readonly number[]
  /** From the left, 0 first. */
  readonly pocket: number
  readonly factor: Hundredths
  readonly returnMinor: number
}

export const plinkoEngine: GameEngine<PlinkoChoice, never, PlinkoView> = {
  engine: 'plinko',
  version: 1,
  form: 'single',
  stepMinor: 10,
  readChoice(variant, json) {
    const fields = variant === null ? readFields(json, ['rows', 'risk']) : null
    const rows = readOneOf(fields?.rows, PLINKO_ROWS)
    const risk = readOneOf(fields?.risk, PLINKO_RISKS)
    return rows === null || risk === null ? null : { rows, risk }
  },
  readMove: () => null,
  stakeOf: (stakeMinor) => stakeMinor,
  mostReturn: (stakeMinor, { rows, risk }) => payoutOf(stakeMinor, Math.max(...pocketsOf(rows, risk))),
  play(draws, stakeMinor, choice, moves) {
    if (moves.length > 0) return null
    const ball = dropBall(draws, choice.rows, choice.risk)
    const returnMinor = payoutOf(stakeMinor, ball.factor)
    return overRound(stakeMinor, returnMinor, { ...choice, ...ball, returnMinor })
  },
}
