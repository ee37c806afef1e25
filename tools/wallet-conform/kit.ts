import { createKitClient, type KitAnswer, type KitClient, type KitTarget } from './kit-client.ts'
import { type KitRound, type KitSession, openKitRound } from './kit-round.ts'

/** What a check works with; it says what is wrong by throwing. */
interface Kit {
  readonly client: KitClient
  readonly at: KitSession
  round(stake?: number): KitRound
  balance(): Promise<number>
}

interface Check {
  readonly name: string
  run(kit: Kit): Promise<void>
}

export interface KitResult {
  readonly name: string
  /** Null where it held. */
  readonly fault: string | null
}

const AT_ONCE = 64

function expectCode(answer: KitAnswer, code: string, status = 200): KitAnswer {
  if (answer.status === status && answer.code === code) return answer
  const said = JSON.stringify(answer.body)
  throw new Error(`expected ${status} ${code}, got ${answer.status} ${said}`)
}

function expectEqual(what: string, found: unknown, right: unknown): void {
  if (JSON.stringify(found) === JSON.stringify(right)) return
  throw new Error(`${what}: expected ${JSON.stringify(right)}, got ${JSON.stringify(found)}`)
}

/** The balance after it is what it was before, but for so much. */
async function expectMoved(kit: Kit, moved: number, work: () => Promise<unknown>): Promise<void> {
  const before = await kit.balance()
  await work()
  expectEqual('what the balance moved', (await kit.balance()) - before, moved)
}

const ok = (answer: KitAnswer, applied?: boolean) => {
  expectCode(answer, 'OK')
  if (applied !== undefined) expectEqual('applied', answer.body.applied, applied)
  return answer
}

const RULES: readonly Check[] = [
  {
    name: 'a bet takes its stake, a final win pays and closes',
    async run(kit) {
      const { min } = kit.at
      await expectMoved(kit, 0, async () => {
        const round = kit.round()
        await expectMoved(kit, -min, async () => ok(await round.bet()))
        await expectMoved(kit, min, async () => ok(await round.win(min)))
        expectCode(await round.bet({ tx: kit.client.name('bet') }), 'ROUND_CLOSED')
      })
    },
  },
  {
    name: 'play is a bet, a win and the end of its round in one',
    async run(kit) {
      const { min } = kit.at
      const round = kit.round()
      await expectMoved(kit, 0, async () => {
        const answer = ok(await round.play(min))
        expectEqual('its balance', answer.body.balance, await kit.balance())
      })
      expectCode(await round.bet({ tx: kit.client.name('bet') }), 'ROUND_CLOSED')
      expectCode(await round.rollback(), 'ROUND_CLOSED')
    },
  },
  {
    name: 'rule 1: the same message has the same answer, and moves nothing again',
    async run(kit) {
      const round = kit.round()
      const [bet, win] = [await round.bet(), await round.win(kit.at.min)]
      await expectMoved(kit, 0, async () => {
        expectEqual('the bet again', without(await round.bet()), without(ok(bet)))
        expectEqual('the win again', without(await round.win(kit.at.min)), without(ok(win)))
      })
      const played = kit.round()
      const first = ok(await played.play(0))
      await expectMoved(kit, 0, async () =>
        expectEqual('the play again', without(await played.play(0)), without(first)),
      )
    },
  },
  {
    name: 'rule 1: a number with another content is a DUPLICATE, over all calls',
    async run(kit) {
      const { min } = kit.at
      const round = kit.round()
      ok(await round.bet())
      await expectMoved(kit, 0, async () => {
        expectCode(await round.bet({ amount: min + 1 }), 'DUPLICATE')
        expectCode(await round.bet({ round: kit.client.name('round') }), 'DUPLICATE')
        expectCode(await round.win(min, { tx: round.betTx, betTx: kit.client.name('bet') }), 'DUPLICATE')
        expectCode(await round.rollback({ tx: round.betTx, betTx: kit.client.name('bet') }), 'DUPLICATE')
        const win = { tx: round.winTx, amount: 0 }
        expectCode(await round.play(0, { bet: { tx: round.betTx, amount: min }, win }), 'DUPLICATE')
      })
      ok(await round.win(min))
      await expectMoved(kit, 0, async () => {
        expectCode(await round.win(min + 1), 'DUPLICATE')
        expectCode(await round.win(min, { final: false }), 'DUPLICATE')
        expectCode(await kit.round().bet({ tx: round.winTx }), 'DUPLICATE')
      })
    },
  },
  {
    name: 'rule 1: neither the number of the request nor the session is content',
    async run(kit) {
      const round = kit.round()
      ok(await round.bet())
      const other = await openSession(kit.client)
      await expectMoved(kit, 0, async () => ok(await round.bet({ session: other.session })))
      ok(await round.rollback(), true)
    },
  },
  {
    name: 'rule 2: a refused bet stays refused; a new try has a new number',
    async run(kit) {
      const round = kit.round()
      const wrong = kit.at.currency === 'AZN' ? 'EUR' : 'AZN'
      expectCode(await round.bet({ currency: wrong }), 'WRONG_CURRENCY')
      expectCode(await round.bet({ currency: wrong }), 'WRONG_CURRENCY')
      expectCode(await round.bet(), 'DUPLICATE')
      ok(await round.bet({ tx: kit.client.name('bet') }))
      ok(await round.close(), true)
    },
  },
  {
    name: 'rule 3: a win before its bet is not found and not remembered',
    async run(kit) {
      const round = kit.round()
      expectCode(await round.win(kit.at.min), 'TX_NOT_FOUND')
      await expectMoved(kit, 0, async () => {
        ok(await round.bet())
        ok(await round.win(kit.at.min))
      })
    },
  },
  {
    name: 'rule 4: a rollback gives an open bet back, once',
    async run(kit) {
      const round = kit.round()
      await expectMoved(kit, 0, async () => {
        ok(await round.bet())
        ok(await round.rollback(), true)
        ok(await round.rollback(), true)
        ok(await round.rollback({ tx: kit.client.name('back') }), false)
      })
    },
  },
  {
    name: 'rule 4: a rollback of a bet that never came refuses it when it comes, and its wins',
    async run(kit) {
      const round = kit.round()
      await expectMoved(kit, 0, async () => {
        ok(await round.rollback(), false)
        expectCode(await round.bet(), 'ROLLED_BACK')
        expectCode(await round.win(kit.at.min), 'ROLLED_BACK')
        const played = kit.round()
        ok(await played.rollback(), false)
        expectCode(await played.play(kit.at.min), 'ROLLED_BACK')
      })
    },
  },
  {
    name: 'rule 5: nothing more happens in a closed round',
    async run(kit) {
      const { min } = kit.at
      const paid = kit.round()
      ok(await paid.bet())
      ok(await paid.win(0))
      await expectMoved(kit, 0, async () => {
        expectCode(await paid.rollback(), 'ROUND_CLOSED')
        expectCode(await paid.win(min, { tx: kit.client.name('win') }), 'ROUND_CLOSED')
        expectCode(await paid.bet({ tx: kit.client.name('bet') }), 'ROUND_CLOSED')
      })
      const closed = kit.round()
      ok(await closed.bet())
      ok(await closed.close(), true)
      await expectMoved(kit, 0, async () => {
        expectCode(await closed.win(min), 'ROUND_CLOSED')
        expectCode(await closed.rollback(), 'ROUND_CLOSED')
      })
    },
  },
  {
    name: 'rule 5: what a win was paid for is not given back, though the round is open',
    async run(kit) {
      const round = kit.round()
      ok(await round.bet())
      ok(await round.win(0, { final: false }))
      await expectMoved(kit, 0, async () => expectCode(await round.rollback(), 'ROUND_CLOSED'))
      ok(await round.close(), true)
    },
  },
  {
    name: 'rule 6: a win after the rollback is not paid',
    async run(kit) {
      const round = kit.round()
      await expectMoved(kit, 0, async () => {
        ok(await round.bet())
        ok(await round.rollback(), true)
        expectCode(await round.win(kit.at.min), 'ROLLED_BACK')
        expectCode(await round.win(kit.at.min), 'ROLLED_BACK')
      })
    },
  },
  {
    name: 'rule 7: a bet that is repeated after its rollback has its first answer',
    async run(kit) {
      const round = kit.round()
      const bet = ok(await round.bet())
      ok(await round.rollback(), true)
      await expectMoved(kit, 0, async () =>
        expectEqual('the bet again', without(await round.bet()), without(bet)),
      )
    },
  },
  {
    name: 'rule 8: a round is closed once, an unknown one is not found',
    async run(kit) {
      const round = kit.round()
      expectCode(await round.close(), 'TX_NOT_FOUND')
      ok(await round.bet())
      ok(await round.close(), true)
      ok(await round.close(), false)
    },
  },
  {
    name: 'rule 9: wins, rollbacks and closes name the player alone',
    async run(kit) {
      const { min, session } = kit.at
      const [one, two, three] = [kit.round(), kit.round(), kit.round()]
      for (const round of [one, two, three]) ok(await round.bet())
      ok(await one.win(min))
      ok(await two.rollback(), true)
      ok(await three.close({ player: undefined, session }), true)
      expectCode(await three.close({ session }), 'WRONG_SYNTAX', 400)
    },
  },
  {
    name: 'rule 10: a round is of one game; a win and a rollback of a bet are of its round',
    async run(kit) {
      const round = kit.round()
      ok(await round.bet())
      await expectMoved(kit, 0, async () => {
        expectCode(await round.win(kit.at.min, { game: 'another-game' }), 'TX_NOT_FOUND')
        expectCode(await round.win(kit.at.min, { round: kit.client.name('round') }), 'TX_NOT_FOUND')
        expectCode(await round.rollback({ round: kit.client.name('round') }), 'TX_NOT_FOUND')
        expectCode(await round.close({ game: 'another-game' }), 'TX_NOT_FOUND')
        const other = kit.client.name('bet')
        expectCode(await round.bet({ tx: other, game: 'another-game' }), 'INVALID_TOKEN')
      })
      ok(await round.rollback(), true)
    },
  },
  {
    name: 'rule 11: free rounds that nobody gave are not played',
    async run(kit) {
      const round = kit.round()
      await expectMoved(kit, 0, async () => {
        expectCode(await round.bet({ amount: 0, free: kit.client.name('free') }), 'LIMIT')
        expectCode(await round.bet({ amount: 0 }), 'WRONG_SYNTAX', 400)
        expectCode(await round.bet({ free: kit.client.name('free') }), 'WRONG_SYNTAX', 400)
      })
    },
  },
  {
    name: 'several bets in one round are paid together, and each given back alone',
    async run(kit) {
      const { min } = kit.at
      const round = kit.round()
      const second = kit.client.name('bet')
      await expectMoved(kit, -min, async () => {
        ok(await round.bet())
        ok(await round.bet({ tx: second }))
        ok(await round.rollback({ betTx: second }), true)
        ok(await round.win(0))
      })
    },
  },
  {
    name: 'stakes under the least and over the most are refused, and more than there is',
    async run(kit) {
      const { min, max } = kit.at
      if (min > 1) expectCode(await kit.round(min - 1).bet(), 'LIMIT')
      expectCode(await kit.round(max + 1).bet(), 'LIMIT')
      const balance = await kit.balance()
      if (balance + 1 <= max) expectCode(await kit.round(balance + 1).bet(), 'INSUFFICIENT_FUNDS')
    },
  },
  {
    name: 'a session is of one game and its own provider; an unknown one is none',
    async run(kit) {
      expectCode(await kit.client.send('balance', { session: kit.client.name('session') }), 'INVALID_TOKEN')
      expectCode(
        await kit.client.send('session', { token: kit.client.name('token'), game: kit.client.target.game }),
        'INVALID_TOKEN',
      )
      const { token } = kit.client.target
      expectCode(await kit.client.send('session', { token, game: 'no-such-game' }), 'GAME_DISABLED')
      expectCode(await kit.client.send('balance', { session: token }), 'INVALID_TOKEN')
      const unknown = { session: kit.client.name('session') }
      expectCode(await kit.round().bet(unknown), 'INVALID_TOKEN')
    },
  },
]

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

const SYNTAX: readonly Check[] = [
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
        JSON.stringify({ requestId: 'r', session, more: 'x'.repeat(8000) }),
      ]
      for (const body of wrong) {
        const answer = await kit.client.send('balance', {}, { body })
        if (answer.status < 400 || answer.status >= 500) {
          throw new Error(`${body.slice(0, 60)}: ${answer.status} ${JSON.stringify(answer.body)}`)
        }
      }
    },
  },
]

const SIGNATURES: readonly Check[] = [
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

const RACES: readonly Check[] = [
  {
    name: `race: of ${AT_ONCE} bets of all that is there one is taken`,
    async run(kit) {
      const held: KitRound[] = []
      // What is more than one bet may be is put aside first.
      while ((await kit.balance()) > kit.at.max) {
        const round = kit.round(kit.at.max)
        ok(await round.bet())
        held.push(round)
      }
      const all = await kit.balance()
      const rounds = Array.from({ length: AT_ONCE }, () => kit.round(all))
      const answers = await Promise.all(rounds.map((round) => round.bet()))
      const counts = ['OK', 'INSUFFICIENT_FUNDS'].map(
        (code) => answers.filter((one) => one.code === code).length,
      )
      await Promise.all([...held, ...rounds].map((round) => round.rollback()))
      expectEqual('taken and refused', counts, [1, AT_ONCE - 1])
      expectEqual('what is there after all were given back', (await kit.balance()) >= all, true)
    },
  },
  {
    name: `race: ${AT_ONCE} times the same bet is one`,
    async run(kit) {
      const round = kit.round()
      await expectMoved(kit, -kit.at.min, async () => {
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => round.bet()))
        const said = new Set(answers.map((one) => JSON.stringify(without(one))))
        expectEqual('different answers', said.size, 1)
        for (const one of answers) ok(one)
      })
      ok(await round.rollback(), true)
    },
  },
  {
    name: `race: ${AT_ONCE} times the same win, and the same play, is one`,
    async run(kit) {
      const { min } = kit.at
      const [round, played] = [kit.round(), kit.round()]
      ok(await round.bet())
      await expectMoved(kit, min, async () => {
        for (const one of await Promise.all(Array.from({ length: AT_ONCE }, () => round.win(min)))) ok(one)
      })
      await expectMoved(kit, -min, async () => {
        for (const one of await Promise.all(Array.from({ length: AT_ONCE }, () => played.play(0)))) ok(one)
      })
    },
  },
  {
    name: 'race: win against rollback, one of them happens',
    async run(kit) {
      const { min } = kit.at
      for (let turn = 0; turn < 16; turn++) {
        const round = kit.round()
        ok(await round.bet())
        const before = await kit.balance()
        const [win, back] = await Promise.all([round.win(2 * min), round.rollback()])
        const moved = (await kit.balance()) - before
        const outcome = [win.code, back.code, moved]
        const right = win.code === 'OK' ? ['OK', 'ROUND_CLOSED', 2 * min] : ['ROLLED_BACK', 'OK', min]
        expectEqual('what happened', outcome, right)
      }
    },
  },
  {
    name: 'race: bet against rollback, nothing stays taken',
    async run(kit) {
      for (let turn = 0; turn < 16; turn++) {
        const round = kit.round()
        const before = await kit.balance()
        const [bet, back] = await Promise.all([round.bet(), round.rollback()])
        ok(back)
        if (bet.code !== 'OK') expectCode(bet, 'ROLLED_BACK')
        expectEqual('applied', back.body.applied, bet.code === 'OK')
        expectEqual('what is there', await kit.balance(), before)
      }
    },
  },
]

export const KIT: readonly Check[] = [...RULES, ...SYNTAX, ...SIGNATURES, ...RACES]

/** What every answer says beside what it is asked to repeat. */
function without({ status, body }: KitAnswer): unknown {
  const { requestId: _, ...said } = body
  return { status, ...said }
}

async function openSession(client: KitClient): Promise<KitSession> {
  const { token, game } = client.target
  const { body } = ok(await client.send('session', { token, game }))
  const limits = body.limits as { min: number; max: number }
  return {
    session: String(body.session),
    player: String(body.player),
    currency: String(body.currency),
    ...limits,
  }
}

/** Runs every check, one after the other, and tells of each; the money that it stakes is that of the token's player. */
export async function runKit(
  target: KitTarget,
  tell: (result: KitResult) => void = () => undefined,
): Promise<KitResult[]> {
  const client = createKitClient(target)
  const at = await openSession(client)
  const kit: Kit = {
    client,
    at,
    round: (stake) => openKitRound(client, at, stake),
    balance: async () => Number(ok(await client.send('balance', { session: at.session })).body.balance),
  }
  const results: KitResult[] = []
  for (const { name, run } of KIT) {
    const fault = await run(kit).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    results.push({ name, fault })
    tell({ name, fault })
  }
  return results
}
