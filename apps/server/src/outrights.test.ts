import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import {
  createScript,
  createScriptedFeed,
  LEAGUE_FIELD,
  prices,
  type ScriptedFeed,
} from '@xezer/dev-world/scripted-feed'
import type { FeedMessage, SettleMessage } from '@xezer/odds-book/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from './core/upkeep/run-audit.ts'

const clock = { nowMs: () => Date.now() }
const script = createScript(clock)
const LEAGUE = 501
const NEFTCHI = `${LEAGUE}:outright_winner::2`
const TOP = `${LEAGUE}:outright_top:n=2:4`

let feed: ScriptedFeed
let world: World
let headers: Record<string, string>

async function call<T>(path: string, body?: unknown, key?: string): Promise<T> {
  const own = key === undefined ? headers : { ...headers, 'idempotency-key': key }
  const answer = await world.call(path, body, own)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as T
}

const single = (factor: string, value: number, amount: number) => ({
  bets: [{ type: 'singles', amount, positions: [{ event: LEAGUE, factor, value }] }],
})

const openMarkets = (resumes = false) =>
  script.odds(
    'prematch',
    LEAGUE,
    [
      prices('outright_winner', '', [
        ['1', 1.5],
        ['2', 3.4],
        ['3', 9],
        ['4', null],
      ]),
      prices('outright_top', 'n=2', [
        ['1', 1.1],
        ['2', 1.6],
        ['3', 2.8],
        ['4', 12],
      ]),
    ],
    resumes,
  )

beforeAll(async () => {
  feed = createScriptedFeed()
  world = await bootWorld({ feed, machine: { clock }, settings: { PLACES_PER_SECOND: '1000' } })
  for (const message of [script.up('prematch'), script.up('live'), script.catalogue()])
    await feed.send(message)
  await feed.send(script.fixture(1, clock.nowMs() + 3_600_000))
  const startsAtMs = clock.nowMs() + 30 * 86_400_000
  await feed.send({
    ...script.up('prematch'),
    kind: 'fixture',
    change: 'new',
    fixture: { ...LEAGUE_FIELD, eventId: LEAGUE, number: LEAGUE, startsAtMs },
  } as FeedMessage)
  await feed.send(openMarkets())
  const registered = await world.call('register', exampleRegistration('outrights@example.com'), {
    'idempotency-key': 'register',
  })
  const { token } = registered.body as { token: string }
  headers = { authorization: `Bearer ${token}`, cookie: 'locale=en' }
})
afterAll(async () => {
  expect((await runAudit(world.pool)).filter(({ count }) => count > 0)).toEqual([])
  await world.stop()
})

interface Page {
  readonly event: Readonly<Record<string, unknown>>
  readonly periods: readonly {
    readonly name: string
    readonly markets: readonly {
      readonly name: string
      readonly size: number
      readonly factors: readonly { readonly h: string; readonly n: string; readonly v: number | null }[]
    }[]
  }[]
}
interface List {
  readonly leagues: readonly {
    readonly events: readonly {
      readonly id: number
      readonly periods: readonly {
        readonly factors: readonly (readonly ({ readonly n: string; readonly v: number } | null)[])[]
      }[]
    }[]
  }[]
}
interface Bets {
  readonly bets: readonly {
    readonly status: string
    readonly winning: number
    readonly positions: readonly Readonly<Record<string, unknown>>[]
  }[]
}

/** What a competition that was played to its end tells: who came to which place. */
const finalStanding = (places: Readonly<Record<string, number>>) => ({
  status: 'finished',
  advances: null,
  closed: ['outright'],
  counted: [],
  standing: Object.entries(places).map(([competitor, place]) => ({ competitor, place })),
})

describe('an event of many competitors, from the list to the explained bet', () => {
  it('stands in the list of its league under its own name', async () => {
    const list = await call<unknown>('prematch/matches', { sport: 1, hours: 0 })
    const text = JSON.stringify(list)
    expect(text).toContain('"home":"Premier League 2026/27","away":""')
    expect(text).toContain('"home":"Qarabag","away":"Neftchi"')
  })

  it('has its favourites in its row, who may be tapped there, and stands in every list, whatever its hours', async () => {
    for (const hours of [0, 1]) {
      const list = await call<List>('prematch/matches', { sport: 1, hours })
      const row = list.leagues.flatMap(({ events }) => events).find(({ id }) => id === LEAGUE)
      expect(row, `${hours}`).toMatchObject({ away: '', competitors: 4 })
      expect(row?.periods[0]?.factors.map((column) => column.map((cell) => [cell?.n, cell?.v]))).toEqual([
        [
          ['Qarabag', 1.5],
          ['Neftchi', 3.4],
          ['Zira', 9],
        ],
      ])
      const menu = await call<unknown>('prematch/list', { hours })
      expect(JSON.stringify(menu)).toContain('"count":2')
    }
  })

  it('moves its favourites in the row as they move on its page', async () => {
    await feed.send(
      script.odds('prematch', LEAGUE, [
        prices('outright_winner', '', [
          ['3', 2],
          ['1', 2.2],
        ]),
      ]),
    )
    // An answer is shared for a moment, so that each question is another one.
    const cells = async (hours: number) => {
      const { leagues } = await call<List>('prematch/matches', { sport: 1, hours })
      const row = leagues.flatMap(({ events }) => events).find(({ id }) => id === LEAGUE)
      return row?.periods[0]?.factors.map((column) => column.map((cell) => [cell?.n, cell?.v]))
    }
    expect(await cells(3)).toEqual([
      [
        ['Zira', 2],
        ['Qarabag', 2.2],
      ],
    ])
    await feed.send(openMarkets())
    expect((await cells(6))?.[0]?.length).toBe(3)
  })

  it('shows its competitors, one outcome a line, and no price where there is none', async () => {
    const page = await call<Page>(`prematch/event/${LEAGUE}`)
    expect(page.event).toMatchObject({ home: 'Premier League 2026/27', away: '', type: 0 })
    const [period] = page.periods
    expect(period?.markets.map(({ name, size }) => [name, size])).toEqual([
      ['Winner', 1],
      ['Top 2', 1],
    ])
    expect(period?.markets[0]?.factors.map(({ n, v }) => [n, v])).toEqual([
      ['Qarabag', 1.5],
      ['Neftchi', 3.4],
      ['Zira', 9],
      ['Sabail', null],
    ])
  })

  it('is found by whoever is in it', async () => {
    const found = await call<unknown>('search', { query: 'sabail' })
    expect(JSON.stringify(found)).toContain('"home":"Premier League 2026/27","away":""')
  })

  it('is bet on, suspended while matches of it are played, and open again with new prices', async () => {
    const placed = await call<object>('betSlip/place', single(NEFTCHI, 3.4, 10), 'first')
    expect(placed).toMatchObject({ success: true })
    await feed.send({ ...script.stop(LEAGUE), producer: 'prematch' } as FeedMessage)
    const stopped = await call<object>('betSlip/place', single(TOP, 12, 10), 'second')
    expect(stopped).toMatchObject({ success: false })
    await feed.send(openMarkets(true))
    expect(await call<object>('betSlip/place', single(TOP, 12, 10), 'third')).toMatchObject({ success: true })
  })

  it('is settled by the final standing, and who is level shares what the place pays', async () => {
    const settle: SettleMessage = {
      ...script.settle(LEAGUE, 'outright_winner', {
        1: { kind: 'lost' },
        2: { kind: 'won' },
        3: { kind: 'lost' },
        4: { kind: 'lost' },
      }),
      producer: 'prematch',
      isFinal: true,
      facts: finalStanding({ 2: 1, 1: 2, 4: 2, 3: 4 }),
    }
    const shared = { kind: 'dead_heat', numerator: 1, denominator: 2 } as const
    const top = {
      type: 'outright_top',
      specifier: 'n=2',
      outcomes: [
        { outcome: '2', result: { kind: 'won' } },
        { outcome: '1', result: shared },
        { outcome: '4', result: shared },
        { outcome: '3', result: { kind: 'lost' } },
      ],
    } as const
    await feed.send({ ...settle, markets: [...settle.markets, top] })
    const { bets } = await call<Bets>('account/bets', { filter: 'all' })
    const [second, first] = bets
    expect(first).toMatchObject({ status: 'won', winning: 34 })
    expect(first?.positions[0]).toMatchObject({
      name: 'Premier League 2026/27',
      outcome: 'Neftchi',
      kind: 'Winner · Final standing',
      result: null,
      resultKind: 'won',
      reason: 'Place 1 in the final standing, the first place of 4 wins',
    })
    // Half of the stake stands at 12.00.
    expect(second).toMatchObject({ status: 'won', winning: 60 })
    expect(second?.positions[0]).toMatchObject({
      outcome: 'Sabail',
      kind: 'Top 2 · Final standing',
      resultKind: 'dead_heat',
      reason:
        '2 competitors share place 2 in the final standing, places 1 to 2 of 4 win. Dead heat, 1/2 of the stake stands',
    })
  })
  it('settles who withdrew, whom neither result nor standing names: a place is lost, relegation comes back', async () => {
    const eventId = LEAGUE + 1
    const terms = { ...LEAGUE_FIELD, eventId, number: eventId, startsAtMs: clock.nowMs() + 30 * 86_400_000 }
    await feed.send({
      ...script.up('prematch'),
      kind: 'fixture',
      change: 'new',
      fixture: terms,
    } as FeedMessage)
    const markets = [
      ['outright_winner', ''],
      ['outright_top', 'n=2'],
      ['outright_relegation', 'n=1'],
    ] as const
    const rows: [string, number][] = [
      ['1', 2],
      ['2', 3],
      ['3', 4],
    ]
    const offered = markets.map(([type, specifier]) => prices(type, specifier, rows))
    await feed.send(script.odds('prematch', eventId, offered, true))
    for (const [type, specifier] of markets) {
      const position = { event: eventId, factor: `${eventId}:${type}:${specifier}:3`, value: 4 }
      const bet = { type: 'singles', amount: 5, positions: [position] }
      const placed = await call<object>('betSlip/place', { bets: [bet] }, `withdrawn-${type}`)
      expect(placed).toMatchObject({ success: true })
    }
    const outcomes = (first: 'won' | 'lost', second: 'won' | 'lost') => [
      { outcome: '1', result: { kind: first } },
      { outcome: '2', result: { kind: second } },
    ]
    const results = [outcomes('won', 'lost'), outcomes('won', 'won'), outcomes('lost', 'won')]
    const settle: SettleMessage = {
      ...script.settle(eventId, 'outright_winner', {}),
      producer: 'prematch',
      isFinal: true,
      markets: markets.map(([type, specifier], index) => {
        return { type, specifier, outcomes: results[index] ?? [] }
      }),
      facts: finalStanding({ 1: 1, 2: 2 }),
    }
    await feed.send(settle)
    // Told once more, nothing changes.
    await feed.send({ ...settle, generatedAtMs: settle.generatedAtMs + 1 })
    const { bets } = await call<Bets>('account/bets', { filter: 'all' })
    expect(bets.slice(0, 3).map(({ status, positions: [leg] }) => [status, leg?.reason])).toEqual([
      ['refunded', 'Not in the final standing, withdrew or was expelled. Stake returned'],
      ['lost', 'Not in the final standing, withdrew or was expelled'],
      ['lost', 'Not in the final standing, withdrew or was expelled'],
    ])
  })
})
