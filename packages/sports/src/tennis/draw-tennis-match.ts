import type { Sides } from '@xezer/sport/side'
import { assert } from '@xezer/std/assert'
import { seededRandom } from '@xezer/std/random'
import { drawTennis, type Surface, tennisStrengthOf } from './draw-tennis.ts'
import type { TennisFormat, TennisModel } from './tennis-model.ts'

/** A match as the tables of tournaments have it. */
export interface TennisMatch {
  /** Players are what they are in all matches of a world. */
  readonly seed: string
  /** `best_of_3`, `best_of_5/tie_break_10`, `best_of_3/match_tie_break`. */
  readonly format: string
  readonly gender: 'm' | 'w'
  /** `hard`, `indoor_hard`, `clay`, `grass`. */
  readonly surface: string
  readonly isDoubles: boolean
  /** Names of the players or pairs: a style of play is drawn from its name, so a name must never change. */
  readonly players: Sides<string>
  /** In standard deviations of the whole field. */
  readonly strengths: Sides<number>
}

const SURFACES: readonly Surface[] = ['hard', 'indoor_hard', 'clay', 'grass']

/** The truth of a match: what its players, its ground and its rules make of it. */
export function drawTennisMatch(match: TennisMatch): TennisModel {
  const { seed, gender, isDoubles, players, strengths } = match
  const surface = SURFACES.find((known) => known === match.surface)
  assert(surface !== undefined, `no match of tennis is played on ${match.surface}`)
  const strengthOf = (side: 'home' | 'away') =>
    tennisStrengthOf(strengths[side], isDoubles, seededRandom(`${seed}/tennis/style/${players[side]}`))
  const tour = gender === 'm' ? 'men' : 'women'
  return drawTennis(
    { home: strengthOf('home'), away: strengthOf('away') },
    { tour, isDoubles, surface, format: tennisFormatOf(match.format) },
  )
}

/** Where a tie-break takes the place of the last set, deuce is one point as well. */
export function tennisFormatOf(text: string): TennisFormat {
  const [sets = '', ending = 'tie_break_7'] = text.split('/')
  const isKnown = sets === 'best_of_3' || sets === 'best_of_5'
  const finalSet = FINAL_SETS.find((known) => known === ending)
  assert(isKnown && finalSet !== undefined, `no match of tennis is played in ${text}`)
  return { setsToWin: sets === 'best_of_5' ? 3 : 2, isNoAd: finalSet === 'match_tie_break', finalSet }
}

const FINAL_SETS: readonly TennisFormat['finalSet'][] = ['tie_break_7', 'tie_break_10', 'match_tie_break']
