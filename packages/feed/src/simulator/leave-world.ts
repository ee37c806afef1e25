import type { FeedMessage, FindSold, MarketId, MarketSettlement } from '@xezer/odds-book/messages'
import { findMarketType } from '@xezer/sports/registry'
import { envelope } from './envelope.ts'
import type { WorldOffset } from './feed-offset.ts'
import { createMatchRun } from './match-run.ts'
import { createSchedules, type MatchSource } from './match-source.ts'
import { listOpenMatches } from './open-matches.ts'

/**
 * Another seed or speed is another world: the matches of the last one, on which bets may be open, will not be
 * finished. They are abandoned, and all that is not settled yet is void.
 */
export async function* abandonMatches(
  left: WorldOffset,
  sources: readonly MatchSource[],
  nowMs: number,
  findSold: FindSold,
): AsyncGenerator<FeedMessage> {
  for (const sourced of listOpenMatches(createSchedules(sources, left, left.epoch), left, left.atMs)) {
    const { fixture } = sourced.match
    const { play, stepMs } = createMatchRun(sourced, left)
    const last = fixture.startsAtMs > left.atMs ? undefined : play.steps.at(-1)
    if (last !== undefined && stepMs(last) < left.atMs) continue
    const { eventId } = fixture
    const live = { ...play.live(play.before, 0, left.speed), status: 'abandoned' } as const
    const facts = { ...play.read(play.before).facts, status: 'abandoned' } as const
    yield { ...envelope('live', nowMs), kind: 'fixture', change: 'new', fixture }
    yield { ...envelope('live', nowMs), kind: 'score', eventId, live }
    yield {
      ...envelope('live', nowMs),
      kind: 'settle',
      eventId,
      generation: 1,
      markets: voidAll(fixture.sportId, (await findSold([eventId])).get(eventId) ?? []),
      facts,
      isFinal: true,
    }
  }
}

function voidAll(sportId: number, sold: readonly MarketId[]): MarketSettlement[] {
  return sold.map(({ type, specifier }) => {
    const outcomes = findMarketType(sportId, type)?.outcomes ?? []
    return { type, specifier, outcomes: outcomes.map((outcome) => ({ outcome, result: { kind: 'void' } })) }
  })
}
