import { fileURLToPath } from 'node:url'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { createFootballSource } from '../simulator/football-source.ts'
import { finish } from '../simulator/outrights/outright-desk.ts'
import { readFootballData } from './read-football-data.ts'
import { readStrengths } from './read-strengths.ts'

const folder = fileURLToPath(new URL('../../../../content/football', import.meta.url))
const data = readFootballData(folder)
const source = createFootballSource(data, readStrengths(`${folder}/strengths.json`))
const NOW_MS = Date.UTC(2026, 10, 22, 11)
const DAY_MS = 86_400_000
const WORLD = { seed: 'seasons', speed: 1 }
const contestsAt = (atMs: number, world = WORLD) =>
  finish(must(source.contests, 'football has seasons').contestsAt(world, 0, atMs, 0)).filter(
    (contest) => contest.kind === 'table',
  )

describe('the seasons of football', () => {
  const contests = contestsAt(NOW_MS)
  const generated = contests.filter(({ fixture }) => !fixture.isReal)

  it('are those of the table of seasons, real ones and generated ones', () => {
    // On a day between two seasons a league has none.
    expect(contests.length).toBeGreaterThan(data.seasons.size - 3)
    const names = contests.map(({ fixture }) => fixture.name.en)
    expect(names).toContain('LaLiga 2026/27')
    expect(names).toContainEqual(expect.stringMatching(/^Serie A \d\d\.20\d\d$/))
    expect(new Set(contests.map(({ fixture }) => fixture.eventId)).size).toBe(contests.length)
  })

  it('that are generated are played once around, from the first round to the last', () => {
    expect(generated.length).toBeGreaterThan(4)
    for (const { fixture, matches } of generated) {
      const size = fixture.competitorIds.length
      expect(matches[0]?.fixture.round).toBe('Matchday 1')
      const rounds = matches.map((match) => Number(match.fixture.round.split(' ')[1]))
      expect(rounds).toEqual([...rounds].sort((left, right) => left - right))
      expect(rounds.at(-1)).toBe(2 * (size + (size % 2) - 1))
      const pairs = matches.map(({ fixture: { homeId, awayId } }) => `${homeId}/${awayId}`)
      expect(new Set(pairs).size).toBe(pairs.length)
      expect(pairs.length).toBeGreaterThan(0.85 * size * (size - 1))
      // One truth: what a table of the season is made of is what its outright counts.
      expect(new Set(matches.map((match) => match.fixture.season))).toEqual(new Set([fixture.season]))
      expect(fixture.name.en).toContain(fixture.season)
      expect(fixture.startsAtMs).toBe(Math.max(...matches.map((match) => match.fixture.startsAtMs)))
    }
  })

  it('are the same whenever they are asked for, and others when they are over', () => {
    const [first] = generated.toSorted((left, right) => left.fixture.startsAtMs - right.fixture.startsAtMs)
    const { fixture } = must(first, 'a season is generated')
    const same = contestsAt(NOW_MS - DAY_MS).find((one) => one.fixture.eventId === fixture.eventId)
    expect(same?.fixture).toEqual(fixture)
    const later = contestsAt(fixture.startsAtMs + 9 * DAY_MS)
    const next = later.find((one) => one.fixture.tournamentId === fixture.tournamentId)
    expect(next?.fixture.eventId).not.toBe(fixture.eventId)
    expect(next?.fixture.name).not.toEqual(fixture.name)
    expect(next?.fixture.season).not.toEqual(fixture.season)
  })

  it('go by as fast as the matches do', () => {
    const [, , , , fast] = contestsAt(NOW_MS, { ...WORLD, speed: 60 })
    expect(must(fast, 'a season').fixture.startsAtMs - NOW_MS).toBeLessThan(2 * DAY_MS)
  })
})
