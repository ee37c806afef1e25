import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_LEAGUES } from '../../sports-data/example-sports.ts'
import { createSportSource } from '../sport-source.ts'
import { finish } from './outright-desk.ts'
import { SeasonRun } from './season-run.ts'

const NOW_MS = Date.UTC(2026, 10, 22, 9)
const WORLD = { seed: 'leagues', speed: 1 }
const source = createSportSource(EXAMPLE_LEAGUES)
const contestsAt = (atMs: number, beforeMs = 0) =>
  finish(must(source.contests, 'leagues have ends').contestsAt(WORLD, 0, atMs, beforeMs)).filter(
    (contest) => contest.kind === 'table',
  )

describe('the seasons of a sport of leagues', () => {
  const contests = contestsAt(NOW_MS)

  it('hold every game of their league, as many for each club as the table of competitions says', () => {
    expect(contests.length).toBe(EXAMPLE_LEAGUES.leagues.filter(({ season }) => season !== null).length)
    for (const { fixture, matches } of contests) {
      const league = must(
        EXAMPLE_LEAGUES.leagues.find(({ competition }) => competition.id === fixture.tournamentId),
        'a contest is of a league',
      )
      const games = new Map(fixture.competitorIds.map((id) => [id, 0]))
      for (const { fixture: game } of matches) {
        for (const id of [game.homeId, game.awayId]) games.set(id, (games.get(id) ?? 0) + 1)
      }
      expect([...new Set(games.values())]).toEqual([league.rounds])
      expect(fixture.startsAtMs).toBe(Math.max(...matches.map(({ fixture: game }) => game.startsAtMs)))
      const isRegular = league.season?.isRegular === true
      expect(fixture.name.en.endsWith(` 2026/27${isRegular ? ', regular season' : ''}`)).toBe(true)
    }
  })

  it('are the same whenever they are asked for, and another one in another year', () => {
    expect(contestsAt(NOW_MS + 86_400_000).map(({ fixture }) => fixture)).toEqual(
      contests.map(({ fixture }) => fixture),
    )
    const later = contestsAt(Date.UTC(2027, 10, 22)).map(({ fixture }) => fixture.eventId)
    expect(later.filter((id) => contests.some(({ fixture }) => fixture.eventId === id))).toEqual([])
    expect(new Set([...later, ...contests.map(({ fixture }) => fixture.eventId)]).size).toBe(
      2 * contests.length,
    )
  })

  it('are over when their last game is, and still asked for a while later', () => {
    const endMs = Math.max(...contests.map(({ fixture }) => fixture.startsAtMs))
    expect(contestsAt(endMs + 1)).toEqual([])
    expect(contestsAt(endMs + 86_400_000, 2 * 86_400_000).length).toBeGreaterThan(0)
  })

  it('are priced by wins: somebody who has won most is the likeliest', () => {
    const smallest = contests.reduce((least, one) =>
      one.matches.length < least.matches.length ? one : least,
    )
    const run = new SeasonRun(smallest, source, WORLD)
    const lateMs = must(smallest.matches.at(-12), 'twelve games').fixture.startsAtMs - 1
    finish(run.study(lateMs))
    const [winner] = finish(run.price(Math.min(lateMs, run.nextStartMs(lateMs) - 1), 300))
    const [first] = run.facts(lateMs).standing ?? []
    if (winner !== undefined) {
      const likeliest = winner.outcomes[0]
      expect(likeliest?.probability).toBeGreaterThan(0.3)
      expect(winner.outcomes.find(({ key }) => key === first?.competitor)?.probability).toBeGreaterThan(0.05)
    }
    expect(first?.place).toBe(1)
    expect(run.facts(lateMs)).toMatchObject({ status: 'finished', closed: ['outright', 'match'] })
  })
})
