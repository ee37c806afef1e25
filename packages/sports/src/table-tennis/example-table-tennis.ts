import type { Random } from '@xezer/std/random'
import type { DrawnMatch } from '../sport-play.ts'
import { NO_FACTS, type RecordedMatch, recordPoint } from './table-tennis-facts.ts'
import type { TableTennisModel } from './table-tennis-model.ts'
import { matchWinner, pointChance, STATE_BEFORE_MATCH } from './table-tennis-state.ts'

/** Matches for tests. */
export const EXAMPLE_MODELS: readonly TableTennisModel[] = [
  { setsToWin: 3, serve: { home: 0.53, away: 0.5 } },
  { setsToWin: 4, serve: { home: 0.48, away: 0.55 } },
]

/** The toss, from a random number in [0, 1). */
export function tossed(draw: number): RecordedMatch {
  return { state: { ...STATE_BEFORE_MATCH, first: draw < 0.5 ? 'home' : 'away' }, facts: NO_FACTS }
}

/** Every score of a match that is played on from the toss. */
export function playOn(model: TableTennisModel, random: Random): RecordedMatch[] {
  const seen = [tossed(random.next())]
  for (let now = seen[0]; now && matchWinner(model.setsToWin, now.state) === null; now = seen.at(-1)) {
    seen.push(
      recordPoint(model.setsToWin, now, random.next() < pointChance(model, now.state) ? 'home' : 'away'),
    )
  }
  return seen
}

export function exampleMatch(change: Partial<DrawnMatch> = {}): DrawnMatch {
  return {
    world: { seed: 'example', speed: 1 },
    eventId: 1,
    startsAtMs: 0,
    format: 'best_of_5',
    gender: 'm',
    surface: 'indoor',
    isDoubles: false,
    isNeutral: true,
    names: { home: 'p1', away: 'p2' },
    strengths: { home: 0, away: 0 },
    ...change,
  }
}
