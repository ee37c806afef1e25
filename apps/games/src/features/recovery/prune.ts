import type { Pool } from '@xezer/db/pool'
import type { StopTimer, Timers } from '@xezer/std/timers'

/** As long as the house answers a repeated request with its first answer. */
const KEPT_DAYS = 30
const ROWS_MAX = 1000
const PRUNE_MS = 3_600_000

/**
 * Rounds, their seeds and what was said of them to the wallet are kept for ever: they are looked back on, drawn again and held
 * against the wallet's own books. These only serve who is playing. Each statement takes the oldest by an index of their age.
 */
const PRUNABLE: readonly string[] = [
  // A frame that is open for so long opens its game again.
  `delete from games.session where token_hash = any(array(
     select token_hash from games.session where opened_at < now() - make_interval(days => $1)
     order by opened_at limit $2))`,
  // A press of a round that is under way is known as long as that.
  `delete from games.press p using (
     select o.player_id, o.press from games.press o join games.round r on r.id = o.round_id
     where o.pressed_at < now() - make_interval(days => $1) and r.state in ('settled', 'voided')
     order by o.pressed_at limit $2) old
   where p.player_id = old.player_id and p.press = old.press`,
]

/** Deletes what is past its time, in small statements that nobody waits for; how many rows went. */
export async function pruneGames(pool: Pool): Promise<number> {
  let pruned = 0
  for (const text of PRUNABLE) {
    for (;;) {
      const { rowCount } = await pool.query(text, [KEPT_DAYS, ROWS_MAX])
      pruned += rowCount ?? 0
      if ((rowCount ?? 0) < ROWS_MAX) break
    }
  }
  return pruned
}

/** At the start and every hour. */
export function startPruning(options: {
  readonly pool: Pool
  readonly timers: Pick<Timers, 'every'>
  readonly onError: (error: unknown) => void
}): { stop(): Promise<void> } {
  let pruning: Promise<unknown> = Promise.resolve()
  const prune = () => {
    pruning = pruning.then(() => pruneGames(options.pool)).catch(options.onError)
  }
  const stopTimer: StopTimer = options.timers.every(PRUNE_MS, prune)
  prune()
  return {
    async stop() {
      stopTimer()
      await pruning
    },
  }
}
