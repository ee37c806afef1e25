import { type EventPage, liveEvent } from '@xezer/contract/live'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import { openStream } from '@xezer/dev-world/stream-client'
import type { MatchIncident } from '@xezer/sport/live-state'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const feed = createScriptedFeed()
const script = createScript({ nowMs: () => Date.now() })
const MATCH = 21
const TOPIC = `event/${MATCH}`
const GOAL: MatchIncident = {
  kind: 'goal',
  side: 'home',
  minute: 23,
  addedMinute: null,
  score: { home: 1, away: 0 },
  played: 0.511,
}
let world: World

beforeAll(async () => {
  world = await bootWorld({ feed })
  await feed.send(script.catalogue())
  await feed.send(script.up('live'))
})
afterAll(() => world.stop())

async function play(eventId: number) {
  await feed.send(script.fixture(eventId, Date.now() - 7_000_000))
  await feed.send(script.score(eventId))
  await feed.send(script.odds('live', eventId, [prices('1x2', '', [['1', 1.5]])], true))
}
async function whistle(eventId: number) {
  const score = { home: 1, away: 0 }
  await feed.send(script.score(eventId, { status: 'ended', period: 'finished', score, incidents: [GOAL] }))
}
async function settle(eventId: number) {
  const markets = [{ type: '1x2', specifier: '', outcomes: [] }]
  const results = { generation: 1, markets, facts: {}, isFinal: true }
  await feed.send({ ...script.up('live'), kind: 'settle', eventId, ...results })
}
async function page(path: string, body?: object) {
  const answer = await world.call(path, body)
  return { status: answer.status, body: answer.body as EventPage }
}

describe('a match that just ended', () => {
  it('stays readable, marked, with its board and its course, for polls and for pages that were open', async () => {
    await play(MATCH)
    const open = await openStream(world.url)
    open.send({ type: 'subscribe', topic: TOPIC })
    const first = (await open.take('image')).data as EventPage
    expect([first.event.ended, first.periods.length]).toEqual([undefined, 1])
    await whistle(MATCH)
    const atWhistle = (await open.take('image')).data as EventPage
    expect(atWhistle.event).toMatchObject({ ended: true, status: 'finished', paused: true })
    await settle(MATCH)
    const last = (await open.take('image', ({ topic }) => topic === TOPIC)).data as EventPage
    expect(last.periods).toEqual([])
    expect(last.event).toMatchObject({ ended: true, status: 'finished', incidents: [{ minute: "23'" }] })
    expect(open.heard.filter(({ type }) => type === 'gone')).toEqual([])
    await open.close()

    const polled = await page(`live/event/${MATCH}`, { factors: first.factors })
    expect(polled.status).toBe(200)
    expect(z.safeParse(liveEvent.output, polled.body).error).toBeUndefined()
    expect(polled.body).toMatchObject({
      event: { ended: true, status: 'finished', type: 1, paused: true, marketCount: 0 },
      results: { score: { home: 1, away: 0 } },
      periods: [],
    })
    expect((await page(`prematch/event/${MATCH}`)).body.event.ended).toBe(true)

    const late = await openStream(world.url)
    late.send({ type: 'subscribe', topic: TOPIC })
    expect((await late.take('image')).data).toMatchObject({ event: { id: MATCH, ended: true } })
    await late.close()
  })

  it('is offered nowhere: no list has it, and no bet is taken', async () => {
    expect(JSON.stringify((await world.call('live/overview', {})).body)).not.toContain(`"id":${MATCH},`)
    const { body } = await world.call('register', exampleRegistration('late@example.com'))
    const headers = {
      authorization: `Bearer ${(body as { token: string }).token}`,
      'idempotency-key': 'late',
    }
    const positions = [{ event: MATCH, factor: `${MATCH}:1x2::1`, value: 1.5 }]
    const bets = [{ type: 'singles', amount: 5, positions }]
    expect((await world.call('betSlip/place', { bets }, headers)).body).toMatchObject({ success: false })
  })

  it('without a last score is over all the same; one that was never played is gone', async () => {
    await play(22)
    await settle(22)
    expect((await page('live/event/22', {})).body).toMatchObject({
      event: { ended: true, results: { minute: null } },
    })
    await feed.send(script.fixture(23, Date.now() + 3_600_000))
    await settle(23)
    expect((await page('live/event/23', {})).status).toBe(404)
  })
})
