import { otherSide, type Side, type Sides } from '@xezer/sport/side'
import type { Random } from '@xezer/std/random'
import type { TennisFormat, TennisModel } from './tennis-model.ts'

/** Of one player or pair: chances added to the tour's mean on its own serve, and taken from the other's. */
export interface TennisStrength {
  readonly serve: number
  readonly return: number
}

export type Tour = 'men' | 'women'
export type Surface = 'hard' | 'clay' | 'grass'

/** What of a fixture the play hangs on. */
export interface TennisFixture {
  readonly tour: Tour
  readonly isDoubles: boolean
  readonly surface: Surface
  readonly format: TennisFormat
}

/** Chance to win a point on serve over a whole tour, as published; pairs cover more of the net. */
const SERVE_MEAN: Readonly<Record<Tour, Readonly<Record<Surface, number>>>> = {
  men: { hard: 0.635, clay: 0.615, grass: 0.655 },
  women: { hard: 0.562, clay: 0.548, grass: 0.582 },
}
const DOUBLES_EXTRA: Readonly<Record<Tour, number>> = { men: 0.01, women: 0.03 }

/** Standard deviations between the players of a tour, and between pairs, whose two players even each other out. */
const SPREAD: Readonly<Record<Tour, number>> = { men: 0.028, women: 0.028 }
const PAIR_SPREAD = 0.8
/** Returns differ less than serves. */
const RETURN_SPREAD = 0.8

/** Of a player, or of a pair, from its own seed. */
export function drawTennisStrength(tour: Tour, isDoubles: boolean, random: Random): TennisStrength {
  const spread = SPREAD[tour] * (isDoubles ? PAIR_SPREAD : 1)
  return { serve: spread * normal(random), return: spread * RETURN_SPREAD * normal(random) }
}

/** Box-Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}

/** With it the second set goes to the winner of the first in about two matches of three. */
const CARRY = 0.018

/** No pairing is so uneven that a side never holds or never breaks. */
const SERVE_MIN = 0.4
const SERVE_MAX = 0.85

/** The model of a match between two of known strengths: p = mean of the tour + own serve - the other's return. */
export function drawTennis(strengths: Sides<TennisStrength>, fixture: TennisFixture): TennisModel {
  const mean =
    SERVE_MEAN[fixture.tour][fixture.surface] + (fixture.isDoubles ? DOUBLES_EXTRA[fixture.tour] : 0)
  const served = (side: Side): number => {
    const chance = mean + strengths[side].serve - strengths[otherSide(side)].return
    return Math.min(SERVE_MAX, Math.max(SERVE_MIN, chance))
  }
  return { format: fixture.format, serve: { home: served('home'), away: served('away') }, carry: CARRY }
}
