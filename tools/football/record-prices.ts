/**
 * Records every price and every result of matches of the simulated world, told as the running world tells them:
 * `npm run football:record -- <file.gz> [matches] [seed]`. Recorded before and after a change of prices,
 * `npm run football:compare` shows what moved.
 */

import { fileURLToPath } from 'node:url'
import { listReplays } from '@xezer/feed/simulator/honesty/list-replays'
import { type ReplayedMoment, replayMatch } from '@xezer/feed/simulator/honesty/replay-match'
import type { MatchRun, World } from '@xezer/feed/simulator/match-run'
import type { MarketPrices } from '@xezer/odds-book/messages'
import { marketKey } from '@xezer/sport/handle'
import type { FootballPlay } from '@xezer/sports/football/play/football-play'
import { RESULT, type RecordLine, writeRecord } from './price-record.ts'

/** The first prices at or after these instants are kept; the seconds are those of the half. */
const MOMENTS = [
  { name: 'before', period: 'prematch', seconds: 0 },
  { name: "1'", period: 'h1', seconds: 1 },
  { name: "15'", period: 'h1', seconds: 900 },
  { name: "30'", period: 'h1', seconds: 1800 },
  { name: "45'", period: 'h1', seconds: 2580 },
  { name: 'half-time', period: 'break', seconds: 0 },
  { name: "60'", period: 'h2', seconds: 900 },
  { name: "75'", period: 'h2', seconds: 1800 },
  { name: "85'", period: 'h2', seconds: 2400 },
  { name: "90'", period: 'h2', seconds: 2700 },
] as const

async function* recordMatch(run: MatchRun<FootballPlay>, world: World): AsyncGenerator<RecordLine> {
  const match = run.match.fixture.eventId
  const kept = new Map<string, Record<string, string>>()
  const results: Record<string, string> = {}
  const look = ({ state, open }: ReplayedMoment): void => {
    const { period, elapsedSeconds } = state
    const due = MOMENTS.findLast((one) => one.period === period && one.seconds <= elapsedSeconds)
    if (due !== undefined && !kept.has(due.name)) kept.set(due.name, pricesOf(open))
  }
  await replayMatch(run, world, {
    look,
    settle(markets) {
      for (const { type, specifier, outcomes } of markets) {
        results[marketKey(type, specifier)] = outcomes
          .map(({ outcome, result }) => `${outcome}=${result.kind}`)
          .join(' ')
      }
    },
  })
  for (const { name } of MOMENTS) {
    const markets = kept.get(name)
    if (markets !== undefined) yield { match, moment: name, markets }
  }
  yield { match, moment: RESULT, markets: results }
}

function pricesOf(open: ReadonlyMap<string, MarketPrices>): Record<string, string> {
  const prices: Record<string, string> = {}
  for (const [name, { outcomes }] of open) {
    prices[name] = outcomes.map(({ outcome, odds }) => `${outcome}=${odds ?? '-'}`).join(' ')
  }
  return prices
}

async function* recordAll(count: number, seed: string): AsyncGenerator<RecordLine> {
  const folder = fileURLToPath(new URL('../../content/football', import.meta.url))
  const { world, runs } = listReplays(folder, seed, count)
  for (const run of runs) yield* recordMatch(run, world)
}

const [path, countText = '1000', seed = 'record'] = process.argv.slice(2)
if (path === undefined) throw new Error('Name the file to write: record-prices.ts <file.gz> [matches] [seed]')
await writeRecord(path, recordAll(Number(countText), seed))
