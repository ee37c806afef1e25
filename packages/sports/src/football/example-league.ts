import type { Random } from '@xezer/std/random'
import type { MatchModel } from './match-model.ts'
import { matchModelOf } from './match-model-of.ts'

/** A match of a league with the spread of a usual one. */
export function exampleFixture(random: Random): MatchModel {
  const strength = (): number => 0.6 * (random.next() + random.next() - 1)
  return matchModelOf({
    home: { attack: strength(), defence: strength() },
    away: { attack: strength(), defence: strength() },
    base: 0.14,
    homeAdvantage: 0.22,
    rho: -0.06,
  })
}
