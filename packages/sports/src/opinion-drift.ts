import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'

const KNOT_MS = 20 * 60_000
const KEPT_PER_KNOT = 0.8
/** Beyond that many knots less than 3 % is left of a shock. */
const MEMORY_KNOTS = 16

/**
 * How far an opinion has drifted: a mean-reverting noise (AR(1) on knots of 20 minutes, straight lines between them) of
 * this standard deviation, with a half-life of an hour. A function of its key and the time only.
 */
export function opinionDrift(key: string, spread: number, speed: number, atMs: number): number {
  const position = (atMs * speed) / KNOT_MS
  const knot = Math.floor(position)
  const part = position - knot
  const [before, after] = opinions(key, spread, knot)
  return (1 - part) * before + part * after
}

/** At a knot and at the next one; they share all shocks but one, and drawing those is most of the work. */
function opinions(key: string, spread: number, knot: number): readonly [number, number] {
  const shocks = Array.from({ length: MEMORY_KNOTS + 1 }, (_, age) =>
    normal(seededRandom(`${key}/${knot + 1 - age}`)),
  )
  return [sumOf(shocks, spread, 1), sumOf(shocks, spread, 0)]
}

function sumOf(shocks: readonly number[], spread: number, from: number): number {
  let sum = 0
  let weight = spread * Math.sqrt(1 - KEPT_PER_KNOT ** 2)
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
