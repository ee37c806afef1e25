import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScript, createScriptedFeed, prices, type ScriptedFeed } from '@xezer/dev-world/scripted-feed'
import type { CombinationAnswer } from '@xezer/sport/combination'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAudit } from '../../core/upkeep/run-audit.ts'
import { sayOnVip } from './vip-desk.ts'

const script = createScript({ nowMs: () => Date.now() })
const EVENT = 1
const HOME = `${EVENT}:1x2::1`
const OVER = `${EVENT}:total:total=2.5:over`
const BOTH = `${EVENT}:btts::yes`
/** Its legs in the order of their texts. */
const NAME = 'legs=1x2~~1,btts~~yes,total~total%3D2.5~over'
const COMBINATION = `${EVENT}:combination:${NAME}:yes`

let world: World
let authorization = ''
let answer: CombinationAnswer = { kind: 'sold' }
let asked: string[] = []
let price = 4.9
const CHANCE = 0.2
const feed: ScriptedFeed = createScriptedFeed(async (eventId, specifier) => {
  asked.push(specifier)
  if (answer.kind === 'sold')
    await feed.send(
      script.odds('prematch', eventId, [prices('combination', specifier, [['yes', price, CHANCE]])]),
    )
  return answer
})

beforeAll(async () => {
  world = await bootWorld({ feed, settings: { PLACES_PER_SECOND: '1000' } })
  await feed.send(script.up('prematch'))
  await feed.send(script.catalogue())
  await feed.send(script.fixture(EVENT, Date.now() + 3_600_000))
  await feed.send(script.fixture(2, Date.now() + 3_600_000, { homeId: 3, awayId: 4 }))
  await feed.send(
    script.odds('prematch', EVENT, [
      prices('1x2', '', [['1', 1.85]]),
      prices('total', 'total=2.5', [['over', 1.9]]),
      prices('btts', '', [['yes', 1.8]]),
    ]),
  )
  await feed.send(script.odds('prematch', 2, [prices('1x2', '', [['1', 2]])]))
  const { body } = await world.call('register', exampleRegistration('combo@example.com'), {
    'idempotency-key': 'combo',
  })
  authorization = `Bearer ${(body as { token: string }).token}`
})
afterAll(() => world.stop())

const call = async (path: string, body?: object, key?: string) => {
  const headers = {
    authorization,
    cookie: 'locale=en',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  return (await world.call(path, body, headers)).body as Record<string, unknown>
}
const combine = (...legs: string[]) => call('betSlip/combination', { event: EVENT, legs })
const place = (value: number, key: string, more: object[] = []) =>
  call(
    'betSlip/place',
    {
      bets: [
        {
          type: more.length === 0 ? 'singles' : 'accumulator',
          amount: 10,
          positions: [{ event: EVENT, factor: COMBINATION, value }, ...more],
        },
      ],
    },
    key,
  )

it('has one handle and the price that the book has, whatever the order of its legs', async () => {
  const told = { handle: COMBINATION, value: 4.9, fault: null }
  expect(await combine(HOME, OVER, BOTH)).toEqual(told)
  expect(await combine(OVER, BOTH, HOME)).toEqual(told)
  expect(asked, 'one that is there is not asked for again').toEqual([NAME])
})

it('stands on no page and in no count of markets', async () => {
  const page = JSON.stringify(await call(`prematch/event/${EVENT}`))
  expect(page).toContain(HOME)
  expect(page).not.toContain('combination')
})

it.each([
  [
    { kind: 'impossible', legs: [0, 2] },
    { kind: 'impossible', legs: [1, 0] },
  ],
  [
    { kind: 'redundant', leg: 0, by: 1 },
    { kind: 'redundant', legs: [1, 2] },
  ],
  [
    { kind: 'redundant', leg: 2, by: null },
    { kind: 'redundant', legs: [0] },
  ],
  [
    { kind: 'not_combinable', leg: 1 },
    { kind: 'not_combinable', legs: [2] },
  ],
  [
    { kind: 'closed', leg: null },
    { kind: 'closed', legs: [] },
  ],
  [{ kind: 'no_price' }, { kind: 'no_price', legs: [] }],
] as const)('%o is told of the legs as they were named', async (fault, told) => {
  answer = fault
  const others = [`${EVENT}:total:total=3.5:over`, HOME, BOTH]
  expect(await combine(...others)).toEqual({ handle: null, value: null, fault: told })
  answer = { kind: 'sold' }
})

it('is none of one leg: the answer says whether there are any', async () => {
  expect(await combine(HOME)).toEqual({ handle: null, value: null, fault: null })
})

it.each([
  ['the same leg twice', [HOME, OVER, HOME]],
  ['a leg of another event', [HOME, '2:1x2::1']],
  ['seven legs', Array.from({ length: 7 }, (_, n) => `${EVENT}:total:total=${n}.5:over`)],
  ['what is no handle', [HOME, 'nothing']],
])('%s is refused', async (_name, legs) => {
  expect(await combine(...legs)).toMatchObject({ code: 'invalid_fields' })
})

const amounts = async () => {
  const { balance, unplayed } = await call('account/actual')
  return { balance: Number(balance), unplayed: Number(unplayed) }
}
const lastBet = async () =>
  ((await call('account/bets', { filter: 'all' })) as { bets: readonly object[] }).bets[0]
/** What a press took from the balance and put in play. */
async function takenBy(press: () => Promise<unknown>): Promise<number> {
  const before = await amounts()
  await press()
  const after = await amounts()
  const taken = Math.round(100 * (before.balance - after.balance)) / 100
  expect(after.unplayed - before.unplayed, 'what left the balance is in play').toBeCloseTo(taken, 9)
  return taken
}

it('is refused at a price that it has not, and nothing is taken', async () => {
  const taken = await takenBy(async () =>
    expect(await place(9, 'lie')).toMatchObject({
      success: false,
      code: 'price_changed',
      errors: [{ event: EVENT, code: 'price_changed', value: 4.9 }],
    }),
  )
  expect(taken).toBe(0)
})

it('is placed alone at its own price', async () => {
  const taken = await takenBy(async () =>
    expect(await place(4.9, 'single')).toMatchObject({ success: true, bets: [{}] }),
  )
  expect(taken).toBe(10)
  expect(await lastBet()).toMatchObject({
    status: 'placed',
    type: 'singles',
    factor: 4.9,
    winning: 49,
    positions: [{ factor: 4.9 }],
  })
})

it('is a leg of an accumulator, whose price is the product', async () => {
  const taken = await takenBy(async () =>
    expect(await place(4.9, 'accumulator', [{ event: 2, factor: '2:1x2::1', value: 2 }])).toMatchObject({
      success: true,
      bets: [{}],
    }),
  )
  expect(taken).toBe(10)
  expect(await lastBet()).toMatchObject({
    status: 'placed',
    type: 'accumulator',
    factor: 9.8,
    winning: 98,
    positions: [{ factor: 4.9 }, { factor: 2 }],
  })
})

it('is refused beside another selection of its event, and nothing is taken', async () => {
  const taken = await takenBy(async () =>
    expect(await place(4.9, 'both', [{ event: EVENT, factor: HOME, value: 1.85 }])).toMatchObject({
      success: false,
      code: 'duplicate_event',
      errors: [{ event: EVENT, code: 'duplicate_event', placeable: false }],
    }),
  )
  expect(taken).toBe(0)
})

const withdraw = async () => {
  const { provider, producer } = script.up('prematch')
  const atMs = Date.now()
  const markets = [{ type: 'combination', specifier: NAME }]
  const told = { kind: 'withdraw', eventId: EVENT, markets, untold: 0 } as const
  await feed.send({ ...told, provider, producer, generatedAtMs: atMs, receivedAtMs: atMs })
  asked = []
}

it('comes back when it left the book meanwhile: whoever bets on it asks for it', async () => {
  await withdraw()
  price = 4.8
  expect(await place(4.8, 'again')).toMatchObject({ success: true })
  expect(asked).toEqual([NAME])
})

it('is bought back at what it is worth, and asked for again when it left the book meanwhile', async () => {
  const placed = (await place(4.8, 'bought-back')) as unknown as { bets: { id: number }[] }
  const bet = placed.bets[0]?.id ?? 0
  await withdraw()
  // 10.00 at 4.8 with a chance of a fifth is 9.60, of which the house keeps a twentieth.
  expect(await call('cashOut/offers', { bets: [bet] })).toMatchObject({ offers: [{ bet, value: 9.12 }] })
  expect(asked).toEqual([NAME])
  await withdraw()
  expect(await call('cashOut/press', { bet, value: 9.12, stake: 4 }, 'part')).toMatchObject({ success: true })
  expect(asked).toEqual([NAME])
  expect(await call('cashOut/press', { bet, value: 5.47 }, 'rest')).toMatchObject({ success: true })
  expect(await call('cashOut/offers', { bets: [bet] })).toMatchObject({ offers: [] })
})

it('is asked for again before a word on a VIP bet on it is carried out, and while a rule waits for its value', async () => {
  price = 4000
  await withdraw()
  const above = {
    type: 'singles',
    amount: 20,
    positions: [{ event: EVENT, factor: COMBINATION, value: 4000 }],
  }
  const sent = (await call('betSlip/place', { bets: [above], vip: true }, 'vip')) as {
    bets?: { id: number }[]
  }
  const id = sent.bets?.[0]?.id ?? 0
  await withdraw()
  expect(await sayOnVip(world.pool, id, { kind: 'accept', stakeMinor: null }, 'desk')).toBe(true)
  await expect
    .poll(async () => (await lastBet()) as { status: string }, { timeout: 5000 })
    .toMatchObject({
      id,
      status: 'placed',
    })
  expect(asked).toContain(NAME)
  price = 4.8
  await withdraw()
  // 20.00 at 4,000.00 with a chance of a fifth.
  expect(await call('cashOut/rule', { bet: id, above: 99_999, below: null })).toMatchObject({ success: true })
  await withdraw()
  await expect.poll(() => asked, { timeout: 5000 }).toContain(NAME)
  expect(await call('cashOut/rule', { bet: id, above: null, below: null })).toMatchObject({ success: true })
})

it('gives back what is left of it when the market of a selection is void', async () => {
  const { bets } = (await place(4.8, 'partly-bought')) as unknown as { bets: { id: number }[] }
  const bet = bets[0]?.id ?? 0
  expect(await call('cashOut/press', { bet, value: 9.12, stake: 4 }, 'bought')).toMatchObject({
    success: true,
  })
  const before = await amounts()
  const { provider, producer } = script.up('prematch')
  const atMs = Date.now()
  const word = { provider, producer, generatedAtMs: atMs, receivedAtMs: atMs, eventId: EVENT } as const
  const about = { ...word, markets: [{ type: 'btts', specifier: '' }], fromMs: null, toMs: null }
  await feed.send({ ...about, kind: 'void' })
  expect(await lastBet()).toMatchObject({ status: 'refunded' })
  const { balance } = await amounts()
  // All that was open of the bets on it: ten of the single and of another, twenty that the house decided on, six of this one.
  expect(balance - before.balance).toBeCloseTo(46, 9)
  await feed.send({ ...about, kind: 'unvoid', generatedAtMs: atMs + 1 })
  expect(await lastBet()).toMatchObject({ status: 'placed' })
  expect(await amounts()).toEqual(before)
})

it('is settled, and says of which leg it was lost', async () => {
  const goal = (side: string, minute: number) => ({ statistic: 'goals', side, path: 'h2', weight: 1, minute })
  const counted = [goal('home', 50), goal('away', 60)]
  const facts = { status: 'finished', advances: null, closed: ['h1', 'h2', 'match'], counted }
  const settled = script.settle(EVENT, 'combination', { yes: { kind: 'lost' } })
  const markets = settled.markets.map((market) => ({ ...market, specifier: NAME }))
  await feed.send({ ...settled, markets, facts })
  const { bets } = (await call('account/bets', { filter: 'all' })) as { bets: unknown[] }
  const text = JSON.stringify(bets)
  expect(text).toContain('Qarabag (Match result) + Yes (Both teams to score) + Over 2.5 (Total)')
  expect(text).toContain('Selection 1 of 3 of the combo lost')
  expect((await runAudit(world.pool)).filter(({ count }) => count > 0)).toEqual([])
})
