import { withTransaction } from '@xezer/db/transaction'
import type { Timers } from '@xezer/std/timers'
import { tellPlayer } from '../../core/notices/tell-player.ts'
import { HOUSE_TODAY } from '../../core/player/identity-states.ts'
import { writeTrail } from '../../core/trail/write-trail.ts'
import { decideCheck, lockCheck } from './check-store.ts'
import type { IdentityCheckOptions } from './identity-options.ts'

type Desk = Pick<IdentityCheckOptions, 'pool'>

const BATCH = 100
const BEAT_MS = 600_000

/**
 * Ends the checks whose document is no longer valid, and tells their players; how many. Withdrawals ask for the day of the
 * document themselves, so that nothing depends on when this runs.
 */
export async function endDocuments({ pool }: Desk): Promise<number> {
  let ended = 0
  for (;;) {
    const { rows } = await pool.query<{ player_id: bigint }>(
      `select player_id from identity_check where status = 'verified' and expires_on < ${HOUSE_TODAY}
       order by expires_on limit $1`,
      [BATCH],
    )
    for (const { player_id: id } of rows) if (await endDocument({ pool }, Number(id))) ended += 1
    if (rows.length < BATCH) return ended
  }
}

/** Another server may have been first. */
function endDocument({ pool }: Desk, playerId: number): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const check = await lockCheck(client, playerId)
    if (check.status !== 'verified') return false
    await decideCheck(client, playerId, check, 'expired', { actor: 'system' })
    await tellPlayer(client, { player: playerId, kind: 'identity_expired', values: {} })
    await writeTrail(client, [
      {
        actor: { kind: 'system', name: 'upkeep' },
        action: 'identity.expired',
        subject: `player ${playerId}`,
        after: { expires: check.expires },
      },
    ])
    return true
  })
}

/** Now and every ten minutes until what is returned is called, which waits for what runs. */
export function startEndingDocuments(
  desk: Desk,
  timers: Pick<Timers, 'every'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> | null = null
  const beat = () => {
    running ??= endDocuments(desk)
      .catch(onError)
      .finally(() => {
        running = null
      })
  }
  beat()
  const stop = timers.every(BEAT_MS, beat)
  return async () => {
    stop()
    await running
  }
}
