import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { EXAMPLE_FOOTBALL } from '../../sports-data/example-sports.ts'
import { createSchedule } from './schedule.ts'

const FROM_MS = Date.UTC(2026, 10, 20)
const DAY_MS = 86_400_000

// Bets are stored under these ids. Who changes what is played raises `WORLD_RULES`, if a release was out since it was raised
// last, and writes down the new digest.
it.each([
  ['a seed at normal speed', 'xezer', 1, 0, 7 * DAY_MS, '6894bf5dfee7acb2'],
  ['another epoch at another speed', 'test', 60, 3, DAY_MS / 10, '81357519bcee93b4'],
])('football is scheduled as it was released: %s', (_name, seed, speed, epoch, lengthMs, digest) => {
  const matches = createSchedule(EXAMPLE_FOOTBALL, seed, speed, epoch)
    .fixturesBetween(FROM_MS, FROM_MS + lengthMs)
    .map(({ fixture, competition, isNeutral }) => [fixture, competition.id, isNeutral])
  expect(matches.length).toBeGreaterThan(500)
  expect(createHash('sha256').update(JSON.stringify(matches)).digest('hex').slice(0, 16)).toBe(digest)
})
