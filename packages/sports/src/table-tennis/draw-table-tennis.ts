import type { Side, Sides } from '@xezer/sport/side'
import { drawNormal, seededRandom } from '@xezer/std/random'
import type { DrawnMatch } from '../sport-play.ts'
import { setsToWinOf, type TableTennisModel } from './table-tennis-model.ts'

/** The serve is worth little: a return is an attack as well. */
const SERVE_MEAN = 0.512
/** Chances of a point that a unit of strength is worth. */
const UNIT_OF_STRENGTH = 0.022
/** What one serves better than another of the same strength, and wins less on the other's serve. */
const STYLE_SPREAD = 0.006
/** No pairing is more uneven. */
const SERVE_MIN = 0.35
const SERVE_MAX = 0.68

/** The truth of a match: p = mean + own strength and serve - the other's. */
export function drawTableTennis({
  world,
  format,
  names,
  strengths,
}: Pick<DrawnMatch, 'world' | 'format' | 'names' | 'strengths'>): TableTennisModel {
  const styleOf = (side: Side): number =>
    STYLE_SPREAD * drawNormal(seededRandom(`${world.seed}/table-tennis/style/${names[side]}`))
  const style: Sides<number> = { home: styleOf('home'), away: styleOf('away') }
  const ahead = UNIT_OF_STRENGTH * (strengths.home - strengths.away)
  return {
    setsToWin: setsToWinOf(format),
    serve: {
      home: bounded(SERVE_MEAN + ahead + style.home + style.away),
      away: bounded(SERVE_MEAN - ahead + style.away + style.home),
    },
  }
}

export function bounded(chance: number): number {
  return Math.min(SERVE_MAX, Math.max(SERVE_MIN, chance))
}
