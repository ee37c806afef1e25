import type { MatchIncident } from '@xezer/sport/live-state'
import fc from 'fast-check'
import type { FeedMessage, MarketStatus } from './messages.ts'
import {
  fixtureMessage,
  oddsMessage,
  prices,
  producerMessage,
  scoreMessage,
  settleMessage,
  stopMessage,
} from './test-messages.ts'

const STATUSES: readonly MarketStatus[] = ['open', 'open', 'open', 'suspended', 'hidden', 'settled']
/** When the first event of the tests starts; the clock of the tests starts at 0. */
export const START_MS = 50_000

/** A match as far as it may have come, with a goal that is taken back at times. */
const incidents = fc.subarray([
  { kind: 'goal', side: 'home', minute: 3, addedMinute: null, score: { home: 1, away: 0 } },
  { kind: 'goal_cancelled', side: 'home', minute: 3, addedMinute: null, score: null },
  { kind: 'half_time', side: null, minute: 45, addedMinute: 2, score: { home: 0, away: 0 } },
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
        weight: 2,
        arbitrary: fc
          .tuple(fc.nat(3), fc.constantFrom('live' as const, 'live' as const, 'ended' as const), incidents)
          .map(([home, status, marks]) =>
            scoreMessage(atMs, id, { status, score: { home, away: 0 }, incidents: marks }),
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
        arbitrary: fc.nat(60_000).map((laterMs) => fixtureMessage(atMs, id, START_MS + laterMs)),
      },
    ),
)
