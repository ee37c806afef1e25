import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeBlock } from './core/player/block-player.ts'
import {
  closeHouse,
  database,
  hear,
  newPayer,
  openHouse,
  type Payer,
} from './features/payments/example-payments.ts'
import { decideQuarantine, listQuarantines, type QuarantineWord } from './features/payments/payment-desk.ts'
import { issueVouchers, voidVoucher } from './features/payments/voucher-desk.ts'
import { nodeMachine } from './platform/node-machine.ts'

// Every word that the house or a player may say of an account, a payment code or money set aside, in every state of it.
// How the words on payments go stands in `payment-walk.test.ts`.

beforeAll(() => openHouse({ PLAY_MONEY: '0' }))
afterAll(closeHouse)

const ORDER = { actor: 'desk', reason: 'walk' }

interface Thing {
  readonly table: 'player' | 'voucher' | 'quarantine'
  readonly id: number
  /** Whose money may move. */
  readonly payer: Payer
  readonly words: Readonly<Record<string, () => Promise<boolean>>>
}

interface Walk {
  readonly begin: () => Promise<Thing>
  /** From a state by a word to the next one; what is not here does nothing. */
  readonly ways: readonly (readonly [from: string, word: string, to: string])[]
}

async function beginAccount(): Promise<Thing> {
  const payer = await newPayer()
  const close = { password: EXAMPLE_PASSWORD, confirmed: true }
  const say = (word: 'block' | 'unblock') => () => changeBlock(database.pool, payer.playerId, word, ORDER)
  return {
    ...{ table: 'player', id: payer.playerId, payer },
    words: {
      block: say('block'),
      unblock: say('unblock'),
      close: async () => (await payer.call('account/close', close)).status === 200,
    },
  }
}

async function beginVoucher(): Promise<Thing> {
  const [payer, other] = [await newPayer(), await newPayer()]
  const house = { pool: database.ownerPool, random: nodeMachine.secureRandom }
  const [issued] = await issueVouchers(house, { amount: minor(5000n), count: 1 }, ORDER)
  const { id, code } = must(issued, 'no code')
  const use = (one: Payer) => async () => (await one.call('account/depositAzx', { code })).status === 200
  return {
    ...{ table: 'voucher', id, payer },
    words: {
      use: use(payer),
      'use by another': use(other),
      void: () => voidVoucher(database.pool, id, ORDER),
    },
  }
}

let messages = 0
/** Money for an order that nobody knows. */
async function beginQuarantine(): Promise<Thing> {
  const payer = await newPayer()
  messages += 1
  const said = { id: `w${messages}`, kind: 'deposit', order: `nobody's ${messages}`, status: 'paid' }
  const paid = { amount: '2500.00', currency: 'RUB', account: null }
  expect(await hear(JSON.stringify({ ...said, ...paid }))).toBe(200)
  const id = Number(must((await listQuarantines(database.pool)).at(-1), 'nothing is set aside').id)
  const say = (word: QuarantineWord) => () => decideQuarantine(database.pool, id, word, ORDER)
  const amount = minor(5000n)
  return {
    ...{ table: 'quarantine', id, payer },
    words: {
      credit: say({ kind: 'credit', playerId: payer.playerId, amount }),
      'credit to nobody': say({ kind: 'credit', playerId: 999_999_999, amount }),
      return: say({ kind: 'return' }),
    },
  }
}

const WALKS: Readonly<Record<Thing['table'], Walk>> = {
  player: {
    begin: beginAccount,
    ways: [
      ['active', 'block', 'blocked'],
      ['active', 'close', 'closed'],
      ['blocked', 'unblock', 'active'],
    ],
  },
  voucher: {
    begin: beginVoucher,
    ways: [
      ['issued', 'use', 'used'],
      ['issued', 'use by another', 'used'],
      ['issued', 'void', 'void'],
    ],
  },
  quarantine: {
    begin: beginQuarantine,
    ways: [
      ['open', 'credit', 'credited'],
      ['open', 'return', 'returned'],
    ],
  },
}

/** All that a word could change. */
async function stateOf({ table, id, payer }: Thing): Promise<{ status: string; all: string }> {
  const { rows } = await database.ownerPool.query<{ status: string; all: string }>(
    `select status, concat_ws(' ', t::text, (select w::text from wallet w where player_id = $2),
       (select count(*) from trail), (select count(*) from transfer), (select count(*) from payment),
       (select count(*) from session where player_id = $2 and ended_at is null)) as all
     from ${table} t where id = $1`,
    [id, payer.playerId],
  )
  return must(rows[0], `${table} ${id} is gone`)
}

it.each(Object.entries(WALKS))(
  'every word in every state of a %s goes one of its ways, or changes nothing',
  async (_, { begin, ways }) => {
    const first = await begin()
    const before = new Map<string, readonly string[]>([[(await stateOf(first)).status, []]])
    // States are met as it goes, each walked from by the words that led there.
    for (const [state, led] of before) {
      for (const word of Object.keys(first.words)) {
        const thing = await begin()
        for (const one of led) expect([one, await thing.words[one]?.()]).toEqual([one, true])
        const [from, isDone] = [await stateOf(thing), await thing.words[word]?.()]
        const to = await stateOf(thing)
        const way = ways.find(([start, said]) => start === state && said === word)
        expect([state, word, isDone, to.status]).toEqual([state, word, way !== undefined, way?.[2] ?? state])
        if (way === undefined) expect([state, word, to.all]).toEqual([state, word, from.all])
        else if (!before.has(to.status)) before.set(to.status, [...led, word])
      }
    }
    expect([...before.keys()].sort()).toEqual([...new Set(ways.flatMap(([from, , to]) => [from, to]))].sort())
  },
  60_000,
)
