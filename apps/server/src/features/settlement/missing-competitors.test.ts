import type { Pool } from '@xezer/db/pool'
import type { SettleMessage } from '@xezer/odds-book/messages'
import { FOOTBALL_SPORT } from '@xezer/sports/football/football'
import { expect, it } from 'vitest'
import { settle } from './example-settlement.ts'
import { answerMissing, tellsStanding } from './missing-competitors.ts'

const RELEGATION = ['outright_relegation', 'n=1'] as const
const WINNER = ['outright_winner', ''] as const
type Market = readonly [type: string, specifier: string]

/** The end of a league of `a`, `b` and `c`, in this order, of which the feed tells the first. */
function told(
  market: Market,
  status = 'finished',
  standing: readonly string[] = ['1', '2', '3'],
): SettleMessage {
  const [type, specifier] = market
  return {
    ...settle(5, 1, 1, 0),
    markets: [{ type, specifier, outcomes: [{ outcome: '1', result: { kind: 'won' } }] }],
    facts: {
      status,
      advances: null,
      closed: status === 'finished' ? ['outright'] : [],
      counted: [],
      standing: standing.map((competitor, index) => ({ competitor, place: index + 1 })),
    },
  }
}
/** Bets are on the first three, and on one that is in no standing. */
const answered = async (message: SettleMessage, [type, specifier]: Market) => {
  const rows = [{ market_type: type, specifier, outcomes: ['1', '2', '9'] }]
  const pool = { query: async () => ({ rows }) } as unknown as Pool
  const { markets } = await answerMissing(pool, message, FOOTBALL_SPORT)
  return markets.flatMap(({ outcomes }) => outcomes.map(({ outcome, result }) => `${outcome} ${result.kind}`))
}

it('only how a competition ended tells a standing', () => {
  expect(tellsStanding(told(WINNER))).toBe(true)
  expect(tellsStanding(settle(5, 1, 1, 0))).toBe(false)
  expect(tellsStanding({ ...told(WINNER), kind: 'unsettle' } as never)).toBe(false)
})

it.each([
  ['has none of the first places', WINNER, ['1 won', '9 lost']],
  ['is void where a place at the end is meant', RELEGATION, ['1 won', '9 void']],
] as const)(
  'who is in no final standing %s; who is in it is told by the feed',
  async (_name, market, expected) => {
    expect(await answered(told(market), market)).toEqual(expected)
  },
)

it('nobody is answered while the competition is played, nor by a match', async () => {
  expect(await answered(told(WINNER, 'playing'), WINNER)).toEqual(['1 won'])
  const { facts: _standing, ...match } = told(WINNER)
  expect(await answered({ ...match, facts: settle(5, 1, 1, 0).facts }, WINNER)).toEqual(['1 won'])
})
