import { NO_LIMIT_MONTHS, REVIEW_MONTHS } from '@xezer/betting/protection/decide-limit'
import type { Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import type { Timers } from '@xezer/std/timers'
import { tellPlayer } from '../../core/notices/tell-player.ts'
import { notAway } from '../../core/player/breaks.ts'

const HOUR_MS = 3_600_000
const AT_ONCE = 100

const HAS_LIMIT = 'exists (select from player_limit l where l.player_id = p.id)'
const ASKED_AT = 'coalesce(p.limits_reminded_at, p.created_at)'
/** Of one row alone: a server that comes second to it finds it done. */
const IS_DUE = `p.status = 'active' and ${ASKED_AT} < instant_now() - interval '${REVIEW_MONTHS} months'
  and (${ASKED_AT} < instant_now() - interval '${NO_LIMIT_MONTHS} months' or ${HAS_LIMIT})`

/** Tells those that are due, the longest waiting first; whoever stays away is not spoken to. How many were told. */
export async function remindOfLimits(pool: Pool): Promise<number> {
  for (let told = 0; ; ) {
    const count = await withTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: bigint; has_limit: boolean }>(
        `update player p set limits_reminded_at = instant_now()
         where p.id in (select p.id from player p where ${IS_DUE} and ${notAway('p.id')} order by ${ASKED_AT} limit $1)
           and ${IS_DUE} returning p.id, ${HAS_LIMIT} as has_limit`,
        [AT_ONCE],
      )
      for (const { id, has_limit: hasLimit } of rows) {
        const kind = hasLimit ? 'limits_review' : 'limits_none'
        await tellPlayer(client, { player: Number(id), kind, values: {} })
      }
      return rows.length
    })
    told += count
    if (count < AT_ONCE) return told
  }
}

/** Now and every hour until the returned function is called, which waits for what runs. */
export function startReminding(
  pool: Pool,
  timers: Pick<Timers, 'every'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> | null = null
  const remind = () => {
    running ??= remindOfLimits(pool)
      .catch(onError)
      .finally(() => {
        running = null
      })
  }
  remind()
  const stop = timers.every(HOUR_MS, remind)
  return async () => {
    stop()
    await running
  }
}
