import { seededRandom } from '@xezer/std/random'
import { findFigures } from '../../packages/game-catalogue/src/figures/find-figures.ts'
import type { ChoiceFigures } from '../../packages/game-catalogue/src/figures/game-figures.ts'
import { createDraws } from '../../packages/game-math/src/draws/draws.ts'
import type { EngineName } from '../../packages/game-math/src/play/engine.ts'
import { type PlayRow, playRow } from './play-row.ts'

export interface Simulated {
  readonly rounds: number
  readonly mean: number
  readonly hitRate: number
  readonly exact: ChoiceFigures
  /** Standard errors, of the exact deviation. */
  readonly meanError: number
  readonly hitError: number
  /** How many standard errors lie between what was played and what is exact. */
  readonly meanOff: number
  readonly hitOff: number
}

/** Plays so many rounds of a row of the figures; null where the engine has no such row. */
export function simulate(
  engine: EngineName,
  variant: string | null,
  row: string,
  { rounds, seed }: { rounds: number; seed: string },
): Simulated | null {
  const exact = findFigures({ engine, variant }).rows.find(({ choice }) => choice === row)
  const play = exact === undefined ? null : playRow(engine, variant, row)
  if (exact === undefined || play === null) return null
  const { sum, hits } = playMany(play, rounds, seed)
  const [mean, hitRate] = [sum / rounds, hits / rounds]
  const meanError = exact.deviation / Math.sqrt(rounds)
  const hitError = Math.sqrt((exact.hitRate * (1 - exact.hitRate)) / rounds)
  return {
    rounds,
    mean,
    hitRate,
    exact,
    meanError,
    hitError,
    meanOff: offBy(mean, exact.rtp, meanError),
    hitOff: offBy(hitRate, exact.hitRate, hitError),
  }
}

/** What always happens has no error, and figures are kept to six decimals. */
const offBy = (played: number, exact: number, error: number) =>
  Math.abs(played - exact) < 1e-6 ? 0 : (played - exact) / error

function playMany(play: PlayRow, rounds: number, seed: string): { sum: number; hits: number } {
  const random = seededRandom(seed)
  const draws = createDraws(() => random.next() * 2 ** 32)
  let [sum, hits] = [0, 0]
  for (let played = 0; played < rounds; ) {
    const round = play(draws)
    if (round === null) continue
    played += 1
    sum += round.factor
    if (round.isHit) hits += 1
  }
  return { sum, hits }
}
