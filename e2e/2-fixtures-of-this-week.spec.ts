import { fileURLToPath } from 'node:url'
import { prematchList, prematchMatches } from '@xezer/contract/prematch'
import type { Event } from '@xezer/contract/sport-entities'
import { parseWireTime } from '@xezer/contract/wire-time'
import type { World } from '@xezer/dev-world/boot-world'
import type { MatchRecord } from '@xezer/feed/football-data/football-data'
import { readFootballData } from '@xezer/feed/football-data/read-football-data'
import { readStrengths } from '@xezer/feed/football-data/read-strengths'
import { cellOf } from './support/cells.ts'
import { expect, test } from './support/worlds.ts'

const RESULT = 'Oyunun nəticəsi'
const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS
const folder = fileURLToPath(new URL('../content/football', import.meta.url))
const data = readFootballData(folder)
const strengths = readStrengths(`${folder}/strengths.json`)

/** The browser of the journeys stands in Baku, wherever the tests run: `21/11, 23:00`. */
const bakuTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Baku',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})
const nameOf = (teamId: number) => data.teams[teamId - 1]?.name.az ?? ''
/** A name is a club's own within its country only: three countries have an Arsenal. */
const idOf = new Map(data.teams.map(({ id, countryCode, name }) => [`${countryCode} ${name.az}`, id]))
const kickOffMs = (match: MatchRecord) => match.kickOff.getTime()

/** Real fixtures of the coming week; an hour is left for those that begin meanwhile. */
function findRealFixtures(nowMs: number): MatchRecord[] {
  return data.matches.filter(
    (match) =>
      match.status === 'scheduled' &&
      kickOffMs(match) > nowMs + HOUR_MS &&
      kickOffMs(match) < nowMs + WEEK_MS - HOUR_MS,
  )
}

async function findLeague(world: World, league: number): Promise<Event[]> {
  const answer = await world.call('prematch/matches', { hours: 0, sport: 1, league }, { cookie: 'locale=az' })
  const { leagues } = prematchMatches.output.parse(answer.body)
  return leagues.flatMap(({ events }) => events ?? []).filter(({ competitors }) => competitors === undefined)
}

/** 1, X and 2 of a row. */
function resultPrices(event: Event): number[] {
  return (event.periods[0]?.factors[0] ?? []).flatMap((cell) => cell?.v ?? [])
}

/** How much stronger the home club is than its guest, in logarithms of goals. */
function findAdvantage({ home, away }: Event, countryCode: string): number | undefined {
  const strengthOf = (name: string) => strengths.teams.get(idOf.get(`${countryCode} ${name}`) ?? 0)
  const one = strengthOf(home)
  const other = strengthOf(away)
  if (one === undefined || other === undefined) return undefined
  return one.attack + one.defence - other.attack - other.defence
}

test('the real fixtures of this week are listed under their leagues at their hours', async ({
  simulated,
}) => {
  const real = findRealFixtures(Date.now())
  for (const league of new Set(real.map(({ competitionId }) => competitionId))) {
    const events = await findLeague(simulated, league)
    const listed = events.map(({ home, away, time }) => `${parseWireTime(time)} ${home} – ${away}`)
    const expected = real
      .filter(({ competitionId }) => competitionId === league)
      .map((match) => `${kickOffMs(match)} ${nameOf(match.homeId)} – ${nameOf(match.awayId)}`)
    expect(listed).toEqual(expect.arrayContaining(expected))
  }
  // Beyond the end of the data generated rounds stand in their place.
  const { sports } = prematchList.output.parse((await simulated.call('prematch/list', { hours: 0 })).body)
  const leagues = sports.flatMap(({ countries }) => countries.flatMap((country) => country.leagues))
  expect(leagues.length).toBeGreaterThan(10)
})

test('prices are sensible: a margin, and the strongest clubs are favourites at home', async ({
  simulated,
}) => {
  test.setTimeout(240_000)
  const top = data.competitions.filter(({ tier, kind }) => tier === 1 && kind === 'league')
  const findPriced = async () => {
    const listed = await Promise.all(
      top.map(async ({ id, countryCode }) =>
        (await findLeague(simulated, id)).map((event) => ({ event, countryCode })),
      ),
    )
    return listed.flat().filter(({ event }) => resultPrices(event).length === 3)
  }
  // On a busy machine rows wait for their prices.
  await expect.poll(async () => (await findPriced()).length, { timeout: 60_000 }).toBeGreaterThan(5)
  const priced = await findPriced()
  for (const { event } of priced) {
    const margin = resultPrices(event).reduce((sum, price) => sum + 1 / price, 0)
    expect(margin, `${event.home} – ${event.away}`).toBeGreaterThan(1.01)
    expect(margin, `${event.home} – ${event.away}`).toBeLessThan(1.12)
  }
  const rated = priced
    .flatMap(({ event, countryCode }) => {
      const advantage = findAdvantage(event, countryCode)
      return advantage === undefined ? [] : [{ event, advantage }]
    })
    .sort((one, other) => other.advantage - one.advantage)
  const strongest = rated.slice(0, Math.ceil(rated.length / 10))
  expect(strongest.length).toBeGreaterThan(0)
  for (const { event, advantage } of strongest) {
    expect(advantage).toBeGreaterThan(0)
    const [home = 0, draw = 0, away = 0] = resultPrices(event)
    expect(home, `${event.home} – ${event.away}`).toBeLessThan(Math.min(draw, away))
  }
})

test('a league page shows its fixtures with their hour and prices', async ({ page, simulated }) => {
  test.setTimeout(240_000)
  const real = findRealFixtures(Date.now())
  const tierOf = ({ competitionId }: MatchRecord) => data.competitions[competitionId - 1]?.tier ?? 4
  const league = real.toSorted((one, other) => tierOf(one) - tierOf(other))[0]?.competitionId ?? 1
  const [next] = (await findLeague(simulated, league)).filter(
    ({ time }) => parseWireTime(time) > Date.now() + HOUR_MS / 4,
  )
  expect(next).toBeDefined()
  if (next === undefined) return
  await page.goto(`${simulated.url}/prematch/sport/1/league/${league}`)
  const competition = data.competitions[league - 1]
  await expect(page.getByRole('heading', { level: 1 })).toContainText(competition?.name.az ?? '')
  const row = page.getByRole('article').filter({ hasText: next.home }).filter({ hasText: next.away }).first()
  for (const part of bakuTime.format(parseWireTime(next.time)).split(', ')) {
    await expect(row).toContainText(part)
  }
  // A world that just began prices what starts soon first, and on a busy machine it takes its time.
  for (const outcome of ['1', 'X', '2']) {
    await expect(cellOf(row, RESULT, outcome)).toContainText(/\d\.\d\d/, { timeout: 60_000 })
  }
})
