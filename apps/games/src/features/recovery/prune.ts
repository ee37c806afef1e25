import type { Pool } from '@xezer/db/pool'
import type { StopTimer, Timers } from '@xezer/std/timers'

/** As long as the house answers a repeated request with its first answer. */
const KEPT_DAYS = 30
/** As long as a player reads of a year of his play, and as the house keeps what it told him of it. */
const SAID_DAYS = 400
const ROWS_MAX = 1000
const PRUNE_MS = 3_600_000

interface Prunable {
  readonly days: number
  /** Takes the oldest by an index of their age. */
  readonly text: string
}

/**
 * Rounds and their seeds are kept for ever: they are looked back on, and drawn again. Sessions and presses only serve who is playing.
 * What was said of a round is held against the wallet's own books, and behind its time the sums of the round are (`reconcile-games.ts`).
 */
const PRUNABLE: readonly Prunable[] = [
  // A frame that is open for so long opens its game again.
  {
    days: KEPT_DAYS,
    text: `delete from games.session where token_hash = any(array(
      select token_hash from games.session where opened_at < now() - make_interval(days => $1)
      order by opened_at limit $2))`,
  },
  // A press of a round that is under way is known as long as that.
  {
    days: KEPT_DAYS,
    text: `delete from games.press p using (
        select o.player_id, o.press from games.press o join games.round r on r.id = o.round_id
        where o.pressed_at < now() - make_interval(days => $1) and r.state in ('settled', 'voided')
        order by o.pressed_at limit $2) old
      where p.player_id = old.player_id and p.press = old.press`,
  },
  // All of a round or nothing, when it has been over for so long: a word that is not heard yet, or that another follows, stays.
  {
    days: SAID_DAYS,
    text: `with border as materialized (select now() - make_interval(days => $1) as at),
      old as materialized (
        select m.round_id from border, games.message m join games.round r on r.id = m.round_id
        where m.created_at < border.at and r.changed_at < border.at and r.state in ('settled', 'voided')
          and not exists (select from games.message a where a.round_id = r.id and a.done_at is null)
        order by m.created_at limit $2),
      kept as (
        insert into games.messages_kept (since) select at from border where exists (select from old)
        on conflict (id) do update set since = greatest(games.messages_kept.since, excluded.since))
      delete from games.message where round_id in (select round_id from old)`,
  },
]

/** Deletes what is past its time, in small statements that nobody waits for; how many rows went. */
export async function pruneGames(pool: Pool): Promise<number> {
  let pruned = 0
  for (const { days, text } of PRUNABLE) {
    for (;;) {
      const { rowCount } = await pool.query(text, [days, ROWS_MAX])
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
