import type { Sides } from '@xezer/sport/side'
import { type Random, seededRandom } from '@xezer/std/random'
import { opinionDrifts } from '../opinion-drift.ts'
import {
  type BasketballFormat,
  type BasketballModel,
  FIBA_FORMAT,
  NBA_FORMAT,
  QUARTER_COUNT,
} from './basketball-model.ts'

/** What a competition's rules make of a game between two average sides. */
interface Level {
  readonly format: BasketballFormat
  /** Points of a side. */
  readonly points: number
  readonly possessionSeconds: number
  /** Points by which a side is expected to win for each point of strength that it has more. */
  readonly perStrength: number
  readonly homeAdvantage: number
}

const LEVELS: Readonly<Record<string, Level>> = {
  '4x12': { format: NBA_FORMAT, points: 113, possessionSeconds: 20.6, perStrength: 0.26, homeAdvantage: 2.6 },
  '4x10': { format: FIBA_FORMAT, points: 81, possessionSeconds: 21.8, perStrength: 0.33, homeAdvantage: 2.8 },
}

/** How far the points of a club's games lie from the average of all, and the length of its possessions. */
const TEMPO_SPREAD = { points: 0.015, seconds: 0.01 }
/** Nobody scores more seldom or more often than this. */
const EFFICIENCY = { min: 1.05, max: 1.98 }
/** Opinion before a game moves by about half a point of a side. */
const OPINION_SPREAD = 0.006

export interface BasketballFixture {
  /** Clubs are what they are in all games of a world. */
  readonly seed: string
  /** As the table of competitions has it: `4x12`, `4x10`. */
  readonly format: string
  readonly clubs: Sides<string>
  /** From 1 to 99, within the competition. */
  readonly strengths: Sides<number>
  readonly isNeutral: boolean
}

/** The truth of a game: what its clubs, its ground and its rules make of it. */
export function drawBasketball({
  seed,
  format,
  clubs,
  strengths,
  isNeutral,
}: BasketballFixture): BasketballModel {
  const level = levelOf(format)
  const home = tempoOf(seed, clubs.home)
  const away = tempoOf(seed, clubs.away)
  return modelOf(level, expectedLead({ format, strengths, isNeutral }), {
    points: level.points * (1 + home.points + away.points),
    possessionSeconds: level.possessionSeconds * (1 + home.seconds + away.seconds),
  })
}

/** What decides by how much a game is expected to be won. */
export type LeadTerms = Pick<BasketballFixture, 'format' | 'strengths' | 'isNeutral'>

/** Points by which the home side is expected to win. */
export function expectedLead({ format, strengths, isNeutral }: LeadTerms): number {
  const level = levelOf(format)
  return (isNeutral ? 0 : level.homeAdvantage) + level.perStrength * (strengths.home - strengths.away)
}

/** A game between two clubs of the usual pace. */
export function modelOfLead(format: string, lead: number): BasketballModel {
  const level = levelOf(format)
  return modelOf(level, lead, level)
}

export function perStrength(format: string): number {
  return levelOf(format).perStrength
}

function levelOf(format: string): Level {
  const level = LEVELS[format]
  if (level === undefined) throw new Error(`no game of basketball is played in ${format}`)
  return level
}

function modelOf(
  level: Level,
  lead: number,
  { points, possessionSeconds }: Pick<Level, 'points' | 'possessionSeconds'>,
): BasketballModel {
  const possessions = (QUARTER_COUNT * level.format.quarterSeconds) / level.possessionSeconds / 2
  return {
    format: level.format,
    possessionSeconds,
    efficiency: {
      home: bounded((points + lead / 2) / possessions),
      away: bounded((points - lead / 2) / possessions),
    },
  }
}

function tempoOf(seed: string, club: string): { points: number; seconds: number } {
  const random = seededRandom(`${seed}/basketball/${club}`)
  return { points: TEMPO_SPREAD.points * spreadOf(random), seconds: TEMPO_SPREAD.seconds * spreadOf(random) }
}

/** Mean 0 and a spread of 1, never beyond 2.5: two uniform numbers. */
function spreadOf(random: Random): number {
  return Math.sqrt(6) * (random.next() + random.next() - 1)
}

function bounded(efficiency: number): number {
  return Math.min(EFFICIENCY.max, Math.max(EFFICIENCY.min, efficiency))
}

/** What the price maker believes before the game; the play takes the model of its tip-off, and so does all in play. */
export function opinionOf(
  model: BasketballModel,
  world: { readonly seed: string; readonly speed: number },
  eventId: number,
  atMs: number,
): BasketballModel {
  const drifts = opinionDrifts(world, eventId, OPINION_SPREAD, atMs)
  const moved = (side: 'home' | 'away'): number => bounded(model.efficiency[side] * Math.exp(drifts[side]))
  return { ...model, efficiency: { home: moved('home'), away: moved('away') } }
}
