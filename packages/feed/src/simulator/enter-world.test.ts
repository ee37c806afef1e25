import type { OpenEvent } from '@xezer/odds-book/messages'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_FOOTBALL, EXAMPLE_LEAGUES, EXAMPLE_TOUR } from '../sports-data/example-sports.ts'
import { type EnteredWorld, enterWorld, refund } from './enter-world.ts'
import { formatOffset, parseOffset, type WorldOffset } from './feed-offset.ts'
import { createFootballSource } from './football-source.ts'
import type { MatchSource } from './match-source.ts'
import { contestPosition } from './outrights/contest-ids.ts'
import { findWorldBase, worldBase } from './schedule/event-worlds.ts'
import type { ScheduledMatch } from './schedule/scheduled-match.ts'
import { createSportSource } from './sport-source.ts'

const NOW_MS = Date.UTC(2026, 10, 22, 12)
const HOUR_MS = 3_600_000
const WORLD = { seed: 'entered', speed: 1 }
const MARKETS = [{ type: '1x2', specifier: '' }]
const NO_STRENGTHS = { asOf: '', base: 0, rho: 0, homes: new Map(), teams: new Map() }
/** Quick to lay out. */
const SMALL = {
  ...EXAMPLE_FOOTBALL,
  matches: EXAMPLE_FOOTBALL.matches.filter(({ competitionId }) => competitionId <= 14),
}
const football = createFootballSource(SMALL, NO_STRENGTHS)
const tour = createSportSource({
  ...EXAMPLE_TOUR,
  events: EXAMPLE_TOUR.events.filter(({ weeks }) => weeks.includes(46) || weeks.includes(47)).slice(0, 4),
})
const SOURCES = [football, createSportSource(EXAMPLE_LEAGUES), tour]

/** As the next start reads it. */
function leave({ calendars }: EnteredWorld, world = WORLD): WorldOffset {
  return must(parseOffset(formatOffset({ ...world, atMs: NOW_MS, calendars })), 'it is read')
}

/** Bets on what each sport has on sale. */
function betOn({ schedules }: EnteredWorld): OpenEvent[] {
  return schedules.flatMap(({ schedule }) =>
    schedule
      .fixturesBetween(NOW_MS - HOUR_MS, NOW_MS + 24 * HOUR_MS, NOW_MS)
      .slice(0, 5)
      .map(openOf),
  )
}

function openOf({ fixture }: ScheduledMatch): OpenEvent {
  const { eventId, homeId, awayId, startsAtMs } = fixture
  return { eventId, homeId, awayId, startsAtMs, markets: MARKETS }
}

const enter = (
  latest: WorldOffset | null,
  open: readonly OpenEvent[] = [],
  sources: readonly MatchSource[] = SOURCES,
  world = WORLD,
): EnteredWorld => enterWorld(sources, world, latest, open, NOW_MS)

const idsOf = (open: readonly OpenEvent[]): number[] => open.map(({ eventId }) => eventId)
const first = enter(null)
const bets = betOn(first)

it('has bets on every sport to try it with', () => {
  expect(new Set(bets.map(({ eventId }) => Math.floor(eventId / 1e12))).size).toBe(3)
})

it('goes on as long as what was sold is what is played', () => {
  const again = enter(leave(first), bets)
  expect(again.abandoned).toEqual([])
  expect(again.schedules.map(({ goesOn, epoch }) => [goesOn, epoch])).toEqual(SOURCES.map(() => [true, 0]))
})

/** The sport of the first source as another release plays it. */
function replayed(changes: (match: ScheduledMatch) => Partial<ScheduledMatch['fixture']>, source = football) {
  return {
    ...source,
    createSchedule(world, epoch) {
      const schedule = source.createSchedule(world, epoch)
      return {
        ...schedule,
        fixturesBetween: (...between) =>
          schedule
            .fixturesBetween(...between)
            .map((match) => ({ ...match, fixture: { ...match.fixture, ...changes(match) } })),
      }
    },
  } satisfies MatchSource as MatchSource
}

describe('a sport whose calendar is not the one under which bets were taken', () => {
  const others = SOURCES.slice(1)
  const isFootball = (eventId: number): boolean => eventId < 1e12
  it.each([
    ['other tables', { ...football, fingerprint: () => 'another' }, leave(first)],
    // The faults that a fingerprint cannot know: whoever changed the rules did not raise their number.
    [
      'its ids taken over by other matches',
      replayed(({ fixture }) => ({ homeId: fixture.awayId, awayId: fixture.homeId })),
      leave(first),
    ],
    ['its ids gone', replayed(({ fixture }) => ({ eventId: fixture.eventId + 7 })), leave(first)],
  ])('%s: its bets are given back, and what it sells now has other ids', (_name, changed, latest) => {
    const entered = enter(latest, bets, [changed, ...others])
    expect(idsOf(entered.abandoned)).toEqual(idsOf(bets).filter(isFootball))
    expect(entered.schedules.map(({ goesOn, epoch }) => [goesOn, epoch])).toEqual([
      [false, 1],
      [true, 0],
      [true, 0],
    ])
    const sold = idsOf(betOn(entered)).filter(isFootball)
    expect(sold.length).toBeGreaterThan(0)
    expect(sold.filter((id) => idsOf(bets).includes(id))).toEqual([])
    // A start that ended before all was given back is repeated with the same calendars.
    const again = enter(leave(entered), bets, [
      { ...changed, createSchedule: football.createSchedule },
      ...others,
    ])
    expect(idsOf(again.abandoned)).toEqual(idsOf(entered.abandoned))
    expect(again.schedules.map(({ epoch }) => epoch)).toEqual([1, 0, 0])
  })
})

it.each([
  ['an offset of a release that counted worlds', `entered/1/${NOW_MS}/0`, 1],
  ['another seed', `left/1/${NOW_MS}/4`, 5],
  ['another speed, with calendars', `entered/60/${NOW_MS}/1.2.a,5.2.b,2.2.c`, 3],
  ['an offset that nobody can read', 'lost', 1],
])('after %s nothing goes on, and no id that was bet on comes again', (_name, text, epoch) => {
  const entered = enter(parseOffset(text), bets)
  expect(idsOf(entered.abandoned)).toEqual(idsOf(bets))
  expect(entered.schedules[0]).toMatchObject({ goesOn: false, epoch })
  const sold = idsOf(betOn(entered))
  expect(sold.filter((id) => idsOf(bets).includes(id))).toEqual([])
})

it('a sport that is new, or not played any more, moves nobody else', () => {
  const some = SOURCES.slice(1)
  const without = enter(leave(first), bets, some)
  expect(without.schedules.every(({ goesOn }) => goesOn)).toBe(true)
  expect(without.abandoned.every(({ eventId }) => eventId < 1e12)).toBe(true)
  // What was given back meanwhile would be given back again to whoever bets under these ids.
  const back = enter(leave(without), [], SOURCES)
  expect(back.schedules.map(({ goesOn, epoch }) => [goesOn, epoch])).toEqual([
    [false, 1],
    [true, 0],
    [true, 0],
  ])
  expect(idsOf(betOn(back)).filter((id) => id < 1e12 && idsOf(bets).includes(id))).toEqual([])
  const longAgo = enter(leave(enter(leave(without), [], some)), [], SOURCES)
  expect(longAgo.schedules[0]).toMatchObject({ goesOn: false, epoch: 1 })
})

it('leaves alone what no world of it has: events of providers, and of nobody', () => {
  const open = [7, 99_999_999_999, 100_000_000_000_001].map((eventId) => ({
    ...{ eventId, homeId: 1, awayId: 2, startsAtMs: NOW_MS, markets: MARKETS },
  }))
  expect(enter(null, open).abandoned).toEqual([])
})

it('how a season ends goes on with its calendar, and is given back with it', () => {
  const eventId = worldBase({ ...WORLD, epoch: 0 }) + contestPosition(1, 2026)
  const season = { eventId, homeId: null, awayId: null, startsAtMs: NOW_MS, markets: MARKETS }
  expect(enter(leave(first), [season]).abandoned).toEqual([])
  const changed = { ...football, fingerprint: () => 'another' }
  expect(enter(leave(first), [season], [changed]).abandoned).toEqual([season])
})

it('an event that was sold and is not stored yet is known by its place and its start', () => {
  const [bet] = bets
  const unstored = { ...must(bet, 'a bet'), homeId: null, awayId: null }
  expect(enter(leave(first), [unstored]).abandoned).toEqual([])
  const later = { ...unstored, startsAtMs: unstored.startsAtMs + HOUR_MS }
  expect(enter(leave(first), [later]).abandoned).toEqual([later])
})

it('gives back what waits, says why, and touches nothing that was decided', () => {
  const [event] = bets
  const message = refund(must(event, 'a bet'), NOW_MS)
  expect(message).toMatchObject({ kind: 'void', markets: MARKETS, reason: 'schedule_changed' })
  expect([message.fromMs, message.toMs]).toEqual([null, null])
})

it('every event of a world knows its world, whatever its sport', () => {
  const base = worldBase({ ...WORLD, epoch: 0 })
  expect(new Set(bets.map(({ eventId }) => findWorldBase(eventId)))).toEqual(new Set([base]))
})
