import type { WalletCode } from '@xezer/contract/game-wallet'
import type { Pool, PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import type { MoneyWord, Said, Whose } from './money-port.ts'

/** Play money that a visitor begins with, minor units. */
export const DEMO_MINOR = 100_000

/** What the wallet does, with play money: the same words and the same answers, and nothing of the house. */
export async function sayOfPlayMoney(pool: Pool, whose: Whose, word: MoneyWord): Promise<Said> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ demo_minor: bigint | null }>(
      'select demo_minor from games.player where id = $1 for no key update',
      [whose.playerId],
    )
    const balance = Number(rows[0]?.demo_minor ?? 0)
    const purse = createPurse(client, whose.playerId, word.body.round, balance)
    const said = await decide(purse, word)
    await client.query('update games.player set demo_minor = $2 where id = $1', [
      whose.playerId,
      purse.balance(),
    ])
    return { kind: 'final', answer: { ...said, balance: purse.balance() } }
  })
}

interface Decided {
  readonly code: WalletCode
  readonly applied?: boolean
}

async function decide(purse: Purse, word: MoneyWord): Promise<Decided> {
  switch (word.call) {
    case 'bet':
      return { code: await take(purse, word.body.tx, word.body.amount) }
    case 'play': {
      const { bet, win } = word.body
      const code = await take(purse, bet.tx, bet.amount)
      if (code === 'OK') await purse.note(win.tx, win.amount, 'OK')
      return { code }
    }
    case 'win': {
      if ((await purse.codeOf(voided(word.body.betTx))) !== null) return { code: 'ROLLED_BACK' }
      await purse.note(word.body.tx, word.body.amount, 'OK')
      return { code: 'OK' }
    }
    case 'rollback':
      return giveBack(purse, word.body.betTx)
  }
}

async function take(purse: Purse, tx: string, amount: number): Promise<WalletCode> {
  const known = await purse.codeOf(tx)
  if (known !== null) return known
  if ((await purse.codeOf(voided(tx))) !== null) return 'ROLLED_BACK'
  const code = purse.balance() < amount ? 'INSUFFICIENT_FUNDS' : 'OK'
  await purse.note(tx, code === 'OK' ? -amount : 0, code)
  return code
}

async function giveBack(purse: Purse, betTx: string): Promise<Decided> {
  if ((await purse.codeOf(voided(betTx))) !== null) return { code: 'OK', applied: false }
  const taken = await purse.takenBy(betTx)
  if (taken > 0 && (await purse.isPaid())) return { code: 'ROUND_CLOSED' }
  await purse.note(voided(betTx), taken, 'OK')
  return { code: 'OK', applied: taken > 0 }
}

const voided = (tx: string) => `void ${tx}`

type Purse = ReturnType<typeof createPurse>

function createPurse(client: PoolClient, playerId: number, round: string, before: number) {
  let balance = before
  const codeOf = async (tx: string): Promise<WalletCode | null> => {
    const { rows } = await client.query<{ code: WalletCode }>(
      'select code from games.demo_tx where tx = $1',
      [tx],
    )
    return rows[0]?.code ?? null
  }
  return {
    balance: () => balance,
    codeOf,
    /** Nothing where the number is known. */
    async note(tx: string, amount: number, code: WalletCode) {
      const { rowCount } = await client.query(
        `insert into games.demo_tx (tx, player_id, amount, code, round) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [tx, playerId, amount, code, round],
      )
      balance += rowCount === 1 ? amount : 0
    },
    async takenBy(tx: string): Promise<number> {
      const { rows } = await client.query<{ amount: bigint }>(
        "select amount from games.demo_tx where tx = $1 and code = 'OK'",
        [tx],
      )
      return -Number(rows[0]?.amount ?? 0)
    },
    /** Whether a win of the round has come: its number ends so. */
    async isPaid(): Promise<boolean> {
      const { rows } = await client.query('select from games.demo_tx where round = $1 and tx = $2', [
        round,
        `${round}.w`,
      ])
      return rows.length > 0
    },
  }
}
