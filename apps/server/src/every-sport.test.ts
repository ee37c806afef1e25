import { fileURLToPath } from 'node:url'
import { accountBets } from '@xezer/contract/account'
import type { AccountBet } from '@xezer/contract/account-news'
import { type LiveOverviewOutput, liveOverview } from '@xezer/contract/live'
import { prematchMatches } from '@xezer/contract/prematch'
import type { Event } from '@xezer/contract/sport-entities'
import { parseWireTime } from '@xezer/contract/wire-time'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { readFootballData } from '@xezer/feed/football-data/read-football-data'
import { createWorldCalendar } from '@xezer/feed/simulator/schedule/world-calendar'
import { createSimulatorFeed } from '@xezer/feed/simulator/simulator-feed'
import { createSportSource } from '@xezer/feed/simulator/sport-source'
import type { LeagueSport } from '@xezer/feed/sports-data/league-sport'
import { readSports } from '@xezer/feed/sports-data/read-sports'
import type { TourSport } from '@xezer/feed/sports-data/tour-sport'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { runAudit } from './core/upkeep/run-audit.ts'
import { nodeMachine } from './platform/node-machine.ts'

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url))
const SEED = 'every-sport'
const STAKE = 2
const DAY_MS = 86_400_000
const YEAR_WEEKS = Array.from({ length: 53 }, (_, index) => index + 1)

/**
 * About this fast, so that it is Tuesday afternoon of a January in the world: when the server is up the evening begins, in
 * which every sport is played until late.
 */
const speed = speedAt(700, { month: 0, weekDay: 2, hour: 16.2 })
const sports = readSports(`${CONTENT}/sports`, readFootballData(`${CONTENT}/football`).countries).map(small)
let world: World
let token = ''

function speedAt(about: number, wanted: { month: number; weekDay: number; hour: number }): number {
  for (let found = about; ; found += 0.0001) {
    const rounded = Number(found.toFixed(4))
    const date = new Date(createWorldCalendar(rounded).toWorldMs(Date.now()))
    const isDay = date.getUTCMonth() === wanted.month && date.getUTCDay() === wanted.weekDay
    if (isDay && Math.abs((date.getTime() % DAY_MS) / 3_600_000 - wanted.hour) < 0.2) return rounded
  }
}

/**
 * Few enough matches for such a speed, or the play of two cores falls hours behind its clock: of all leagues those two of
 * the winter that meet most, in the evening, and of all tournaments three, without pairs, which begin in every week and play
 * around the clock.
 */
function small(sport: LeagueSport | TourSport): LeagueSport | TourSport {
  if ('leagues' in sport) {
    const ofWinter = sport.leagues.filter(({ firstMonth, lastMonth }) => firstMonth > lastMonth)
    const leagues = ofWinter.sort((left, right) => right.rounds - left.rounds).slice(0, 2)
    const evenings = { timeZone: 'UTC', days: [0, 1, 2, 3, 4, 5, 6], firstStart: 18 * 60, lastStart: 26 * 60 }
    return { ...sport, leagues: leagues.map((league) => ({ ...league, ...evenings })) }
  }
  const events = sport.events.filter(({ draw }) => draw === 32).slice(0, 3)
  // One after the other, so that somebody always plays and somebody begins in a moment.
  const hoursOf = (index: number) => ({ firstStart: 30 * index, lastStart: 24 * 60 + 30 * index })
  return {
    ...sport,
    events: events.map((event, index) => ({
      ...{ ...event, doubles: null, weeks: YEAR_WEEKS, timeZone: 'UTC' },
      ...hoursOf(index),
    })),
  }
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const eventsOf = (leagues: LiveOverviewOutput['sports'][number]['leagues']): Event[] =>
  leagues.flatMap(({ events }) => events ?? [])

async function listLive(sport: number): Promise<Event[]> {
  const { body } = await world.call('live/overview', { sport })
  return eventsOf(z.parse(liveOverview.output, body).sports.flatMap(({ leagues }) => leagues))
}

/** Those that do not start at once, the next one first. */
async function listNext(sport: number): Promise<Event[]> {
  const { status, body } = await world.call('prematch/matches', { sport, hours: 0 })
  expect(status).toBe(200)
  const startMs = ({ time }: Event) => parseWireTime(time)
  return eventsOf(z.parse(prematchMatches.output, body).leagues)
    .filter((event) => startMs(event) > Date.now() + 1500)
    .sort((left, right) => startMs(left) - startMs(right))
}

/** A single on one of the events; prices move fast here, so several may be tried, and somebody may have to begin first. */
async function betOnOne(list: () => Promise<Event[]>): Promise<number> {
  const untilMs = Date.now() + 20_000
  for (let round = 0; Date.now() < untilMs; round++) {
    for (const event of (await list()).slice(0, 4)) {
      const cells = event.periods.flatMap(({ factors }) => factors.flat())
      const cell = cells.find((one) => one !== null && !one.d && one.v !== null)
      if (!cell || cell.v === null) continue
      const bet = {
        type: 'singles',
        amount: STAKE,
        positions: [{ event: event.id, factor: cell.h, value: cell.v }],
      }
      const { body } = await world.call('betSlip/place', { bets: [bet] }, headers(`${event.id}/${round}`))
      if ((body as { success?: boolean }).success === true) return event.id
    }
    await rest(100)
  }
  throw new Error('no bet was taken')
}

const headers = (key: string) => ({
  authorization: `Bearer ${token}`,
  'idempotency-key': key,
  cookie: 'locale=en',
})

async function listBets(): Promise<AccountBet[]> {
  const { body } = await world.call('account/bets', { filter: 'all' }, headers('bets'))
  return z.parse(accountBets.output, body).bets
}

beforeAll(async () => {
  const { clock, steadyClock, timers } = nodeMachine
  const feed = createSimulatorFeed({
    ...{ seed: SEED, speed, clock, steadyClock, timers, sources: sports.map(createSportSource) },
    onFailure: (error) => {
      throw error
    },
  })
  world = await bootWorld({ feed, settings: { LIVE_DELAY_MS: '50', PLACES_PER_SECOND: '100000' } })
  while ((await (await fetch(`${world.url}/readyz`)).text()).includes('the feed has not told')) await rest(50)
  const { body } = await world.call('register', exampleRegistration('every.sport@example.com'), {
    'idempotency-key': 'register',
  })
  token = (body as { token: string }).token
  await world.call('account/setting', { name: 'quoteChanges', value: 3 }, headers('setting'))
}, 30_000)
afterAll(async () => {
  expect((await runAudit(world.pool)).filter(({ count }) => count > 0)).toEqual([])
  await world.stop()
})

it('every sport takes a bet before a match and one in play, and settles both with a reason', async () => {
  const placed: number[] = []
  for (const { sport } of sports) {
    placed.push(await betOnOne(() => listLive(sport.id)), await betOnOne(() => listNext(sport.id)))
  }
  expect(placed).toHaveLength(2 * sports.length)
  const untilMs = Date.now() + 100_000
  while (Date.now() < untilMs && (await listBets()).some(({ status }) => status === 'placed')) await rest(400)
  // One in play that was refused after its delay was tried again.
  const bets = (await listBets()).filter(({ status }) => status !== 'rejected')
  const events = bets.map(({ positions }) => positions[0]?.event)
  expect(events.toSorted()).toEqual(placed.toSorted())
  for (const { status, positions } of bets) {
    expect(['won', 'lost', 'refunded']).toContain(status)
    expect(positions[0]?.reason).toMatch(/^[\p{Lu}\d].* .*\p{L}{3}/u)
    expect(positions[0]?.kind).toMatch(/^[A-Z][a-z ]+$/)
    expect(positions[0]?.live).toBe(placed.indexOf(positions[0]?.event ?? 0) % 2 === 0)
  }
}, 150_000)
