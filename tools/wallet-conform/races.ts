import { type Check, expectCode, expectEqual, expectMoved, ok, without } from './check.ts'
import type { KitRound } from './kit-round.ts'

const AT_ONCE = 64

/** What comes at once: one outcome each. */
export const RACES: readonly Check[] = [
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
