import type { FeedMessage } from '@xezer/odds-book/messages'
import type { MatchPlay } from '@xezer/sports/match-play'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMatchRun } from '../match-run.ts'
import type { MatchSource } from '../match-source.ts'
import type { TableContest } from './contest.ts'
import { settlementsOf } from './contest-markets.ts'
import { finish, OutrightDesk } from './outright-desk.ts'
import { SeasonRun } from './season-run.ts'
import { exampleSeason } from './test-season.ts'

const START_MS = Date.UTC(2026, 10, 1, 12)
const ROUND_MS = 600_000
const LAST_MS = START_MS + 5 * ROUND_MS
const WORLD = { seed: 'seasons', speed: 60 }
const PLAY_OUTS = 500
const source = exampleSeason(LAST_MS, ROUND_MS)

function contestOf(from: MatchSource): TableContest {
  const [contest] = from.contests === undefined ? [] : finish(from.contests.contestsAt(WORLD, 0, START_MS, 0))
  if (contest?.kind !== 'table') throw new Error('a season is under way')
  return contest
}

/** Everything that is told of a season, from before its first match to after its last. */
async function tellSeason() {
  const timers = createHandDrivenTimers(START_MS - 60_000)
  const heard: { atMs: number; message: FeedMessage }[] = []
  const failures: unknown[] = []
  const desk = new OutrightDesk({
    world: WORLD,
    sources: [source],
    clock: timers,
    steadyClock: timers,
    timers,
    emit: (message) => {
      heard.push({ atMs: timers.nowMs(), message })
      return Promise.resolve()
    },
    onFailure: (error) => failures.push(error),
    playOuts: PLAY_OUTS,
  })
  desk.start(() => 0, null)
  await timers.pass(6 * ROUND_MS)
  desk.stop()
  return { heard, failures }
}

describe('a season is sold from its first day to its last match', () => {
  let told: Awaited<ReturnType<typeof tellSeason>>
  beforeAll(async () => {
    told = await tellSeason()
  })

  it('is stopped before each round, opened after it with new prices, and settled by its table', () => {
    const { heard, failures } = told
    expect(failures).toEqual([])
    const kinds = heard.map(({ message }) => message.kind)
    expect(kinds).toEqual(['fixture', ...Array.from({ length: 6 }, () => ['odds', 'stop']).flat(), 'settle'])
    const contest = contestOf(source)
    const starts = [...new Set(contest.matches.map(({ fixture }) => fixture.startsAtMs))]
    const stops = heard.filter(({ message }) => message.kind === 'stop')
    for (const [round, { atMs }] of stops.entries()) {
      expect(atMs).toBeLessThanOrEqual(starts[round] ?? 0)
      expect(atMs).toBeGreaterThan((starts[round] ?? 0) - 2000)
    }
    for (const { atMs, message } of heard) {
      if (message.kind !== 'odds') continue
      expect(message.resumes).toBe(true)
      const inPlay = contest.matches.filter((match) => {
        const { play, stepMs } = createMatchRun({ source, match }, WORLD)
        const last = play.steps.at(-1)
        return match.fixture.startsAtMs <= atMs && last !== undefined && stepMs(last) > atMs
      })
      expect(inPlay).toEqual([])
    }
  })

  it('pays by the final table: one winner, as many places as there are, and nobody without a result', () => {
    const last = told.heard.at(-1)?.message
    if (last?.kind !== 'settle') throw new Error('the season is over')
    expect(last.isFinal).toBe(true)
    const run = new SeasonRun(contestOf(source), source, WORLD)
    finish(run.study(LAST_MS + ROUND_MS))
    expect(last.markets).toEqual(settlementsOf(run.contest, run.facts(LAST_MS + ROUND_MS)))
    const shares = last.markets.map(({ outcomes }) =>
      outcomes.reduce((sum, { result }) => {
        if (result.kind === 'dead_heat') return sum + result.numerator / result.denominator
        return sum + (result.kind === 'won' ? 1 : 0)
      }, 0),
    )
    // All four are among the first four, and three of four go down.
    expect(shares).toEqual([1, 4, 3])
  })
})

/** A desk on time that is moved by hand; `workMs` is what a step of its work takes. */
function openDesk(
  startMs: number,
  { playOuts = PLAY_OUTS, workMs = 0, world = WORLD, from = source as MatchSource } = {},
) {
  const timers = createHandDrivenTimers(startMs)
  const heard: { atMs: number; kind: FeedMessage['kind'] }[] = []
  let steadyMs = 0
  const desk = new OutrightDesk({
    world,
    sources: [from],
    clock: timers,
    steadyClock: { steadyMs: () => (steadyMs += workMs) },
    timers,
    emit: ({ kind }) => {
      heard.push({ atMs: timers.nowMs(), kind })
      return Promise.resolve()
    },
    onFailure: (error) => {
      throw error
    },
    playOuts,
  })
  return { desk, timers, heard }
}

describe('what is told of a season', () => {
  it('is nothing more once the desk is closed, not even what was being priced', async () => {
    const { desk, timers, heard } = openDesk(START_MS - 60_000)
    desk.start(() => 0, null)
    await timers.pass(ROUND_MS)
    desk.stop()
    const told = heard.length
    expect(timers.waitingMs()).toEqual([])
    await timers.pass(2 * ROUND_MS)
    expect(heard.length).toBe(told)

    const slow = openDesk(START_MS - 60_000, { playOuts: 5000, workMs: 5 })
    slow.desk.start(() => 0, null)
    await slow.timers.pass(5000)
    slow.desk.stop()
    await slow.timers.pass(30_000)
    expect(slow.heard).toEqual([])
  })

  it('is no price that a match overtook while it was made', async () => {
    // A look of 20 play-outs takes a turn of 40 ms: these take half a minute, and the first match begins in twenty seconds.
    const { desk, timers, heard } = openDesk(START_MS - 20_000, { playOuts: 15_000, workMs: 5 })
    desk.start(() => 0, null)
    const { play, stepMs } = createMatchRun({ source, match: contestOf(source).matches[0]! }, WORLD)
    const firstEndMs = stepMs(play.steps.at(-1)!)
    await timers.pass(firstEndMs - timers.nowMs())
    expect(heard).toEqual([])
    await timers.pass(ROUND_MS)
    desk.stop()
    expect(heard.map(({ kind }) => kind)).toContain('odds')
  }, 60_000)

  it.each([
    [20, 20, 'who was away when it ended hears how', ['fixture', 'settle']],
    [20, 1, 'also who was there, as far as matches may have lasted', ['fixture', 'settle']],
    [60, 1, 'not of what ended long before', []],
    [20, null, 'nobody bet in a world that is new', []],
  ])(
    '%i minutes after its last match began, to who left it %j minutes ago (%s): %j',
    async (after, away, _why, kinds) => {
      const nowMs = LAST_MS + after * 60_000
      const { desk, timers, heard } = openDesk(nowMs)
      desk.start(() => 0, away === null ? null : nowMs - away * 60_000)
      await timers.pass(30_000)
      desk.stop()
      expect(heard.map(({ kind }) => kind)).toEqual(kinds)
    },
  )
})

it.each([
  [60, 360],
  [360, 60],
  [3600, 60],
])('at speed %i seasons that came under way are looked for every %i seconds', async (speed, seconds) => {
  const asked: number[] = []
  const contestsAt = function* (_world: unknown, _epoch: number, atMs: number): Generator<void, []> {
    asked.push((atMs - START_MS) / 1000)
    yield
    return []
  }
  const from: MatchSource = { ...source, contests: { contestsAt } }
  const { desk, timers } = openDesk(START_MS, { world: { ...WORLD, speed }, from })
  desk.start(() => 0, null)
  await timers.pass(2.5 * seconds * 1000)
  desk.stop()
  expect(asked).toEqual([1, seconds, 2 * seconds])
})

describe('no price knows the future', () => {
  /** The same world until an instant; what is played after it is drawn anew. */
  function reseeded(afterMs: number): MatchSource {
    return {
      ...source,
      createPlay: (match, world): MatchPlay => {
        const isLater = match.fixture.startsAtMs > afterMs
        return source.createPlay(match, isLater ? { ...world, seed: 'another' } : world)
      },
    }
  }

  it('drawing later play anew changes no earlier price, and changes how the season ends', () => {
    const nowMs = START_MS + 3 * ROUND_MS - 1
    const ends = new Set<string>()
    const prices = [source, reseeded(nowMs)].map((from) => {
      const run = new SeasonRun(contestOf(from), from, WORLD)
      finish(run.study(nowMs))
      const offers = finish(run.price(nowMs, PLAY_OUTS))
      finish(run.study(LAST_MS + ROUND_MS))
      ends.add(JSON.stringify(run.facts(LAST_MS + ROUND_MS)))
      return offers
    })
    expect(prices[0]?.length).toBeGreaterThan(0)
    expect(prices[1]).toEqual(prices[0])
    expect(ends.size).toBe(2)
  })

  it('a match that is played counts when it is over, and not before', () => {
    const run = new SeasonRun(contestOf(source), source, WORLD)
    finish(run.study(START_MS))
    const during = run.facts(START_MS + 1000).standing?.map(({ place }) => place)
    expect(during).toEqual([1, 1, 1, 1])
    expect(new Set(run.facts(run.quietFromMs()).standing?.map(({ place }) => place)).size).toBeGreaterThan(1)
  })
})
