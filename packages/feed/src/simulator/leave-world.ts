import { getMarketType } from '@xezer/betting/markets/football-markets'
import { type FootballFacts, NO_FACTS } from '@xezer/betting/settlement/football-facts'
import type { FeedMessage, MarketSettlement } from '@xezer/odds-book/messages'
import type { FootballData } from '../football-data/football-data.ts'
import type { FootballStrengths } from '../football-data/read-strengths.ts'
import { envelope } from './envelope.ts'
import type { WorldOffset } from './feed-offset.ts'
import { createMatchRun } from './match-run.ts'
import { MARKET_UNIVERSE } from './offer/market-universe.ts'
import { listOpenMatches } from './open-matches.ts'
import { BOARD_BEFORE_MATCH } from './play/match-board.ts'
import { presentLiveState } from './play/present-live-state.ts'
import { createSchedule } from './schedule/schedule.ts'

const ABANDONED: FootballFacts = { ...NO_FACTS, status: 'abandoned' }

/**
 * Another seed or speed is another world: the matches of the last one, on which bets may be open, will not be
 * finished. They are abandoned, and all that is not settled yet is void.
 */
export function* abandonMatches(
  left: WorldOffset,
  data: FootballData,
  strengths: FootballStrengths,
  nowMs: number,
): Generator<FeedMessage> {
  const live = presentLiveState({ ...BOARD_BEFORE_MATCH, status: 'abandoned' }, 0, left.speed)
  const markets = voidAll()
  for (const match of listOpenMatches(
    createSchedule(data, left.seed, left.speed, left.epoch),
    left,
    left.atMs,
  )) {
    const { fixture } = match
    const run = createMatchRun(match, strengths, left)
    const last = fixture.startsAtMs > left.atMs ? undefined : run.steps.at(-1)
    if (last !== undefined && run.stepMs(last) < left.atMs) continue
    const { eventId } = fixture
    yield { ...envelope('live', nowMs), kind: 'fixture', change: 'new', fixture }
    yield { ...envelope('live', nowMs), kind: 'score', eventId, live }
    yield {
      ...envelope('live', nowMs),
      kind: 'settle',
      eventId,
      generation: 1,
      markets,
      facts: ABANDONED,
      isFinal: true,
    }
  }
}

function voidAll(): MarketSettlement[] {
  return MARKET_UNIVERSE.map(({ type, specifier }) => ({
    type,
    specifier,
    outcomes: getMarketType(type).outcomes.map((outcome) => ({ outcome, result: { kind: 'void' } })),
  }))
}
