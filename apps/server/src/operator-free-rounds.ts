import type { Pool } from '@xezer/db/pool'
import { formatMoney } from '@xezer/i18n/format-money'
import { minor } from '@xezer/money/minor'
import { parseTypedAmount } from '@xezer/money/parse-amount'
import {
  FREE_ROUNDS_DAYS_MAX,
  FREE_ROUNDS_MAX,
  type GiftRefusal,
  giveFreeRounds,
  listFreeRounds,
  withdrawFreeRounds,
} from './features/game-wallet/free-rounds-desk.ts'
import { findGameOf } from './games-side.ts'
import { readOrder } from './operator-order.ts'
import type { Config } from './platform/config.ts'

export const FREE_ROUNDS_USAGE = `npm run operator -- free-rounds list <player>
npm run operator -- free-rounds give <player> <provider> <game> <rounds> <stake of each> <days> --actor <name> --reason <text>
npm run operator -- free-rounds withdraw <free rounds> --actor <name> --reason <text>`

const ID = /^[1-9]\d{0,14}$/

const REFUSALS: Readonly<Record<GiftRefusal, string>> = {
  no_player: 'There is no such player.',
  no_game:
    'GAME_PROVIDERS names no such game of such a provider; games of the house itself ask for no free rounds.',
  stake_range: 'The game is not played for that stake.',
  not_now: 'The player stays away, is blocked or has left: nothing is given.',
}

/** Rounds of other providers' games that the house pays for a player; null for what is no order. */
export async function runFreeRoundsOrder(
  { pool, config }: { readonly pool: Pool; readonly config: Pick<Config, 'gameProviders'> },
  words: readonly string[],
): Promise<number | null> {
  const [word, ...rest] = words
  if (word === 'list') return rest.length === 1 && ID.test(rest[0] ?? '') ? list(pool, Number(rest[0])) : null
  const order = readOrder(rest)
  if (order === null) return null
  if (word === 'withdraw')
    return order.words.length === 1 ? withdraw(pool, order.words[0] ?? '', order) : null
  return word === 'give' ? give(pool, config, order) : null
}

type Order = NonNullable<ReturnType<typeof readOrder>>

async function give(
  pool: Pool,
  { gameProviders }: Pick<Config, 'gameProviders'>,
  order: Order,
): Promise<number | null> {
  const [player = '', provider = '', game = '', rounds = '', typed = '', days = '', ...more] = order.words
  const stake = parseTypedAmount(typed)
  const isNumbered = [player, rounds, days].every((number) => ID.test(number))
  if (more.length > 0 || !isNumbered || !stake.ok) return null
  if (Number(rounds) > FREE_ROUNDS_MAX || Number(days) > FREE_ROUNDS_DAYS_MAX) return null
  const given = await giveFreeRounds(
    pool,
    (ofProvider, ofGame) => findGameOf(gameProviders, ofProvider, ofGame),
    {
      ...{ playerId: Number(player), provider, game, rounds: Number(rounds) },
      ...{ stake: stake.value, days: Number(days) },
    },
    order,
  )
  if (typeof given === 'string') {
    console.error(REFUSALS[given])
    return 1
  }
  const worth = formatMoney(stake.value, given.currency)
  console.log(`Player ${player} has ${rounds} rounds of ${game} at ${worth} for ${days} days.`)
  console.log(`Tell ${provider} their name: ${given.id}`)
  return 0
}

async function list(pool: Pool, playerId: number): Promise<number> {
  const given = await listFreeRounds(pool, playerId)
  if (given.length === 0) console.log(`Player ${playerId} was given no free rounds.`)
  for (const { id, provider, game, rounds, used, stake, currency, expiresAt, state } of given) {
    const worth = stake === null ? '' : ` at ${formatMoney(minor(stake), currency)}`
    console.log(`${id}  ${provider} ${game}  ${used} of ${rounds} used${worth}: ${state}`)
    console.log(`  until ${expiresAt.toISOString()}`)
  }
  return 0
}

async function withdraw(pool: Pool, id: string, order: Order): Promise<number> {
  const left = await withdrawFreeRounds(pool, id, order)
  if (left === null) console.error(`There are no free rounds ${id} of which something is left.`)
  else console.log(`Free rounds ${id}: ${left} taken back, said by ${order.actor}.`)
  return left === null ? 1 : 0
}
