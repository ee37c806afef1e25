import { type LiveOverviewOutput, liveEvent, liveOverview } from '@xezer/contract/live'
import { prematchList, prematchMatches } from '@xezer/contract/prematch'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { openStream } from '@xezer/dev-world/stream-client'
import { SPORTS } from '@xezer/sports/registry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { takeDelta } from './core/offer-bytes/example-topic-client.ts'

let world: World
beforeAll(async () => {
  world = await bootWorld({ seed: 'simulated-world', speed: 5 })
  while (!(await isWhole()) || (await countPrematch()) < PREMATCH_MIN) await rest(100)
})
afterAll(() => world.stop())

const PREMATCH_MIN = 300
/** All rows have prices within this time, also on a machine that has much else to do. */
const PRICED_MS = 60_000
/** The offer, not the server: a machine that has much else to do makes it stand still now and then. */
const isWhole = async (): Promise<boolean> =>
  !(await (await fetch(`${world.url}/readyz`)).text()).includes('the feed has not told')
const countPrematch = async (): Promise<number> => {
  const { body } = await world.call('prematch/list', { hours: 0 })
  return z.parse(prematchList.output, body).sports[0]?.countEvents ?? 0
}
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const TOPIC = 'overview/0/1'
const countCells = ({ sports }: LiveOverviewOutput): number => {
  const events = sports.flatMap(({ leagues }) => leagues.flatMap((league) => league.events ?? []))
  return events.flatMap(({ periods }) => periods.flatMap(({ factors }) => factors.flat())).filter(Boolean)
    .length
}

describe('the simulated world behind the real server', () => {
  it('has at least 24 matches in play, most of them with prices, and 300 before', async () => {
    const { body } = await world.call('live/overview', {})
    const overview = z.parse(liveOverview.output, body)
    expect(overview.sports[0]?.countEvents).toBeGreaterThanOrEqual(24)
    expect(countCells(overview)).toBeGreaterThan(120)
    expect(await countPrematch()).toBeGreaterThanOrEqual(PREMATCH_MIN)
  })

  it(
    'has every sport on sale, each in its place, with prices in its rows',
    async () => {
      const { sports } = z.parse(prematchList.output, (await world.call('prematch/list', { hours: 0 })).body)
      expect(sports.map(({ alias }) => alias)).toEqual(SPORTS.map(({ key }) => key))
      for (const { id, countEvents } of sports) {
        expect(countEvents).toBeGreaterThan(5)
        // Rows of later matches are priced behind the start, one after the other.
        for (;;) {
          const { body } = await world.call('prematch/matches', { sport: id, hours: 0 })
          const { leagues, sport } = z.parse(prematchMatches.output, body)
          const rows = leagues.flatMap(({ events = [] }) => events.flatMap(({ periods }) => periods))
          expect(rows.every(({ factors }) => factors.length === sport.head.length)).toBe(true)
          const priced = rows.filter(({ factors }) => factors[0]?.every((cell) => (cell?.v ?? 0) > 1))
          if (priced.length > 0.9 * countEvents) break
          await rest(200)
        }
      }
    },
    PRICED_MS,
  )

  it('shows a stream client what a poll shows, while matches are played', async () => {
    const client = await openStream(world.url)
    client.send({ type: 'subscribe', topic: TOPIC })
    const first = await client.take('image')
    let cursor = first.cursor
    let held = first.data
    let seen = 1
    let deltas = 0
    const catchUp = () => {
      for (; seen < client.heard.length; seen++) {
        const message = client.heard[seen]
        if (message?.type === 'image') {
          held = message.data
          cursor = message.cursor
        } else if (message?.type === 'delta') {
          expect(message.from).toBe(cursor)
          cursor = message.cursor
          deltas += 1
          held = takeDelta(TOPIC, held, message)
        }
      }
    }
    let agreements = 0
    const untilMs = Date.now() + 15_000
    while ((agreements < 4 || deltas < 6) && Date.now() < untilMs) {
      const { body } = await world.call('live/overview', {}, { cookie: 'locale=en' })
      const poll = z.parse(liveOverview.output, body)
      // The stream may be a tick behind; the same cursor must mean the same list.
      for (let tries = 0; tries < 40 && cursor !== poll.factors; tries++) {
        await rest(10)
        const before = cursor
        catchUp()
        if (cursor === before && tries > 30) break
      }
      if (cursor === poll.factors) {
        agreements += 1
        expect(held).toEqual(poll)
      }
      await rest(50)
    }
    expect(agreements).toBeGreaterThanOrEqual(4)
    expect(deltas).toBeGreaterThanOrEqual(6)
    await client.close()
  })

  it('has the whole offer of a match before its start for whoever opens it or bets on it', async () => {
    const { body } = await world.call('prematch/matches', { sport: 1, hours: 0 })
    const { leagues } = z.parse(prematchMatches.output, body)
    const ids = leagues
      .flatMap(({ events = [] }) => events)
      .filter(({ competitors }) => competitors === undefined)
      .map(({ id }) => id)
    const [polled, told, watched, held, bet] = ids.slice(-5)
    const countMarkets = (page: unknown) =>
      z.parse(liveEvent.output, page).periods.reduce((count, { markets }) => count + markets.length, 0)
    expect(countMarkets((await world.call(`prematch/event/${polled}`)).body)).toBeGreaterThanOrEqual(60)
    expect(countMarkets((await world.call(`live/event/${told}`, {})).body)).toBeGreaterThanOrEqual(60)
    const client = await openStream(world.url)
    client.send({ type: 'subscribe', topic: `event/${watched}` })
    expect(countMarkets((await client.take('image')).data)).toBeGreaterThanOrEqual(60)
    await client.close()
    const { token } = (await world.call('register', exampleRegistration('view@example.com'))).body as {
      token: string
    }
    const authorization = `Bearer ${token}`
    const factor = `${held}:corners_odd_even::odd`
    const slip = await world.call('betSlip/position', { event: held, factor, value: 1.9 }, { authorization })
    expect(slip.body).toMatchObject({ position: { id: factor, placeable: true } })
    // Nobody has looked at it: it is priced when it is placed, and the price is checked like any other.
    const place = async (value: number, key: string) => {
      const positions = [{ event: bet, factor: `${bet}:corners_odd_even::odd`, value }]
      const bets = [{ type: 'singles', amount: 1, positions }]
      return (await world.call('betSlip/place', { bets }, { authorization, 'idempotency-key': key })).body
    }
    const refused = await place(3, 'dear')
    expect(refused).toMatchObject({ success: false, errors: [{ code: 'price_changed' }] })
    const { errors } = refused as { errors: { value: number }[] }
    expect(await place(errors[0]?.value ?? 0, 'right')).toMatchObject({ success: true })
  })

  it('understood every message of the feed, and knows the events and its position', async () => {
    await rest(1500)
    const { rows } = await world.pool.query<{ events: bigint; positions: bigint }>(
      'select (select count(*) from event) as events, (select count(*) from feed_position) as positions',
    )
    expect(Number(rows[0]?.events)).toBeGreaterThan(300)
    expect(Number(rows[0]?.positions)).toBe(1)
  })
})
