import { expect } from 'vitest'
import type { Draws } from './draws/draws.ts'
import type { ExactFigures } from './exact-figures.ts'
import { exampleDraws } from './example-words.ts'

const ROUNDS = 1_000_000
/** Standard errors that a sound engine stays within, but for one run in four hundred; the seed is fixed. */
const ERRORS = 3

/** Where more than one stake is laid: what comes back less the later stakes, and whether anything does. */
interface Played {
  readonly factor: number
  readonly isHit: boolean
}

/** Plays a million rounds through the real outcome code and holds their mean and hit rate against the exact ones. */
export function expectPlayed(
  name: string,
  { rtp, hitRate, deviation }: Pick<ExactFigures, 'rtp' | 'hitRate' | 'deviation'>,
  play: (draws: Draws) => number | Played,
): void {
  const draws = exampleDraws(name)
  let [sum, hits] = [0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    const played = play(draws)
    const { factor, isHit } = typeof played === 'number' ? { factor: played, isHit: played > 0 } : played
    sum += factor
    if (isHit) hits += 1
  }
  const error = (expected: number) => (ERRORS * expected) / Math.sqrt(ROUNDS)
  expect(Math.abs(sum / ROUNDS / 100 - rtp), `${name}: mean`).toBeLessThanOrEqual(error(deviation))
  expect(Math.abs(hits / ROUNDS - hitRate), `${name}: hit rate`).toBeLessThanOrEqual(
    error(Math.sqrt(hitRate * (1 - hitRate))),
  )
}
