import type { MatchIncident } from '@xezer/sport/live-state'
import fc from 'fast-check'
import type { FeedMessage, MarketStatus } from './messages.ts'
import {
  catalogueMessage,
  fixtureMessage,
  oddsMessage,
  prices,
  producerMessage,
  scoreMessage,
  settleMessage,
  stopMessage,
  withdrawMessage,
} from './test-messages.ts'

const STATUSES: readonly MarketStatus[] = ['open', 'open', 'open', 'suspended', 'hidden', 'settled']
/** When the first event of the tests starts; the clock of the tests starts at 0. */
export const START_MS = 50_000

/** A match as far as it may have come, with a goal that is taken back at times. */
const incidents = fc.subarray([
  { kind: 'goal', side: 'home', minute: 3, addedMinute: null, score: { home: 1, away: 0 }, played: 0.067 },
  { kind: 'goal_cancelled', side: 'home', minute: 3, addedMinute: null, score: null, played: 0.067 },
  { kind: 'half_time', side: null, minute: 45, addedMinute: 2, score: { home: 0, away: 0 }, played: 1 },
] satisfies MatchIncident[])
const eventId = fc.integer({ min: 1, max: 3 })
const price = fc.constantFrom(null, 1100, 1500, 1600, 1900, 2400)
const market = fc
  .tuple(
    fc.integer({ min: 0, max: 5 }),
    fc.constantFrom('1x2', 'h1_1x2', 'total=1.5', 'total=2.5', 'total=3.5'),
    fc.constantFrom(...STATUSES),
    price,
    price,
  )
  .map(([shape, name, status, first, second]) =>
    name.startsWith('total')
      ? prices(
          'total',
          name,
          [
            ['over', first],
            ['under', second],
          ],
          status,
        )
      : prices(
          name,
          '',
          [
            ['1', first],
            // Now and then an outcome goes and comes back.
            ...(shape === 0 ? [] : [['x', shape === 1 ? 3100 : 3000] as const]),
            ['2', second],
          ],
          status,
        ),
  )

/** What is called otherwise, or stands in another order, for good or for a while. */
const catalogue = fc
  .record({
    tier: fc.constantFrom(1 as const, 3 as const),
    name: fc.constantFrom('Team 1', 'Other'),
    of: fc.nat(3),
  })
  .map(({ tier, name, of }) => {
    const message = catalogueMessage(0)
    const rename = <Named extends { readonly id: number }>(entries: readonly Named[], place: number) =>
      entries.map((entry) =>
        of === place && entry.id === 1 ? { ...entry, name: { az: name, ru: name, en: name } } : entry,
      )
    return {
      ...message,
      sports: rename(message.sports, 0),
      tournaments: rename(message.tournaments, 1).map((entry) =>
        entry.id === 1 ? { ...entry, tier } : entry,
      ),
      competitors: rename(message.competitors, 2),
      categories: rename(message.categories, 3),
    }
  })
/** A result that is taken back, a market that is cancelled, and its return. */
function takenBack(kind: 'unsettle' | 'void' | 'unvoid', atMs: number, eventId: number): FeedMessage {
  const {
    generation,
    markets,
    facts: _facts,
    isFinal: _isFinal,
    ...head
  } = settleMessage(atMs, eventId, [['total', 'total=1.5']])
  if (kind === 'unsettle') return { ...head, kind, generation, markets }
  return { ...head, kind, markets, fromMs: null, toMs: null }
}

const fixtureChange = fc.record({
  tournamentId: fc.constantFrom(1, 2),
  awayId: fc.constantFrom(2, 3),
  number: fc.constantFrom(1, 2),
})

/** A message at a time; times may run backwards by a little, as they do between producers. */
export const arbitraryMessage = fc.tuple(fc.nat(60_000), eventId).chain(
  ([atMs, id]): fc.Arbitrary<FeedMessage> =>
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc
          .tuple(
            fc.array(market, { maxLength: 3 }),
            fc.boolean(),
            fc.constantFrom('prematch' as const, 'live' as const),
          )
          .map(([markets, resumes, producer]) => oddsMessage(atMs, producer, id, markets, resumes)),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.array(market, { maxLength: 3 }), fc.constantFrom('prematch' as const, 'live' as const))
          .map(([markets, producer]) => withdrawMessage(atMs, producer, id, markets)),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(
            fc.nat(3),
            fc.constantFrom('live' as const, 'live' as const, 'ended' as const),
            incidents,
            fc.constantFrom('half1', 'half_time'),
          )
          .map(([home, status, marks, period]) =>
            scoreMessage(atMs, id, { status, period, score: { home, away: 0 }, incidents: marks }),
          ),
      },
      {
        weight: 2,
        arbitrary: fc
          .constantFrom('event' as const, ['t' as const])
          .map((scope) => stopMessage(atMs, id, scope)),
      },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom('up' as const, 'down' as const)
          .map((state) => producerMessage(atMs, 'live', state)),
      },
      {
        weight: 1,
        arbitrary: fc.boolean().map((isFinal) => settleMessage(atMs, id, [['total', 'total=1.5']], isFinal)),
      },
      {
        weight: 1,
        arbitrary: fc.oneof(
          fc.nat(60_000).map((laterMs) => fixtureMessage(atMs, id, START_MS + laterMs)),
          fixtureChange.map((change) => fixtureMessage(atMs, id, START_MS, change)),
          fc.constant({ ...fixtureMessage(atMs, id, START_MS), change: 'cancelled' as const }),
          catalogue,
        ),
      },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom('unsettle' as const, 'void' as const, 'unvoid' as const)
          .map((kind) => takenBack(kind, atMs, id)),
      },
    ),
)
