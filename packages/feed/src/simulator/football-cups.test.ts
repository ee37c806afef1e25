import { settleMarket } from '@xezer/betting/settlement/settle-market'
import type { OpenEvent } from '@xezer/odds-book/messages'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_FOOTBALL } from '../sports-data/example-sports.ts'
import { enterWorld } from './enter-world.ts'
import { createFootballSource } from './football-source.ts'
import { isContest } from './outrights/contest-ids.ts'
import { findWorldBase, worldBase } from './schedule/event-worlds.ts'
import type { ScheduledMatch } from './schedule/scheduled-match.ts'
import { DAY_MS } from './schedule/world-calendar.ts'

const WORLD = { seed: 'cups', speed: 1 }
/** Clubs of different leagues are as strong as each other here: many ties are level. */
const STRENGTHS = { asOf: '', base: 0, rho: 0, homes: new Map(), teams: new Map() }
/** The cups alone are quick to lay out. */
const FACTS = {
  ...EXAMPLE_FOOTBALL,
  matches: EXAMPLE_FOOTBALL.matches.filter(({ competitionId }) =>
    EXAMPLE_FOOTBALL.competitions[competitionId - 1]?.code.startsWith('champions-league/'),
  ),
}
const source = createFootballSource(FACTS, STRENGTHS)
const schedule = source.createSchedule(WORLD, 0)
const [FIRST_LEGS_MS, UNTIL_MS] = [Date.UTC(2027, 1, 15), Date.UTC(2027, 5, 6)]
const isKnockOut = ({ fixture }: ScheduledMatch): boolean => /^(Kn|R|Q|S|F)/.test(fixture.round)
const knockOut = schedule.fixturesBetween(FIRST_LEGS_MS, UNTIL_MS).filter(isKnockOut)

/** How it ends, as the rules of settlement read it. */
function playedOut(match: ScheduledMatch) {
  const play = source.createPlay(match, WORLD)
  const { facts } = play.read(play.steps.reduce(play.apply, play.before))
  const goals = facts.counted.filter(({ statistic }) => statistic === 'goals')
  const of = (side: string): number => goals.filter((goal) => goal.side === side).length
  return { facts, home: of('home'), away: of('away') }
}

const ties = knockOut.flatMap((first) => {
  const { homeId, awayId, round } = first.fixture
  const second = knockOut.find(
    ({ fixture }) =>
      fixture.round === round &&
      [fixture.homeId, fixture.awayId].join() === [awayId, homeId].join() &&
      fixture.startsAtMs > first.fixture.startsAtMs,
  )
  if (second === undefined) return []
  const [there, back] = [playedOut(first), playedOut(second)]
  return [{ second, back, lead: back.home + there.away - back.away - there.home }]
})

describe('a tie of two legs', () => {
  it('is won by its goals, as the matches are played that everybody sees', () => {
    expect(ties.length).toBe(3 * 22)
    for (const { second, lead } of ties) {
      const { homeId, awayId, startsAtMs, tournamentId } = second.fixture
      const goOn = [homeId, awayId].filter((id) =>
        knockOut.some(
          ({ fixture }) =>
            fixture.tournamentId === tournamentId &&
            fixture.startsAtMs > startsAtMs + 2 * DAY_MS &&
            [fixture.homeId, fixture.awayId].includes(id),
        ),
      )
      expect(goOn.length).toBe(1)
      if (lead !== 0) expect(goOn).toEqual([lead > 0 ? homeId : awayId])
    }
  })

  it('is settled by ninety minutes, whoever wins extra time', () => {
    const level = ties.filter(({ lead }) => lead === 0)
    expect(level.length).toBeGreaterThan(3)
    for (const { back } of level) {
      const winner = back.home > back.away ? '1' : back.home < back.away ? '2' : 'x'
      const decision = settleMarket(FOOTBALL_MARKETS.get('1x2'), '', back.facts)
      const outcomes = decision === 'undecided' ? [] : [...decision.outcomes]
      expect(outcomes.map(([outcome, { kind }]) => [outcome, kind])).toEqual(
        ['1', 'x', '2'].map((outcome) => [outcome, outcome === winner ? 'won' : 'lost']),
      )
      expect(back.facts.status).toBe('finished')
      expect(back.facts.advances).toBeNull()
    }
  })
})

describe('bets on a knock-out', () => {
  const nowMs = FIRST_LEGS_MS + 9 * DAY_MS
  const openOf = ({ fixture }: ScheduledMatch): OpenEvent => {
    const { eventId, homeId, awayId, startsAtMs } = fixture
    return { eventId, homeId, awayId, startsAtMs, markets: [{ type: '1x2', specifier: '' }] }
  }
  const open = schedule
    .fixturesBetween(nowMs, nowMs + schedule.aheadMs, nowMs)
    .filter(isKnockOut)
    .map(openOf)
  const start = (fingerprint: string) =>
    enterWorld(
      [source],
      WORLD,
      { ...WORLD, atMs: nowMs, formerEpoch: null, calendars: new Map([[1, { epoch: 0, fingerprint }]]) },
      open,
      nowMs,
    )

  it('find their match again after a restart', () => {
    expect(open.length).toBeGreaterThan(10)
    const { abandoned, schedules } = start(source.fingerprint())
    expect(abandoned).toEqual([])
    expect(schedules.map(({ epoch, goesOn }) => [epoch, goesOn])).toEqual([[0, true]])
  })

  it('of a calendar without them are given back, and none of their ids is ever another match', () => {
    const { abandoned, schedules } = start('former')
    expect(abandoned).toEqual(open)
    const entered = must(schedules[0], 'football').schedule
    const ids = entered
      .fixturesBetween(FIRST_LEGS_MS, UNTIL_MS)
      .map(({ fixture }) => findWorldBase(fixture.eventId))
    expect(new Set(ids)).toEqual(new Set([worldBase({ ...WORLD, epoch: 1 })]))
    expect(worldBase({ ...WORLD, epoch: 1 })).not.toBe(worldBase({ ...WORLD, epoch: 0 }))
  })

  it('have ids behind those of all blocks and of real matches, and before those of seasons', () => {
    const places = knockOut.map(({ fixture }) => fixture.eventId - worldBase({ ...WORLD, epoch: 0 }))
    expect(Math.min(...places)).toBeGreaterThan(900_000_000 + EXAMPLE_FOOTBALL.matches.length)
    expect(knockOut.some(({ fixture }) => isContest(fixture.eventId))).toBe(false)
  })
})
