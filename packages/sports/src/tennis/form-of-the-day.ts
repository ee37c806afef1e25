import type { Sides } from '@xezer/sport/side'
import { assert } from '@xezer/std/assert'
import type { TennisModel } from './tennis-model.ts'
import type { TennisState } from './tennis-state.ts'

/**
 * Days that a match may fall on, in standard deviations of form to the good of the home side. Three of them have mean,
 * spread, skewness and tails of a normal one.
 */
const DAY_FORMS = [
  { form: -Math.sqrt(3), chance: 1 / 6 },
  { form: 0, chance: 2 / 3 },
  { form: Math.sqrt(3), chance: 1 / 6 },
] as const

/** Chance of each side to win a point that it serves, on each of the days. */
export function servesOfDays({ serve, form }: TennisModel): Sides<number>[] {
  return DAY_FORMS.map((day) => {
    const served = { home: serve.home + day.form * form, away: serve.away - day.form * form }
    assert(isChance(served.home) && isChance(served.away), 'a day on which a side wins every point')
    return served
  })
}

function isChance(value: number): boolean {
  return value > 0 && value < 1
}

/**
 * Which of the days it is, as far as the points tell. Nobody knows it before, and a match that is played from these
 * chances point by point is one whose day was drawn at its start.
 */
export function dayChances(model: TennisModel, { served: { home, away } }: TennisState): number[] {
  const logs = servesOfDays(model).map((serve, day) => {
    return (
      Math.log(DAY_FORMS[day]?.chance ?? 0) +
      home.won * Math.log(serve.home) +
      home.lost * Math.log(1 - serve.home) +
      away.won * Math.log(serve.away) +
      away.lost * Math.log(1 - serve.away)
    )
  })
  // Of hundreds of points the product itself would be too small for a number.
  const most = Math.max(...logs)
  const weights = logs.map((log) => Math.exp(log - most))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}
