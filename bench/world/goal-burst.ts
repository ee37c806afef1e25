import type { MarketSettlement } from '@xezer/odds-book/messages'
import { marginsOf } from '@xezer/pricing/margins'
import { FOOTBALL_MARGINS } from '@xezer/sports/football/football-margins'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import { type MatchModel, STATE_BEFORE_MATCH } from '@xezer/sports/football/match-model'
import { priceFootball } from '@xezer/sports/football/price-football'
import type { Timers } from '@xezer/std/timers'
import type { BenchFeed } from './bench-feed.ts'
import { envelope, LIVE_FROM, listEventIds, priceMarket, specifiersOf } from './bench-offer.ts'

const LINES = 2
const SETTLED = 20
const EVERYDAY: MatchModel = {
  goals: { home: 1.5, away: 1.1 },
  rho: -0.05,
  corners: { home: 5.5, away: 4.5 },
  yellowCards: { home: 2, away: 2.2 },
  redCards: { home: 0.1, away: 0.1 },
}
const LIVE_TYPES = FOOTBALL_MARKETS.types.filter(({ offered }) => offered.live)

/** As the simulated world has it. */
const SLICE_MS = 4

/**
 * A goal in each of so many matches at the same moment: sales stop, all markets are priced anew, what the goal decided is
 * settled, sales go on. With the timers of a thread it pauses as the simulated world does.
 */
export async function playGoals(
  feed: BenchFeed,
  goals: number,
  timers: Pick<Timers, 'pause'> | null,
): Promise<void> {
  const told: Promise<void>[] = []
  let fromMs = performance.now()
  let generation = 0
  for (const eventId of listEventIds(LIVE_FROM, goals)) {
    generation = (generation + 1) % 1000
    told.push(playGoal(feed, eventId, Date.now() % 1000, generation))
    if (timers === null || performance.now() - fromMs < SLICE_MS) continue
    await timers.pause()
    fromMs = performance.now()
  }
  await Promise.all(told)
}

async function playGoal(feed: BenchFeed, eventId: number, variant: number, number: number): Promise<void> {
  const head = { ...envelope('live'), eventId }
  const stopped = feed.send({ ...head, kind: 'stop', scope: 'event', status: 'suspended', reason: 'goal' })
  // What pricing costs; the prices themselves are the bench's own.
  const home = 1 + ((eventId * 7 + variant) % 100) / 100
  priceFootball(
    { ...EVERYDAY, goals: { home, away: 1.1 } },
    STATE_BEFORE_MATCH,
    marginsOf(FOOTBALL_MARGINS, 1, true),
  )
  const markets = LIVE_TYPES.flatMap((type) =>
    specifiersOf(type, LINES).map((specifier) => priceMarket(type, specifier, variant)),
  )
  await stopped
  await feed.send({
    ...head,
    kind: 'settle',
    generation: 1,
    markets: listDecided(number),
    facts: {},
    isFinal: false,
  })
  await feed.send({ ...head, ...envelope('live'), kind: 'odds', markets, resumes: true })
}

/** Lines that nobody bet on, as nearly always. */
function listDecided(number: number): MarketSettlement[] {
  return Array.from({ length: SETTLED }, (_, index) => ({
    type: 'total',
    specifier: `total=${20 + number * SETTLED + index}.5`,
    outcomes: [
      { outcome: 'over', result: { kind: 'won' } },
      { outcome: 'under', result: { kind: 'lost' } },
    ],
  }))
}
