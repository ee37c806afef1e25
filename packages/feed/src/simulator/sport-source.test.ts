import type { FeedMessage } from '@xezer/odds-book/messages'
import { marginsOf } from '@xezer/pricing/margins'
import { marketKey } from '@xezer/sport/handle'
import { isSpecifierOf } from '@xezer/sport/market-type'
import type { Side } from '@xezer/sport/side'
import { getSport } from '@xezer/sports/registry'
import type { DrawnMatch } from '@xezer/sports/sport-play'
import { must } from '@xezer/std/assert'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_LEAGUES, EXAMPLE_TOUR } from '../sports-data/example-sports.ts'
import type { LeagueSport } from '../sports-data/league-sport.ts'
import type { TourSport } from '../sports-data/tour-sport.ts'
import { NOTHING_OPEN, NOTHING_SOLD } from './example-sold.ts'
import { createSimulatorFeed } from './simulator-feed.ts'
import { createSportSource } from './sport-source.ts'

/** A match takes some ten seconds. */
const WORLD = { seed: 'source', speed: 600 } as const
const NOON_MS = Date.UTC(2026, 4, 20, 12)
const HOUR_MS = 3_600_000
const TICK_MS = 100
const REAL = { seed: 'source', speed: 1 } as const

/** Few enough matches at a time to be played through in a test. */
const SMALL_LEAGUES: LeagueSport = { ...EXAMPLE_LEAGUES, leagues: EXAMPLE_LEAGUES.leagues.slice(0, 2) }
const SMALL_TOUR: TourSport = { ...EXAMPLE_TOUR, events: EXAMPLE_TOUR.events.slice(0, 24) }

/** The first match that begins after noon, from before its start to its end; time goes as its messages are taken. */
async function playFirst(content: LeagueSport | TourSport) {
  const source = createSportSource(content)
  const matches = source.createSchedule(WORLD, 0).fixturesBetween(NOON_MS, NOON_MS + 12 * HOUR_MS)
  const { fixture, competition } = must(matches[0], 'something is played')
  const heard: FeedMessage[] = []
  const timers = createHandDrivenTimers(fixture.startsAtMs - 1000)
  const feed = createSimulatorFeed({
    ...{ ...WORLD, sources: [source], clock: timers, steadyClock: timers, timers },
    onFailure: (error) => {
      throw error
    },
  })
  const deliver = (message: FeedMessage) => {
    heard.push(message)
    return Promise.resolve()
  }
  await feed.start(null, deliver, NOTHING_SOLD, NOTHING_OPEN)
  const own = () =>
    heard.filter((message) => ('eventId' in message ? message.eventId : null) === fixture.eventId)
  const isOver = () => own().some((message) => message.kind === 'settle' && message.isFinal)
  for (let tick = 0; tick < 600 && !isOver(); tick++) {
    timers.advance(TICK_MS)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await feed.stop()
  return { fixture, competition, catalogue: must(heard[0], 'something is told'), messages: own() }
}

describe.each([
  ['a league', SMALL_LEAGUES],
  ['a tour', SMALL_TOUR],
] as const)('a match of %s', (_form, content) => {
  it('is sold before and in play, and every market that was sold has its result at the end', async () => {
    const { fixture, competition, catalogue, messages } = await playFirst(content)
    if (catalogue.kind !== 'catalogue') throw new Error('the catalogue comes first')
    const names = new Set(catalogue.competitors.map(({ id }) => id))
    expect(names.has(fixture.homeId) && names.has(fixture.awayId)).toBe(true)
    expect(catalogue.tournaments.map(({ id }) => id)).toContain(fixture.tournamentId)

    const odds = messages.filter((message) => message.kind === 'odds')
    const sold = (producer: string) =>
      odds
        .filter((message) => message.producer === producer)
        .flatMap(({ markets }) => markets.map(({ type, specifier }) => marketKey(type, specifier)))
    expect(new Set(sold('prematch')).size).toBeGreaterThan(60)
    expect(new Set(sold('live')).size).toBeGreaterThan(60)

    const sport = getSport(fixture.sportId)
    for (const [producer, isLive] of [
      ['prematch', false],
      ['live', true],
    ] as const) {
      const told = odds.filter((message) => message.producer === producer).flatMap(({ markets }) => markets)
      const { twoWay } = marginsOf(sport.margins, competition.tier, isLive)
      // Near certainty a margin is bounded by what a price may keep of the fair one.
      const isOpen = (one: { odds: number | null }) => one.odds !== null && one.odds >= 1200
      const overrounds = told
        .filter(({ type, outcomes }) => type === 'winner' && outcomes.every(isOpen))
        .map(({ outcomes }) => outcomes.reduce((sum, one) => sum + 1000 / (one.odds ?? 0), -1))
      const mean = overrounds.reduce((sum, overround) => sum + overround, 0) / overrounds.length
      // Steps of the ladder are rounded down.
      expect(mean, producer).toBeGreaterThan(twoWay)
      expect(mean, producer).toBeLessThan(twoWay + 0.008)
    }
    const settled = new Map(
      messages.flatMap((message) =>
        message.kind === 'settle'
          ? message.markets.map((market) => [marketKey(market.type, market.specifier), market] as const)
          : [],
      ),
    )
    for (const name of [...sold('prematch'), ...sold('live')]) expect(settled.has(name), name).toBe(true)
    for (const { type, specifier, outcomes } of settled.values()) {
      expect(isSpecifierOf(sport.markets.get(type), specifier), `${type} ${specifier}`).toBe(true)
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(sport.markets.get(type).outcomes)
    }
  }, 60_000)
})

const matchOf = (eventId: number): DrawnMatch => ({
  world: REAL,
  eventId,
  startsAtMs: NOON_MS,
  format: 'best_of_3',
  gender: 'm',
  surface: 'clay',
  isDoubles: false,
  isNeutral: true,
  names: { home: 'a', away: 'b' },
  strengths: { home: 0, away: 0 },
})

describe('matches of a tour', () => {
  const source = createSportSource(EXAMPLE_TOUR)
  const schedule = source.createSchedule(REAL, 0)
  const matches = schedule.fixturesBetween(NOON_MS - 30 * HOUR_MS, NOON_MS)
  const play = must(getSport(EXAMPLE_TOUR.sport.id).play, 'it is played')

  it('go on with whoever won them as they are told, also by a walkover or when the other one retires', () => {
    const askWinner = must(play.winnerOf, 'somebody goes on')
    const statuses = new Set<string>()
    let count = 0
    for (let id = 1; id <= 500 || !statuses.has('walkover') || !statuses.has('retired'); id++) {
      const match = matchOf(id)
      if (id > 40 && id % 5 !== 0 && statuses.size === 3) continue
      const told = play.create(match)
      const board = told.steps.reduce((before, step) => told.apply(before, step), told.before)
      const { facts } = told.read(board)
      const sets = (side: Side) =>
        facts.counted.filter(({ statistic, side: of }) => statistic === 'sets' && of === side).length
      const ahead = sets('home') > sets('away') ? 'home' : 'away'
      expect(askWinner(match)).toBe(facts.status === 'finished' ? ahead : facts.advances)
      statuses.add(facts.status)
      count += 1
    }
    expect(count).toBeGreaterThan(100)
  })

  it('are pairs where pairs play, and never last longer than it is said', () => {
    const pairIds = new Set(EXAMPLE_TOUR.events.map(({ doubles }) => doubles?.id))
    const isPair = matches.map(({ competition }) => pairIds.has(competition.id))
    expect(new Set(isPair).size).toBe(2)
    const longestSeconds = play.longestMs.atSpeedOne / 1000
    for (const match of matches) {
      const last = must(source.createPlay(match, REAL).steps.at(-1), 'it is played')
      expect(last.atSeconds).toBeLessThan(longestSeconds)
    }
  })
})
