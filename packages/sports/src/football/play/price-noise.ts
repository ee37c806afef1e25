import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import type { MatchModel } from '../match-model.ts'

/** Opinion moves by about 3 % of a side's expected goals, and comes back with a half-life of an hour. */
const SPREAD = 0.03
const KNOT_MS = 20 * 60_000
const KEPT_PER_KNOT = 0.8
/** Beyond that many knots less than 3 % is left of a shock. */
const MEMORY_KNOTS = 16

/**
 * Pre-match opinion: a mean-reverting noise (AR(1) on knots of 20 minutes, straight lines between them) on the
 * logarithms of both sides' expected goals. A function of seed, event and time only. The play takes the model
 * of its kick-off, so closing prices and everything in play are exactly fair.
 */
export function modelAt(
  base: MatchModel,
  world: { readonly seed: string; readonly speed: number },
  eventId: number,
  atMs: number,
): MatchModel {
  const position = (atMs * world.speed) / KNOT_MS
  const knot = Math.floor(position)
  const part = position - knot
  const key = `${world.seed}/opinion/${eventId}`
  const move = (side: 'home' | 'away'): number => {
    const [before, after] = opinions(`${key}/${side}`, knot)
    return Math.exp((1 - part) * before + part * after)
  }
  return { ...base, goals: { home: base.goals.home * move('home'), away: base.goals.away * move('away') } }
}

/** At a knot and at the next one; they share all shocks but one, and drawing those is most of the work. */
function opinions(key: string, knot: number): readonly [number, number] {
  const shocks = Array.from({ length: MEMORY_KNOTS + 1 }, (_, age) =>
    normal(seededRandom(`${key}/${knot + 1 - age}`)),
  )
  return [sumOf(shocks, 1), sumOf(shocks, 0)]
}

function sumOf(shocks: readonly number[], from: number): number {
  let sum = 0
  let weight = SPREAD * Math.sqrt(1 - KEPT_PER_KNOT ** 2)
  for (let age = 0; age < MEMORY_KNOTS; age++) {
    sum += weight * must(shocks[from + age], 'a shock for every age')
    weight *= KEPT_PER_KNOT
  }
  return sum
}

/** Box-Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}
