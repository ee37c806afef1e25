import type { Pool } from '@xezer/db/pool'
import { askToReturn } from './features/safety/breaks.ts'

export const SAFETY_USAGE = `npm run operator -- safety return <player> --actor <name> --reason <text>`

const ID = /^[1-9]\d{0,14}$/

/**
 * Opens the way back of a player who excluded himself, also for ever: he confirms it himself once the wait is over. Null for
 * what is no order, else what the program ends with.
 */
export async function runSafetyOrder(
  database: Pool,
  [order, player = '', actorFlag, actor = '', reasonFlag, reason = '', ...more]: readonly string[],
): Promise<number | null> {
  const isWhole =
    order === 'return' && actorFlag === '--actor' && reasonFlag === '--reason' && more.length === 0
  if (!isWhole || !ID.test(player) || actor.trim() === '' || reason.trim() === '') return null
  const asked = await askToReturn(database, Number(player), { actor, reason })
  if (!asked.ok) {
    console.error(`Player ${player} cannot come back now: ${asked.error}.`)
    return 1
  }
  console.log(`Player ${player} may confirm from ${new Date(asked.value.fromMs).toISOString()} on.`)
  return 0
}
