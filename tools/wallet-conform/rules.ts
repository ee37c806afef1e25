import { type Check, expectCode, expectEqual, expectMoved, ok, openSession, without } from './check.ts'

/** The eleven rules of order, and what a bet, a session and free rounds are. */
export const RULES: readonly Check[] = [
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
