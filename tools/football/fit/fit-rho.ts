import { scoreWeight } from '@xezer/sports/football/dixon-coles'
import type { FitInput } from './fit-input.ts'
import type { Fitted } from './fit-strengths.ts'

export interface Expected {
  readonly home: number
  readonly away: number
}

export function expectedGoals(
  fitted: Fitted,
  match: { readonly home: number; readonly away: number; readonly homeKey: number },
): Expected {
  const at = (values: Float64Array, index: number): number => values[index] ?? 0
  const advantage = match.homeKey < 0 ? 0 : at(fitted.homes, match.homeKey)
  return {
    home: Math.exp(fitted.base + advantage + at(fitted.attack, match.home) - at(fitted.defence, match.away)),
    away: Math.exp(fitted.base + at(fitted.attack, match.away) - at(fitted.defence, match.home)),
  }
}

const RHO_FROM = -0.2
const RHO_TO = 0.1
const ROUNDS = 60

/** Dixon-Coles dependence that makes the low scores most likely, by golden section (the likelihood is concave). */
export function fitRho(input: FitInput, fitted: Fitted): number {
  const low = input.matches.filter(({ homeGoals, awayGoals }) => homeGoals <= 1 && awayGoals <= 1)
  const means = low.map((match) => expectedGoals(fitted, match))
  const likelihood = (rho: number): number =>
    low.reduce((sum, match, index) => {
      const weight = scoreWeight(means[index] ?? { home: 1, away: 1 }, rho, match.homeGoals, match.awayGoals)
      return sum + match.weight * Math.log(Math.max(weight, 1e-6))
    }, 0)
  const golden = (Math.sqrt(5) - 1) / 2
  let from = RHO_FROM
  let to = RHO_TO
  for (let round = 0; round < ROUNDS; round++) {
    const left = to - golden * (to - from)
    const right = from + golden * (to - from)
    if (likelihood(left) > likelihood(right)) to = right
    else from = left
  }
  return (from + to) / 2
}
