import { settleMarket } from '@xezer/betting/settlement/settle-market'
import type { FeedMessage, MarketId } from '@xezer/odds-book/messages'
import { marketKey } from '@xezer/sport/handle'
import { parseSportFacts } from '@xezer/sport/parse-sport-facts'
import { getMarketType } from '@xezer/sports/registry'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_LEAGUES } from '../sports-data/example-sports.ts'
import { EventFeed } from './event-feed.ts'
import { createMatchRun, type World } from './match-run.ts'
import { createSportSource } from './sport-source.ts'

const WORLD: World = { seed: 'event-feed', speed: 1 }
const NOON_MS = Date.UTC(2026, 4, 20, 12)
const HOUR_MS = 3_600_000
const FIVE_MINUTES_MS = 300_000
const ROW_TYPES: ReadonlySet<string> = new Set(['winner', 'total'])

const source = createSportSource(EXAMPLE_LEAGUES)
const match = must(
  source.createSchedule(WORLD, 0).fixturesBetween(NOON_MS, NOON_MS + 48 * HOUR_MS)[0],
  'something is played',
)
const { startsAtMs: START_MS } = match.fixture
const EARLY_MS = START_MS - 20 * HOUR_MS

type Kind = FeedMessage['kind']
type Of<K extends Kind> = Extract<FeedMessage, { kind: K }>

/** A match of its own with all that it has told. */
function openFeed({
  sold = [],
  rowTypes = ROW_TYPES,
}: {
  readonly sold?: readonly MarketId[]
  readonly rowTypes?: ReadonlySet<string> | null
} = {}) {
  const heard: FeedMessage[] = []
  const run = createMatchRun({ source, match }, WORLD)
  const feed = new EventFeed({
    run,
    world: WORLD,
    emit: (message) => {
      heard.push(structuredClone(message))
      return Promise.resolve()
    },
    findSold: (ids) => Promise.resolve(new Map(ids.map((id) => [id, sold]))),
    rowTypes,
  })
  const of = <K extends Kind>(kind: K): Of<K>[] => heard.filter((one): one is Of<K> => one.kind === kind)
  const kinds = () => heard.map(({ kind }) => kind)
  const endMs = run.stepMs(must(run.play.steps.at(-1), 'it ends'))
  const stepsMs = run.play.steps.map((step) => run.stepMs(step))
  return { feed, heard, of, kinds, run, endMs, stepsMs }
}

const keysOf = (messages: readonly { readonly markets: readonly MarketId[] }[]): Set<string> =>
  new Set(messages.flatMap(({ markets }) => markets.map(({ type, specifier }) => marketKey(type, specifier))))

describe('a match before its start', () => {
  it('is told with its rows, and nothing of a score', async () => {
    const { feed, kinds, of } = openFeed()
    await feed.open(EARLY_MS, [])
    await feed.settleMissed(EARLY_MS)
    await feed.price(EARLY_MS)
    expect(kinds()).toEqual(['fixture', 'odds'])
    const [odds] = of('odds')
    expect(new Set(odds?.markets.map(({ type }) => type))).toEqual(ROW_TYPES)
    expect(odds?.untold).toBeGreaterThan(60)
    expect(odds?.producer).toBe('prematch')
    expect([feed.nextStepMs(), feed.endsMs(EARLY_MS)]).toEqual([START_MS, Number.POSITIVE_INFINITY])
  })

  it('is told whole to whoever wants it, until five minutes after that', async () => {
    const { feed, of } = openFeed()
    await feed.open(EARLY_MS, [])
    await feed.price(EARLY_MS)
    expect(feed.nextWithdrawMs()).toBe(Number.POSITIVE_INFINITY)
    await feed.want(EARLY_MS + 1000)
    expect(of('odds').at(-1)?.untold).toBe(0)
    expect(feed.nextWithdrawMs()).toBe(EARLY_MS + 1000 + FIVE_MINUTES_MS)
    const count = of('odds').length
    await feed.want(EARLY_MS + 2000)
    expect(of('odds').length, 'who comes later finds it told').toBe(count)
    expect(feed.nextWithdrawMs()).toBe(EARLY_MS + 2000 + FIVE_MINUTES_MS)

    await feed.price(EARLY_MS + 1999 + FIVE_MINUTES_MS)
    expect(feed.nextWithdrawMs()).toBe(EARLY_MS + 2000 + FIVE_MINUTES_MS)
    await feed.price(EARLY_MS + 2000 + FIVE_MINUTES_MS)
    expect(feed.nextWithdrawMs(), 'nobody wants it any more').toBe(Number.POSITIVE_INFINITY)
  })

  it('takes back what was told to who looked, and keeps its rows', async () => {
    const { feed, of } = openFeed()
    await feed.open(EARLY_MS, [])
    await feed.want(EARLY_MS)
    const told = keysOf(of('odds'))
    await feed.withdraw(EARLY_MS + FIVE_MINUTES_MS)
    const [withdrawn] = of('withdraw')
    expect(withdrawn?.untold).toBe(withdrawn?.markets.length)
    for (const { type } of withdrawn?.markets ?? []) expect(ROW_TYPES.has(type)).toBe(false)
    const left = [...told].filter((key) => !keysOf(of('withdraw')).has(key))
    expect(left.length).toBeGreaterThan(5)
    expect(feed.nextWithdrawMs()).toBe(Number.POSITIVE_INFINITY)
    await feed.want(EARLY_MS + FIVE_MINUTES_MS + 1)
    expect(of('odds').at(-1)?.untold).toBe(0)
  })

  it('is told whole unasked where no rows are told apart', async () => {
    const { feed, of } = openFeed({ rowTypes: null })
    await feed.open(EARLY_MS, [])
    await feed.price(EARLY_MS)
    const count = of('odds')[0]?.markets.length ?? 0
    expect(count).toBeGreaterThan(60)
    await feed.want(EARLY_MS)
    expect(of('odds')).toHaveLength(1)
  })
})

/** The whole match as it is told, instant by instant, with the board that was known before and what a step asks for. */
async function playWhole() {
  const opened = openFeed({ sold: [{ type: 'winner', specifier: '' }] })
  const { feed, heard, run, stepsMs, endMs } = opened
  const { play } = run
  await feed.open(EARLY_MS, [])
  // Opinion moves: other lines are sold on the day before than in play.
  for (let ms = EARLY_MS; ms < START_MS; ms += 4 * HOUR_MS) await feed.want(ms)
  await feed.want(START_MS - 1000)
  const endsMs = [feed.endsMs(START_MS - 1), feed.endsMs(START_MS)]
  let board = play.before
  const instants = []
  for (const nowMs of new Set(stepsMs)) {
    const from = heard.length
    const expected: Kind[] = []
    const effects: string[] = []
    for (const step of play.steps.filter((_, index) => stepsMs[index] === nowMs)) {
      const { kind } = play.effectOf(step)
      board = play.apply(board, step)
      const { isStopped } = play.read(board)
      effects.push(kind)
      if (kind === 'stop') expected.push('stop')
      else if (kind === 'resume') expected.push('odds')
      else
        expected.push(
          ...(kind === 'news' && !isStopped ? (['odds', 'score'] as const) : (['score'] as const)),
        )
    }
    await feed.play(nowMs)
    const { isStopped, status, facts } = play.read(board)
    instants.push({
      ...{
        nowMs,
        effects,
        expected,
        told: heard.slice(from),
        facts,
        isClosed: isStopped || status === 'ended',
      },
      nextPriceMs: feed.nextPriceMs(),
    })
  }
  return { ...opened, instants, endsMs, endMs }
}

describe('a match in play', async () => {
  const { instants, of, feed, heard, endMs, endsMs } = await playWhole()

  it('tells a stop before what it is for, prices before the news that they are made of, and opens with results', () => {
    for (const { effects, expected, told } of instants) {
      const kinds = told.map(({ kind }) => kind)
      // Prices that did not change are not told again.
      const asked = expected.filter((kind) => kind !== 'odds' || kinds.includes('odds'))
      expect(
        kinds.filter((kind) => kind !== 'settle'),
        effects.join(),
      ).toEqual(asked)
      const odds = told.find((message) => message.kind === 'odds')
      if (odds?.kind === 'odds') expect(odds.resumes, effects.join()).toBe(effects.includes('resume'))
      if (!kinds.includes('settle')) continue
      const [results, prices] = [kinds.indexOf('settle'), kinds.indexOf('odds')]
      if (effects.includes('resume')) expect(results).toBeLessThan(prices)
      else expect(results).toBeGreaterThan(kinds.indexOf('score'))
    }
    const effects = new Set(instants.flatMap((one) => one.effects))
    expect(effects).toEqual(new Set(['start', 'stop', 'resume', 'news', 'shown']))
  })

  it('is told by the producer of matches in play', () => {
    for (const message of heard)
      expect(message.producer).toBe(message.generatedAtMs < START_MS ? 'prematch' : 'live')
  })

  it('begins with nothing on the screens: all that is on sale is told again', () => {
    const priced = instants.find(({ told }) => told.some(({ kind }) => kind === 'odds'))
    const told = keysOf(priced?.told.filter((message) => message.kind === 'odds') ?? [])
    const early = keysOf(of('odds').filter(({ producer }) => producer === 'prematch'))
    expect(told.size).toBeGreaterThan(60)
    expect([...told].filter((key) => early.has(key)).length).toBeGreaterThan(60)
  })

  it('is priced in turns while it is open, and not while it is stopped or over', () => {
    for (const { nowMs, isClosed, nextPriceMs } of instants) {
      if (isClosed) expect(nextPriceMs).toBe(Number.POSITIVE_INFINITY)
      else expect(nextPriceMs).toBeLessThanOrEqual(nowMs + 300_000)
    }
    expect(new Set(instants.map(({ isClosed }) => isClosed)).size).toBe(2)
    expect(endsMs).toEqual([Number.POSITIVE_INFINITY, endMs])
    expect([feed.nextStepMs(), feed.nextPriceMs(), feed.nextWithdrawMs()]).toEqual(
      [1, 2, 3].map(() => Number.POSITIVE_INFINITY),
    )
  })

  it('settles once each what was ever told, also what was sold before its start alone', () => {
    const producedBy = (producer: string) =>
      keysOf(of('odds').filter((message) => message.producer === producer))
    const live = producedBy('live')
    expect([...producedBy('prematch')].filter((key) => !live.has(key)).length).toBeGreaterThan(0)
    const settled = of('settle').flatMap((message) => [...keysOf([message])])
    expect(settled.toSorted()).toEqual([...keysOf(of('odds'))].toSorted())
    expect(of('settle').findIndex(({ isFinal }) => isFinal)).toBe(of('settle').length - 1)
    expect(parseSportFacts(of('settle').at(-1)?.facts).ok).toBe(true)
  })

  it('gives a market its result with the news that decides it', () => {
    const open = new Map<string, MarketId>()
    const decided = new Set<string>()
    for (const { told, isClosed, facts } of instants) {
      for (const message of told) {
        if (message.kind === 'odds')
          for (const one of message.markets) open.set(marketKey(one.type, one.specifier), one)
        if (message.kind === 'settle') for (const key of keysOf([message])) decided.add(key)
      }
      if (isClosed) continue
      for (const [key, { type, specifier }] of open) {
        const rule = getMarketType(match.fixture.sportId, type)
        if (decided.has(key)) open.delete(key)
        else expect(settleMarket(rule, specifier, facts), key).toBe('undecided')
      }
    }
    expect(decided.size).toBeGreaterThan(100)
  })
})

describe('a match that is opened late', () => {
  const bet: MarketId[] = [
    { type: 'quarter_winner_of_an_earlier_release', specifier: '' },
    { type: 'h1_1x2', specifier: '' },
    { type: 'winner', specifier: '' },
  ]

  it('says its score, and what was decided and bet on before when it is asked for it', async () => {
    const { feed, kinds, of, stepsMs } = openFeed()
    const nowMs = must(stepsMs[Math.floor(stepsMs.length * 0.75)], 'it is played so long')
    await feed.open(nowMs, bet)
    expect(kinds().filter((kind) => kind !== 'stop')).toEqual(['fixture', 'score'])
    expect(of('score')[0]?.live.status).toBe('live')
    await feed.settleMissed(nowMs)
    expect(of('settle')).toMatchObject([{ isFinal: false, markets: [{ type: 'h1_1x2' }] }])
    expect(feed.nextStepMs()).toBeGreaterThan(nowMs)
  })

  it('is stopped as long as it is', async () => {
    const told = new Set<string>()
    const { run } = openFeed()
    const stopped = run.play.steps.findIndex((step) => run.play.effectOf(step).kind === 'stop')
    for (const [at, expected] of [
      [stopped - 1, false],
      [stopped, true],
    ] as const) {
      const { feed, of } = openFeed()
      await feed.open(run.stepMs(must(run.play.steps[at], 'a step')), [])
      expect(of('stop').length === 1).toBe(expected)
      for (const { reason } of of('stop')) told.add(reason)
    }
    expect(told).toEqual(new Set(['operator']))
  })

  it('is told with all its results, those of bets from elsewhere among them, when it is over', async () => {
    const { feed, kinds, of, endMs } = openFeed({ sold: [{ type: 'overtime', specifier: '' }] })
    await feed.open(endMs, bet)
    await feed.settleMissed(endMs)
    expect(kinds()).toEqual(['fixture', 'score', 'settle'])
    expect(of('score')[0]?.live.status).toBe('ended')
    expect(of('settle')[0]?.isFinal).toBe(true)
    expect(keysOf(of('settle'))).toEqual(
      new Set([marketKey('h1_1x2', ''), marketKey('winner', ''), marketKey('overtime', '')]),
    )
  })

  it('takes no bets once it is halted', async () => {
    const { feed, heard } = openFeed()
    await feed.open(EARLY_MS, [])
    await feed.halt(EARLY_MS)
    expect(heard.at(-1)).toMatchObject({
      kind: 'stop',
      scope: 'event',
      status: 'suspended',
      reason: 'operator',
    })
  })
})
