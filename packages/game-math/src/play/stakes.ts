import type { GameEngine } from './engine.ts'
import { readWhole } from './read-json.ts'

/** Far above every limit, and far below what a number holds when it is multiplied. */
const STAKE_MAX = 1_000_000_000

/** A stake that this engine pays exactly; null otherwise. Of chips it is what the choice says, in the steps of each bet. */
export function readStake(engine: Pick<GameEngine, 'stepMinor'>, json: unknown): number | null {
  const stakeMinor = readWhole(json, engine.stepMinor, STAKE_MAX)
  return stakeMinor !== null && stakeMinor % engine.stepMinor === 0 ? stakeMinor : null
}

/** The most that a round of this choice can return, in hundredths of what it first stakes, rounded up. */
export function mostFactor(engine: GameEngine, variant: string | null, json: unknown): number | null {
  const choice = engine.readChoice(variant, json)
  if (choice === null) return null
  const staked = engine.stakeOf(engine.stepMinor, choice)
  return Math.ceil((engine.mostReturn(engine.stepMinor, choice) * 100) / staked)
}

/** The largest stake of which no round returns more than the house's largest win: it lowers stakes, never wins. */
export function largestStake(
  { stepMinor }: Pick<GameEngine, 'stepMinor'>,
  factor: number,
  maxWinMinor: number,
): number {
  const whole = Math.floor((maxWinMinor * 100) / factor)
  return whole - (whole % stepMinor)
}
