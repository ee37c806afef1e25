import type { Side, Sides } from '@xezer/sport/side'
import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'

const KNOT_MS = 20 * 60_000
const KEPT_PER_KNOT = 0.8
/** Beyond that many knots less than 3 % is left of a shock. */
const MEMORY_KNOTS = 16

/** Of each side of an event in a world. */
export function opinionDrifts(
  world: { readonly seed: string; readonly speed: number },
  eventId: number,
  spread: number,
  atMs: number,
): Sides<number> {
  const drift = (side: Side): number =>
    opinionDrift(`${world.seed}/opinion/${eventId}/${side}`, spread, world.speed, atMs)
  return { home: drift('home'), away: drift('away') }
}

/** Opinion that moves with every price costs a model for each of them; where that is dear it holds for so long. */
const HELD_MS = 300_000

/** As `opinionDrifts`, before the start as it was at the beginning of five minutes. */
export function heldOpinion(
  match: {
    readonly world: { readonly seed: string; readonly speed: number }
    readonly eventId: number
    readonly startsAtMs: number
  },
  spread: number,
  atMs: number,
): Sides<number> {
  const heldMs = atMs < match.startsAtMs ? Math.floor(atMs / HELD_MS) * HELD_MS : atMs
  return opinionDrifts(match.world, match.eventId, spread, heldMs)
}

/**
 * How far an opinion has drifted: a mean-reverting noise (AR(1) on knots of 20 minutes, straight lines between them) of
 * this standard deviation, with a half-life of an hour. A function of its key and the time only.
 */
function opinionDrift(key: string, spread: number, speed: number, atMs: number): number {
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
