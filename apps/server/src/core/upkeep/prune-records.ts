import { CHAT_DAYS } from '@xezer/contract/chat'
import type { Pool } from '@xezer/db/pool'
import type { Timers } from '@xezer/std/timers'
import { eraseMessages, erasePlayers } from './erase-players.ts'

/** How long a repeated request still gets its first answer; the audit looks back a little less far. */
export const OPERATION_DAYS = 30
/** So long after its end a session is kept: by it a device is known. */
export const DAYS_AFTER_SESSION = 30
const EVENT_STOP_DAYS = 30
/** Corrections of a result do not come later; one of a market with an open bet is kept whatever its age. */
const RESULT_DAYS = 90
/** An event is closed when no result of it came for so long and no bet on it is open. */
const CLOSED_DAYS = 7
/** Long enough to answer who asks where a mail went; it names an address. */
const MAIL_DAYS = 90
/** A year can be looked back on. */
const NOTICE_DAYS = 400
/** A match is on sale for a week, and its statistics are read for some days more. */
const PRICE_DAYS = 10
/** A document that its player sent and never handed in. */
const DRAFT_DAYS = 7

/** What a player reads of his activity goes back by twelve months. */
const ACTIVITY_DAYS = 400

const ROWS_MAX = 2000
const PRUNE_MS = 3_600_000

interface Prunable {
  readonly table:
    | 'ended_event'
    | 'operation'
    | 'session'
    | 'event_stop'
    | 'stop_keeper'
    | 'market_result'
    | 'result_message'
    | 'booked_slip'
    | 'code_try'
    | 'voucher_try'
    | 'passkey_challenge'
    | 'chat'
    | 'price_point'
    | 'mail'
    | 'notice'
    | 'player_export'
    | 'restore_request'
    | 'mailed_link'
    | 'email_change'
    | 'identity_document'
    | 'play_hour'
  /** Which rows `r` nothing reads any more. */
  readonly isOld: string
}

/** Money and bets are kept for ever; these only serve rules that look back a bounded time. */
const PRUNABLE: readonly Prunable[] = [
  { table: 'passkey_challenge', isOld: 'r.expires_at < instant_now()' },
  { table: 'code_try', isOld: "r.tries[array_upper(r.tries, 1)] < instant_now() - interval '1 hour'" },
  { table: 'voucher_try', isOld: "r.at <= instant_now() - interval '1 hour'" },
  { table: 'play_hour', isOld: `r.hour < instant_now() - interval '${ACTIVITY_DAYS} days'` },
  { table: 'booked_slip', isOld: 'r.expires_at < instant_now()' },
  // With its messages.
  { table: 'chat', isOld: `r.last_at < instant_now() - interval '${CHAT_DAYS} days'` },
  { table: 'price_point', isOld: `r.at < instant_now() - interval '${PRICE_DAYS} days'` },
  // What was handed in is kept.
  {
    table: 'identity_document',
    isOld: `r.submission is null and r.uploaded_at < instant_now() - interval '${DRAFT_DAYS} days'`,
  },
  { table: 'restore_request', isOld: "r.asked_at < instant_now() - interval '1 day'" },
  { table: 'mailed_link', isOld: "r.expires_at < instant_now() - interval '1 day'" },
  // Its link lived for a day.
  { table: 'email_change', isOld: "r.mailed_at < instant_now() - interval '2 days'" },
  { table: 'mail', isOld: `r.created_at < instant_now() - interval '${MAIL_DAYS} days'` },
  // With its parts; a link lives for a day.
  { table: 'player_export', isOld: "r.asked_at < instant_now() - interval '2 days'" },
  { table: 'notice', isOld: `r.created_at < instant_now() - interval '${NOTICE_DAYS} days'` },
  { table: 'ended_event', isOld: "r.ended_at < instant_now() - interval '1 day'" },
  {
    table: 'operation',
    isOld: `r.created_at < instant_now() - interval '${OPERATION_DAYS} days' and r.response is not null`,
  },
  { table: 'session', isOld: `r.expires_at < instant_now() - interval '${DAYS_AFTER_SESSION} days'` },
  {
    table: 'event_stop',
    isOld: `r.stopped_at < instant_now() - interval '${EVENT_STOP_DAYS} days' and (
      r.resumed_at is not null or not exists (
        select from stop_keeper k where k.id = r.keeper and k.seen_at > instant_now() - interval '1 day'
      )
    )`,
  },
  {
    table: 'stop_keeper',
    isOld: `r.seen_at < instant_now() - interval '${EVENT_STOP_DAYS} days'
      and not exists (select from event_stop s where s.keeper = r.id)`,
  },
  {
    table: 'market_result',
    isOld: `r.changed_at < instant_now() - interval '${RESULT_DAYS} days' and not exists (
      select from bet_leg l join bet b on b.id = l.bet_id
      where l.event_id = r.event_id and l.market_type = r.market_type and l.specifier = r.specifier
        and b.status in ('placed', 'pending', 'vip')
    )`,
  },
  {
    table: 'result_message',
    isOld: `r.received_at < instant_now() - interval '${CLOSED_DAYS} days' and not exists (
      select from result_message m where m.event_id = r.event_id and m.received_at >= instant_now() - interval '${CLOSED_DAYS} days'
    ) and not exists (
      select from bet_leg l join bet b on b.id = l.bet_id
      where l.event_id = r.event_id and b.status in ('placed', 'pending', 'vip')
    )`,
  },
]

/** Deletes what is past its time, in small statements that nobody waits for; how many rows went. */
export async function pruneRecords(pool: Pool): Promise<number> {
  let pruned = 0
  for (const { table, isOld } of PRUNABLE) {
    for (;;) {
      const { rowCount } = await pool.query(
        `delete from ${table} where ctid = any (array(select r.ctid from ${table} r where ${isOld} limit $1))`,
        [ROWS_MAX],
      )
      pruned += rowCount ?? 0
      if ((rowCount ?? 0) < ROWS_MAX) break
    }
  }
  return pruned
}

export interface Pruning {
  readonly pool: Pool
  readonly timers: Timers
  /** After so many years a closed account loses names and contacts. */
  readonly retentionYears: number
}

/** Prunes now and every hour until the returned function is called, which waits for what runs. */
export function startPruning(
  { pool, timers, retentionYears }: Pruning,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const pruneAll = async () => {
    await pruneRecords(pool)
    while ((await erasePlayers(pool, retentionYears)) > 0);
    await eraseMessages(pool, retentionYears)
  }
  const prune = () => {
    running = pruneAll().catch(onError)
  }
  prune()
  const stop = timers.every(PRUNE_MS, prune)
  return async () => {
    stop()
    await running
  }
}
