import { seededRandom } from '@xezer/std/random'
import { expect, it } from 'vitest'
import { EXAMPLE_MODEL } from '../example-match.ts'
import { countFlavour, countIncident, NO_PLAY_COUNTS, type PlayCounts } from './count-play.ts'
import { createFootballPlay } from './football-play.ts'
import type { FlavourKind, PlayIncident } from './play-incident.ts'

const at = { half: 'h1', elapsedSeconds: 60, side: 'home' } as const
const show = ({ shots, shotsOnTarget, foulsCommitted, offsides }: PlayCounts) =>
  [shots, shotsOnTarget, foulsCommitted, offsides].map(({ home, away }) => `${home}:${away}`).join(' ')

it.each<[FlavourKind, string]>([
  ['shot_off', '0:1 0:0 0:0 0:0'],
  ['shot_blocked', '0:1 0:0 0:0 0:0'],
  ['save', '0:1 0:1 0:0 0:0'],
  ['foul', '0:0 0:0 0:1 0:0'],
  ['offside', '0:0 0:0 0:0 0:1'],
  ['throw_in', '0:0 0:0 0:0 0:0'],
  ['free_kick', '0:0 0:0 0:0 0:0'],
])('%s of the away side counts %s: shots, on target, fouls, offsides', (kind, expected) => {
  expect(show(countFlavour(NO_PLAY_COUNTS, kind, 'away'))).toBe(expected)
})

it.each<[string, PlayIncident, string]>([
  ['a goal', { ...at, kind: 'goal', origin: 'open_play', isReviewed: false }, '1:0 1:0'],
  ['a penalty that is scored', { ...at, kind: 'goal', origin: 'penalty', isReviewed: false }, '1:0 1:0'],
  ['a penalty that is missed', { ...at, kind: 'penalty_missed' }, '1:0 0:0'],
  ['an own goal', { ...at, kind: 'goal', origin: 'own_goal', isReviewed: false }, '0:0 0:0'],
  ['a goal that is taken back', { ...at, kind: 'goal_cancelled' }, '0:0 0:0'],
  ['a corner', { ...at, kind: 'corner' }, '0:0 0:0'],
])('%s', (_name, incident, expected) => {
  expect(show(countIncident(NO_PLAY_COUNTS, incident))).toBe(`${expected} 0:0 0:0`)
})

it('a match that is told again from its beginning, as after a restart, counts the same at every instant', () => {
  const options = { model: EXAMPLE_MODEL, world: { seed: 'counts', speed: 1 }, eventId: 7, startsAtMs: 0 }
  const told = createFootballPlay(options)
  const again = createFootballPlay(options)
  const random = seededRandom('instants')
  for (let at = 0; at < 20; at++) {
    const steps = random.below(told.steps.length)
    const [left, right] = [told, again].map((play) =>
      play.live(play.steps.slice(0, steps).reduce(play.apply, play.before), 0, 1),
    )
    expect(right?.statistics).toEqual(left?.statistics)
    expect(Object.keys(left?.statistics ?? {})).toEqual(
      expect.arrayContaining(['shots', 'shotsOnTarget', 'foulsCommitted', 'offsides']),
    )
  }
})
