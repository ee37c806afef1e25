import { otherSide, type Side, type Sides } from '@xezer/sport/side'
import { drawNormal, type Random } from '@xezer/std/random'
import type { TennisFormat, TennisModel } from './tennis-model.ts'

/** Of one player or pair: chances added to the tour's mean on its own serve, and taken from the other's. */
export interface TennisStrength {
  readonly serve: number
  readonly return: number
}

export type Tour = 'men' | 'women'
export type Surface = 'hard' | 'indoor_hard' | 'clay' | 'grass'

/** What of a fixture the play hangs on. */
export interface TennisFixture {
  readonly tour: Tour
  readonly isDoubles: boolean
  readonly surface: Surface
  readonly format: TennisFormat
}

/** Chance to win a point on serve over a whole tour, as published; pairs cover more of the net. */
const SERVE_MEAN: Readonly<Record<Tour, Readonly<Record<Surface, number>>>> = {
  men: { hard: 0.635, indoor_hard: 0.642, clay: 0.615, grass: 0.655 },
  women: { hard: 0.562, indoor_hard: 0.566, clay: 0.548, grass: 0.582 },
}
const DOUBLES_EXTRA: Readonly<Record<Tour, number>> = { men: 0.01, women: 0.03 }

/** Chances that a unit of strength is worth, serve and return together; pairs even each other out. */
const UNIT_OF_STRENGTH = 0.054
const PAIR_FACTOR = 0.8
/** Standard deviation of what one serves better and returns worse than another of the same strength. */
const STYLE_SPREAD = 0.018

/** Of a player or a pair: `strength` in standard deviations of the whole field, the style from a seed of its own. */
export function tennisStrengthOf(strength: number, isDoubles: boolean, style: Random): TennisStrength {
  const factor = isDoubles ? PAIR_FACTOR : 1
  const half = (factor * UNIT_OF_STRENGTH * strength) / 2
  const lean = factor * STYLE_SPREAD * drawNormal(style)
  return { serve: half + lean, return: half - lean }
}

/** Form of the day: with it sets run away, and the second goes to the winner of the first, as often as on the tours. */
const FORM_SPREAD = 0.042

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
  const form = fixture.isDoubles ? PAIR_FACTOR * FORM_SPREAD : FORM_SPREAD
  return { format: fixture.format, serve: { home: served('home'), away: served('away') }, form }
}
