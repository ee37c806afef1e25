import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_TOUR } from '../../sports-data/example-sports.ts'
import type { MatchSource } from '../match-source.ts'
import { createSportSource } from '../sport-source.ts'
import { settlementsOf } from './contest-markets.ts'
import { finish } from './outright-desk.ts'
import { SeasonRun } from './season-run.ts'

/** A Tuesday before the first match of the day in Europe. */
const NOW_MS = Date.UTC(2026, 9, 13, 4)
const DAY_MS = 86_400_000
const WORLD = { seed: 'tours', speed: 1 }
const source = createSportSource(EXAMPLE_TOUR)

function contestsAt(atMs: number, beforeMs = 0) {
  const { contests } = source
  return finish(must(contests, 'tournaments have ends').contestsAt(WORLD, 0, atMs, beforeMs)).flatMap(
    (contest) => (contest.kind === 'draw' ? [contest] : []),
  )
}

describe('the ends of tournaments', () => {
  const contests = contestsAt(NOW_MS)
  const contest = must(
    contests.find(({ fixture }) => fixture.competitorIds.length === 32),
    'tournaments are under way',
  )

  it('are sold from when it is known who is in their draws, each an event of its own', () => {
    expect(contests.length).toBeGreaterThan(0)
    expect(new Set(contests.map(({ fixture }) => fixture.eventId)).size).toBe(contests.length)
    for (const { fixture, draw } of contests) {
      expect(new Set(fixture.competitorIds).size).toBe(fixture.competitorIds.length)
      expect(draw.length).toBe(fixture.competitorIds.length - 1)
      expect(draw.at(-1)?.roundsLeft).toBe(0)
      expect(fixture.startsAtMs).toBe(draw.at(-1)?.startsAtMs)
    }
  })

  it('are not known while somebody qualifies for their draw, nor where groups decide who comes to the semi-finals', () => {
    const id = contest.fixture.eventId
    // Qualifying of the week is played until its Monday.
    const known = [-3, -2, 0].map((days) =>
      contestsAt(NOW_MS + days * DAY_MS).map((one) => one.fixture.eventId),
    )
    expect(known.map((ids) => ids.includes(id))).toEqual([false, false, true])

    const groups = EXAMPLE_TOUR.events.filter(({ draw }) => draw === 8).map(({ singles }) => singles.id)
    expect(groups.length).toBeGreaterThan(0)
    const inNovember = [4, 11, 18].flatMap((day) => contestsAt(Date.UTC(2026, 10, day, 4)))
    expect(inNovember.length).toBeGreaterThan(0)
    expect(inNovember.filter(({ fixture }) => groups.includes(fixture.tournamentId))).toEqual([])
  })

  it('are those of singles: doubles that are played beside them have none', () => {
    const pairs = new Set(EXAMPLE_TOUR.events.map(({ doubles }) => doubles?.id))
    const played = source
      .createSchedule(WORLD, 0)
      .fixturesBetween(NOW_MS, NOW_MS + DAY_MS, NOW_MS)
      .filter(({ fixture }) => pairs.has(fixture.tournamentId))
    expect(played.length).toBeGreaterThan(0)
    expect(contests.filter(({ fixture }) => pairs.has(fixture.tournamentId))).toEqual([])
  })

  it('go more often to the stronger of two, and to one of them', () => {
    const { direct, qualifying } = EXAMPLE_TOUR.fields[genderOf(contest.fixture.tournamentId)]
    const strengths = new Map([...direct, ...qualifying.flat()].map(({ id, strength }) => [id, strength]))
    const strengthOf = (index: number) =>
      strengths.get(contest.fixture.competitorIds[index] ?? 0) ?? Number.NaN
    for (const [one, other] of [
      [0, 1],
      [0, 20],
      [5, 30],
      [17, 2],
    ] as const) {
      const chance = contest.chanceOf(one, other)
      expect(chance + contest.chanceOf(other, one)).toBeCloseTo(1, 1)
      const ahead = strengthOf(one) - strengthOf(other)
      if (Math.abs(ahead) > 0.5) expect(chance > 0.5).toBe(ahead > 0)
    }
    const best = contest.fixture.competitorIds
      .map((_, index) => index)
      .sort((a, b) => strengthOf(b) - strengthOf(a))
    expect(contest.chanceOf(best[0] ?? 0, best.at(-1) ?? 0)).toBeGreaterThan(0.6)
  })

  it('have chances that sum to 1, without whoever is out, and ask no match that has not begun', () => {
    const noFuture: MatchSource = {
      ...source,
      createPlay(match, world) {
        if (match.fixture.startsAtMs > NOW_MS) throw new Error('a match that has not begun is not asked for')
        return source.createPlay(match, world)
      },
    }
    const run = new SeasonRun(contest, noFuture, WORLD)
    finish(run.study(NOW_MS))
    const [winner] = finish(run.price(NOW_MS, 1))
    const each = winner?.outcomes.map(({ probability }) => probability) ?? []
    const out = run.facts(NOW_MS).standing?.filter(({ place }) => place > 1) ?? []
    // Who hardly gets there any more, less than once in 500, stands in no list.
    const unlisted = contest.fixture.competitorIds.length - out.length - each.length
    const sum = each.reduce((so, chance) => so + chance, 0)
    expect(sum).toBeLessThan(1 + 1e-9)
    expect(sum).toBeGreaterThan(1 - 1e-9 - 0.002 * unlisted)
    expect(unlisted).toBeLessThan(5)
    expect(out.length).toBeGreaterThan(0)
    for (const { competitor } of out) {
      expect(winner?.outcomes.find(({ key }) => key === competitor)).toBeUndefined()
    }
  })

  it('know of a match when it is over, and not while it is played', () => {
    const run = new SeasonRun(contest, source, WORLD)
    finish(run.study(NOW_MS))
    const startMs = run.nextStartMs(NOW_MS)
    const before = { prices: finish(run.price(startMs - 1, 1)), facts: run.facts(startMs - 1) }
    finish(run.study(startMs))
    const during = { prices: finish(run.price(startMs + 1000, 1)), facts: run.facts(startMs + 1000) }
    expect(during).toEqual(before)
    expect(run.facts(run.quietFromMs())).not.toEqual(before.facts)
  })

  it('are settled by the final: one wins, and places are shared by round', () => {
    const endMs = contest.fixture.startsAtMs + DAY_MS / 2
    const run = new SeasonRun(contest, source, WORLD)
    finish(run.study(endMs))
    expect(run.isOver(endMs)).toBe(true)
    const facts = run.facts(endMs)
    expect(facts.standing?.map(({ place }) => place)).toEqual([
      ...[1, 2, 3, 3],
      ...new Array<number>(4).fill(5),
      ...new Array<number>(8).fill(9),
      ...new Array<number>(16).fill(17),
    ])
    const [market] = settlementsOf(contest, facts)
    expect(market?.outcomes.filter(({ result }) => result.kind === 'won')).toEqual([
      { outcome: facts.standing?.[0]?.competitor, result: { kind: 'won' } },
    ])
    expect(finish(run.price(endMs, 1))).toEqual([])
  })
})

function genderOf(tournamentId: number): 'm' | 'w' {
  return must(
    EXAMPLE_TOUR.events.find(({ singles }) => singles.id === tournamentId),
    'a contest is of a tournament',
  ).singles.gender
}
