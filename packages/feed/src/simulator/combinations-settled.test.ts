import { fileURLToPath } from 'node:url'
import { settleMarket } from '@xezer/betting/settlement/settle-market'
import type { FeedMessage, MarketId } from '@xezer/odds-book/messages'
import { COMBINATION_TYPE, formatCombination } from '@xezer/sport/combination'
import { parseSportFacts } from '@xezer/sport/parse-sport-facts'
import { getMarketType } from '@xezer/sports/registry'
import { must } from '@xezer/std/assert'
import { expect, it } from 'vitest'
import { readFootballData } from '../football-data/read-football-data.ts'
import { readStrengths } from '../football-data/read-strengths.ts'
import { EventFeed } from './event-feed.ts'
import { createFootballSource } from './football-source.ts'
import { createMatchRun, type World } from './match-run.ts'

const folder = fileURLToPath(new URL('../../../../content/football', import.meta.url))
const WORLD: World = { seed: 'combinations', speed: 1 }
const FROM_MS = Date.UTC(2026, 10, 20)
const source = createFootballSource(readFootballData(folder), readStrengths(`${folder}/strengths.json`))
const [match] = source.createSchedule(WORLD, 0).fixturesBetween(FROM_MS, FROM_MS + 48 * 3_600_000)

const combine = (...legs: readonly (readonly [type: string, specifier: string, outcome: string])[]): string =>
  must(formatCombination(legs.map(([type, specifier, outcome]) => ({ type, specifier, outcome }))), 'legs')

it('a combination that was bet on has its result as soon as a leg is lost or all are decided; one that was not has none', async () => {
  const sold = combine(['1x2', '', '1'], ['corners_total', 'total=7.5', 'under'])
  const unsold = combine(['1x2', '', '1'], ['total', 'total=2.5', 'over'])
  const heard: FeedMessage[] = []
  const run = createMatchRun({ source, match: must(match, 'a match') }, WORLD)
  const bets: readonly MarketId[] = [{ type: COMBINATION_TYPE, specifier: sold }]
  const feed = new EventFeed({
    run,
    world: WORLD,
    emit: (message) => {
      heard.push(structuredClone(message))
      return Promise.resolve()
    },
    findSold: (ids) => Promise.resolve(new Map(ids.map((id) => [id, bets]))),
    rowTypes: null,
  })
  const startsAtMs = run.match.fixture.startsAtMs
  await feed.open(startsAtMs - 60_000, [])
  await feed.price(startsAtMs - 60_000)
  for (const specifier of [sold, unsold]) {
    expect(await feed.combine(specifier, startsAtMs - 50_000)).toEqual({ kind: 'sold' })
  }
  for (const step of run.play.steps) await feed.play(run.stepMs(step))

  const told = heard.flatMap((message) =>
    message.kind === 'settle' && (message.generation ?? 0) === 1
      ? message.markets.flatMap((market) => (market.type === COMBINATION_TYPE ? [{ message, market }] : []))
      : [],
  )
  expect(told.map(({ market }) => market.specifier)).toEqual([sold])
  const { message, market } = must(told[0], 'a result')
  expect(message.isFinal, 'the eighth corner decides it').toBe(false)
  const facts = parseSportFacts(message.facts)
  const decision = settleMarket(
    getMarketType(run.match.fixture.sportId, COMBINATION_TYPE),
    sold,
    must(facts.ok ? facts.value : null, 'facts'),
  )
  expect(market.outcomes).toEqual([
    { outcome: 'yes', result: decision === 'undecided' ? null : decision.resultOf('yes') },
  ])
})
