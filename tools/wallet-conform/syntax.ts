import { type Check, expectCode, expectEqual, expectMoved, ok } from './check.ts'

const AMOUNTS = [
  '2.5',
  '1e3',
  '"250"',
  '-1',
  '0250',
  '+250',
  '250.0',
  '1e400',
  'null',
  'true',
  '[250]',
  '1000000000001',
  '9007199254740993',
]

/** More than any call says. */
const BODY_BYTES_MAX = 8 * 1024

/** Bodies that say nothing that the wire knows. */
export const SYNTAX: readonly Check[] = [
  ...AMOUNTS.map(
    (amount): Check => ({
      name: `an amount of ${amount} is none`,
      async run(kit) {
        const { session, currency, min } = kit.at
        const { game } = kit.client.target
        const fields = {
          requestId: 'r',
          session,
          tx: kit.client.name('bet'),
          round: kit.client.name('round'),
          game,
          currency,
        }
        const body = JSON.stringify({ ...fields, amount: 0 }).replace('"amount":0', `"amount":${amount}`)
        await expectMoved(kit, 0, async () =>
          expectCode(await kit.client.send('bet', {}, { body }), 'WRONG_SYNTAX', 400),
        )
        const round = kit.round(min)
        const win = JSON.stringify({
          ...{
            requestId: 'r',
            player: kit.at.player,
            tx: round.winTx,
            betTx: round.betTx,
            round: round.round,
            game,
          },
          ...{ currency, final: true, amount: 0 },
        }).replace('"amount":0', `"amount":${amount}`)
        ok(await round.bet())
        await expectMoved(kit, 0, async () =>
          expectCode(await kit.client.send('win', {}, { body: win }), 'WRONG_SYNTAX', 400),
        )
        ok(await round.rollback(), true)
      },
    }),
  ),
  {
    name: 'a field too many, one too few, a key twice, no JSON, too much: all are refused',
    async run(kit) {
      const { session } = kit.at
      const wrong = [
        JSON.stringify({ requestId: 'r', session, more: 1 }),
        JSON.stringify({ session }),
        `{"requestId":"r","session":"x","session":${JSON.stringify(session)}}`,
        '',
        'null',
        '[]',
        '{',
        JSON.stringify({ requestId: 'r', session }).padEnd(BODY_BYTES_MAX + 1),
        JSON.stringify({ requestId: 'r', session }).padEnd(9 * BODY_BYTES_MAX),
      ]
      for (const body of wrong)
        expectCode(await kit.client.send('balance', {}, { body }), 'WRONG_SYNTAX', 400)
    },
  },
]

/** Messages that their provider did not sign, or not now. */
export const SIGNATURES: readonly Check[] = [
  ...(
    [
      ['no signature', { headers: { 'x-signature': null } }],
      ['an empty one', { headers: { 'x-signature': '' } }],
      ['one of another version', { headers: { 'x-signature': `v2=${'0'.repeat(64)}` } }],
      ['one of another secret', { secret: 'another secret' }],
      ['one of another body', { signedBody: '{}' }],
      ['one of another call', { signedPath: '/wallet/v1/session' }],
      ['one of an hour ago', { timestamp: Date.now() - 3_600_000 }],
      ['one of an hour ahead', { timestamp: Date.now() + 3_600_000 }],
      ['no time', { headers: { 'x-timestamp': null } }],
      ['another time than was signed', { headers: { 'x-timestamp': String(Date.now() + 1) } }],
      ['no provider', { headers: { 'x-provider': null } }],
      ['another provider', { headers: { 'x-provider': 'nobody' } }],
    ] as const
  ).map(
    ([name, tampering]): Check => ({
      name: `signature: ${name} is refused`,
      async run(kit) {
        const answer = await kit.client.send('balance', { session: kit.at.session }, tampering)
        expectCode(answer, 'INVALID_SIGNATURE', 401)
        expectEqual('fields of the refusal', Object.keys(answer.body), ['code'])
      },
    }),
  ),
]
