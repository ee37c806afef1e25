import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readStrengths } from '../../football-data/read-strengths.ts'
import { EXAMPLE_FOOTBALL, EXAMPLE_LEAGUES } from '../../sports-data/example-sports.ts'
import { createFootballSource } from '../football-source.ts'
import { createSportSource } from '../sport-source.ts'
import { createSchedule } from './schedule.ts'

const FROM_MS = Date.UTC(2026, 10, 20)
const DAY_MS = 86_400_000
const STRENGTHS = readStrengths(
  fileURLToPath(new URL('../../../../../content/football/strengths.json', import.meta.url)),
)

// Bets are stored under these ids. Who changes what is played raises `WORLD_RULES`, if a release was out since it was raised
// last, and writes down the new digest.
it.each([
  ['a seed at normal speed', 'xezer', 1, 0, 7 * DAY_MS, '05ad503b600cd41d'],
  ['another epoch at another speed', 'test', 60, 3, DAY_MS / 10, 'a18eb0baa7abd513'],
])('football is scheduled as it was released: %s', (_name, seed, speed, epoch, lengthMs, digest) => {
  const matches = createSchedule(EXAMPLE_FOOTBALL, seed, speed, epoch)
    .fixturesBetween(FROM_MS, FROM_MS + lengthMs)
    .map(({ fixture, competition, isNeutral }) => [fixture, competition.id, isNeutral])
  expect(matches.length).toBeGreaterThan(500)
  expect(digestOf(matches)).toBe(digest)
})

it('leagues are scheduled as they were released', () => {
  const matches = createSportSource(EXAMPLE_LEAGUES)
    .createSchedule({ seed: 'xezer', speed: 1 }, 0)
    .fixturesBetween(FROM_MS, FROM_MS + 7 * DAY_MS)
  expect(matches.length).toBeGreaterThan(100)
  expect(digestOf(matches.map(({ fixture }) => fixture))).toBe('77d436b68d082650')
})

// A match that is in play at an upgrade would go on with another score.
it('football is played as it was released', () => {
  const world = { seed: 'xezer', speed: 1 }
  const source = createFootballSource(EXAMPLE_FOOTBALL, STRENGTHS)
  const ends = source
    .createSchedule(world, 0)
    .fixturesBetween(FROM_MS, FROM_MS + DAY_MS / 12)
    .map((match) => {
      const play = source.createPlay(match, world)
      return play.read(play.steps.reduce(play.apply, play.before)).facts
    })
  expect(ends.length).toBeGreaterThan(20)
  expect(digestOf(ends)).toBe('c27001f03fb583cb')
})

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
