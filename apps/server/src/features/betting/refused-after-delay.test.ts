import { openStream } from '@xezer/dev-world/stream-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  accumulator,
  amounts,
  call,
  closeCombinations,
  feed,
  LIVE,
  nextPlayer,
  OTHER_LIVE,
  openCombinations,
  placeDuring,
  playerId,
  playerToken,
  reprice,
  script,
  single,
  threeWay,
  world,
} from './example-combinations.ts'

beforeAll(openCombinations)
afterAll(closeCombinations)
beforeEach(nextPlayer)

const FILTERS = ['all', 'open', 'winning', 'losing', 'refund'] as const
const list = async (filter: (typeof FILTERS)[number] = 'all', locale = 'en') => {
  const headers = { authorization: `Bearer ${playerToken()}`, cookie: `locale=${locale}` }
  const { body } = await world.call('account/bets', { filter }, headers)
  return (body as { bets: readonly object[] }).bets
}

async function refuseAfterDelay(change: () => Promise<void>, ...bets: object[]) {
  const meanwhile = async () => {
    expect(await amounts()).toMatchObject({ unplayed: expect.toSatisfy((sum) => sum > 0) })
    // Nothing is in the account before it is decided.
    expect(await list()).toEqual([])
    await change()
  }
  expect(await placeDuring(meanwhile, ...bets)).toMatchObject({ success: false })
  expect(await amounts()).toEqual({ balance: 1000, unplayed: 0, bonus: 0 })
}

describe('a live bet that was refused after its delay is in the account as rejected, with its reason', () => {
  const hide = () => feed.send(script.odds('live', LIVE, [{ ...threeWay(2), status: 'hidden' }], true))
  const suspend = () => feed.send(script.odds('live', LIVE, [{ ...threeWay(2), status: 'suspended' }], true))
  it.each<[string, () => Promise<void>, string, string]>([
    [
      'its price moved',
      () => reprice(LIVE, 1.8),
      'The odds changed to 1.80 while the bet was checked',
      'Yoxlama zamanı əmsal 1.80 oldu',
    ],
    [
      'its match is paused',
      () => feed.send(script.stop(LIVE)),
      'Reception of bets was suspended while the bet was checked',
      'Yoxlama zamanı mərclərin qəbulu dayandırıldı',
    ],
    [
      'its market is suspended',
      suspend,
      'Betting on this market was suspended while the bet was checked',
      'Yoxlama zamanı bu mərc növü üzrə qəbul dayandırıldı',
    ],
    [
      'its market is closed',
      hide,
      'This market was closed while the bet was checked',
      'Yoxlama zamanı bu mərc növü bağlandı',
    ],
  ])('%s', async (_name, change, english, azerbaijani) => {
    await refuseAfterDelay(change, single(LIVE, 10))
    const [bet] = await list()
    expect(bet).toMatchObject({
      status: 'rejected',
      statusName: 'Rejected',
      statusColor: 't3',
      amount: 10,
      factor: 2,
      winning: 0,
      positions: [{ reason: english, statusColor: 'down', result: null, resultKind: null, live: true }],
    })
    expect(bet).not.toHaveProperty('reason')
    expect(await list('all', 'az')).toMatchObject([
      { statusName: 'Rədd edilib', positions: [{ reason: azerbaijani }] },
    ])
    for (const filter of FILTERS.slice(1)) expect(await list(filter)).toEqual([])
  })

  it('of an accumulator the leg that stood in its way says it, and the bet its own price', async () => {
    await refuseAfterDelay(() => reprice(OTHER_LIVE, 1.8), accumulator([1, LIVE, OTHER_LIVE], 6))
    expect(await list()).toMatchObject([
      {
        status: 'rejected',
        reason: 'The odds changed to 7.20 while the bet was checked',
        positions: [
          { reason: null, statusColor: 't3' },
          { reason: null },
          { reason: 'The odds changed to 1.80 while the bet was checked', statusColor: 'down' },
        ],
      },
    ])
  })

  it('of several bets of a press, those that had nothing in their way say that they came together', async () => {
    await refuseAfterDelay(() => reprice(LIVE, 1.8), single(OTHER_LIVE, 5), single(LIVE, 10))
    expect(await list()).toMatchObject([
      { amount: 10, positions: [{ reason: 'The odds changed to 1.80 while the bet was checked' }] },
      {
        amount: 5,
        reason: 'Another bet placed with it was not accepted, so none was',
        positions: [{ reason: null }],
      },
    ])
  })

  it('what was declined before reasons were kept says that the stake was returned', async () => {
    await refuseAfterDelay(() => reprice(LIVE, 1.8), single(LIVE, 10))
    await world.pool.query('update bet set refusal = null where player_id = $1', [playerId])
    expect(await list()).toMatchObject([
      { reason: 'Not accepted after the check; the stake was returned', positions: [{ reason: null }] },
    ])
  })

  it('the stream tells the account of it', async () => {
    const client = await openStream(world.url, { token: playerToken() })
    client.send({ type: 'subscribe', topic: 'account' })
    await client.take('account')
    await refuseAfterDelay(() => reprice(LIVE, 1.8), single(LIVE, 10))
    const told = await client.take('account', ({ bets }) => bets.length > 0)
    expect(told).toMatchObject({
      actual: { balance: 1000, unplayed: 0 },
      bets: [{ status: 'rejected', positions: [{ reason: expect.stringContaining('1.80') }] }],
    })
    await client.close()
  })

  it('what is refused at once, before anything was reserved, is no bet', async () => {
    const { body } = await call(
      'betSlip/place',
      { bets: [{ ...single(LIVE), positions: [{ event: LIVE, factor: `${LIVE}:1x2::1`, value: 3 }] }] },
      `at-once-${playerId}`,
    )
    expect(body).toMatchObject({ success: false, code: 'price_changed' })
    expect(await list()).toEqual([])
  })
})
