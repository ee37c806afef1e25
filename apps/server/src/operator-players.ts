import type { Pool } from '@xezer/db/pool'
import { changeBlock } from './core/player/block-player.ts'
import { disownPassport, findLinks, findPassportClaimants, presentLink } from './core/player/claims.ts'
import { readOrder } from './operator-order.ts'

export const PLAYERS_USAGE = `npm run operator -- player show <player>
npm run operator -- player claimants <passport>
npm run operator -- player block|unblock <player> --actor <name> --reason <text>
npm run operator -- player disown <player> <passport> --actor <name> --reason <text>`

const ID = /^[1-9]\d{0,14}$/

/** Who a player is to the house, and whether he gets in; null for what is no order. */
export async function runPlayerOrder(pool: Pool, words: readonly string[]): Promise<number | null> {
  const [word, ...rest] = words
  if (word === 'show')
    return rest.length === 1 && ID.test(rest[0] ?? '') ? showPlayer(pool, Number(rest[0])) : null
  if (word === 'claimants') return rest.length === 1 ? showClaimants(pool, rest[0] ?? '') : null
  const order = readOrder(rest)
  if (word === 'disown' && order?.words.length === 2) return disown(pool, order)
  if ((word !== 'block' && word !== 'unblock') || order === null || order.words.length !== 1) return null
  const [id = ''] = order.words
  if (!ID.test(id)) return null
  const isDone = await changeBlock(pool, Number(id), word, order)
  if (isDone) console.log(`Player ${id}: ${word}, said by ${order.actor}.`)
  else console.error(`Player ${id} is not there, or not ${word === 'block' ? 'active' : 'blocked'}.`)
  return isDone ? 0 : 1
}

async function showPlayer(pool: Pool, playerId: number): Promise<number> {
  const { rows } = await pool.query<{ status: string; is_confirmed: boolean; created_at: Date }>(
    'select status, email_confirmed_at is not null as is_confirmed, created_at from player where id = $1',
    [playerId],
  )
  const [player] = rows
  if (player === undefined) {
    console.error(`There is no player ${playerId}.`)
    return 1
  }
  const links = await findLinks(pool, playerId)
  console.log(`Player ${playerId}: ${player.status}, since ${player.created_at.toISOString()}`)
  console.log(`  e-mail ${player.is_confirmed ? 'confirmed' : 'not confirmed'}`)
  if (links.length === 0) console.log('  no other account claims a passport, FIN or phone of this one')
  for (const link of links) console.log(presentLink(link))
  return 0
}

async function showClaimants(pool: Pool, passport: string): Promise<number> {
  const claimants = await findPassportClaimants(pool, passport)
  if (claimants.length === 0) console.log(`Nobody claims the passport ${passport}.`)
  for (const playerId of claimants) await showPlayer(pool, playerId)
  return 0
}

type Order = NonNullable<ReturnType<typeof readOrder>>

async function disown(pool: Pool, { words, actor, reason }: Order): Promise<number | null> {
  const [id = '', passport = ''] = words
  if (!ID.test(id)) return null
  const done = await disownPassport(pool, Number(id), passport, { actor, reason })
  if (done === 'done') console.log(`The passport ${passport} is not that of player ${id}, said by ${actor}.`)
  else if (done === 'verified')
    console.error(`Player ${id} was verified with the passport ${passport}: it is his.`)
  else console.error(`Player ${id} claims no passport ${passport}, or it was disowned before.`)
  return done === 'done' ? 0 : 1
}
