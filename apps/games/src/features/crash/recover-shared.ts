import { sharedPoint } from '@xezer/game-math/crash/crash'
import { must } from '@xezer/std/assert'
import type { DeliverOptions } from '../../core/rounds/deliver.ts'
import { hmac, sha256 } from '../../core/seeds/seed-store.ts'
import type { Sealing } from '../../platform/sealing.ts'
import { linkAt } from './chain.ts'
import { leaveBet } from './leave-bet.ts'
import { cancelShared, endShared, listOpenBets, listUnended } from './shared-store.ts'

export interface RecoverOptions extends DeliverOptions {
  readonly sealing: Sealing
  readonly onError: (error: unknown) => void
}

/**
 * What a start finds of rounds that were cut off. Before their start everybody has his bet back. In the air, who was to leave by
 * himself before the point is paid there; the others could not leave while nobody served them, and have their bets back.
 */
export async function recoverShared(options: RecoverOptions, game: string): Promise<void> {
  for (const { number, state } of await listUnended(options.pool, game)) {
    const point = state === 'flying' ? await endFlight(options, game, number) : null
    if (point === null) await cancelShared(options.pool, game, number)
    for (const { round } of await listOpenBets(options.pool, game, number)) {
      const { autoOut } = round.choice as { readonly autoOut: number | null }
      const isOut = point !== null && autoOut !== null && autoOut <= point
      const leaving = isOut ? ({ kind: 'out', at: autoOut } as const) : ({ kind: 'back' } as const)
      await leaveBet(options, round.id, leaving).catch(options.onError)
    }
  }
}

async function endFlight(options: RecoverOptions, game: string, number: number): Promise<number> {
  const { rows } = await options.pool.query<{ chain_id: bigint; link_number: number; seeds: string[] }>(
    'select chain_id, link_number, seeds from games.shared_round where game = $1 and number = $2',
    [game, number],
  )
  const { chain_id: chainId, link_number: wanted, seeds } = must(rows[0], 'a shared round that is gone')
  const link = await linkAt(options.pool, options.sealing, Number(chainId), wanted)
  const point = sharedPoint(hmac, sha256, link, seeds)
  await endShared(options.pool, game, number, { link, point })
  return point
}
