import type { QuoteChanges } from '@xezer/betting/acceptance/quote-changes'
import type { Break } from '@xezer/betting/protection/decide-break'
import type { PoolClient } from '@xezer/db/pool'
import { type ActiveBonus, type BonusJson, bonusColumn, readBonus } from '../bonuses/fund-press.ts'
import { BREAK_COLUMNS, type BreakColumns, joinBreak, readBreak } from './breaks.ts'
import { type LimitsJson, type PlayLimit, readLimits, readTimeLimit } from './limits.ts'
import { HOUSE_RULES_VERSION } from './rules-version.ts'
import { IDLE_MS } from './session.ts'

/** What of a player decides with the book. */
export interface PlayerTerms {
  /** The session lives and the player may play. */
  readonly isActive: boolean
  /** His account is blocked or closed, whatever became of the session. */
  readonly isBlocked: boolean
  /** Nobody used the session for so long that it opens nothing: whoever asks without its token asks for this as well. */
  readonly isIdle: boolean
  readonly quoteChanges: QuoteChanges
  /** To the newest house rules: nothing is staked under rules that he never saw. */
  readonly hasAgreed: boolean
  /** He stays away from play: nothing may be staked. */
  readonly standingBreak: Break | null
  /** Those that he set himself; what counts against them is read only where there are any. */
  readonly limits: readonly PlayLimit[]
  /** What he was given and plays now. */
  readonly bonus: ActiveBonus | null
  /** In how many minutes of 24 hours he may play; null where he set no limit. */
  readonly timeLimitMinutes: number | null
  /** He is to read what his play came to before he goes on. */
  readonly isRealityDue: boolean
}

/** When the player `p` of the session `s` is to read what his play came to. */
export const REALITY_DUE_AT =
  "(coalesce(s.reality_at, s.created_at) + p.reality_minutes * interval '1 minute')"

interface TermsRow extends BreakColumns {
  readonly session_id: bigint
  readonly is_active: boolean
  readonly is_blocked: boolean
  readonly is_idle: boolean
  readonly quote_changes: PlayerTerms['quoteChanges']
  readonly rules_version: number
  readonly now_ms: bigint
  readonly limits: LimitsJson
  readonly bonus: BonusJson
  readonly is_reality_due: boolean
}

/**
 * Player and session as they are under the lock, by session id, and the database's clock in whole milliseconds,
 * rounded down: it is never later than the instant at which the book is read after it.
 */
export async function readPlayerTerms(
  client: PoolClient,
  sessionIds: readonly number[],
): Promise<{ terms: ReadonlyMap<number, PlayerTerms>; nowMs: number }> {
  const { rows } = await client.query<TermsRow>({
    name: 'read_player_terms',
    text: `select s.id as session_id, p.quote_changes, p.rules_version,
             s.ended_at is null and s.expires_at > instant_now() and p.status = 'active' as is_active,
             p.status <> 'active' as is_blocked,
             s.active_at <= instant_now() - $2 * interval '1 millisecond' as is_idle,
             floor(extract(epoch from instant_now()) * 1000)::bigint as now_ms, ${BREAK_COLUMNS},
             p.play_limits as limits, ${bonusColumn('s.player_id')},
             ${REALITY_DUE_AT} <= instant_now() as is_reality_due
           from session s join player p on p.id = s.player_id ${joinBreak('s.player_id')}
           where s.id = any($1::bigint[])`,
    values: [[...new Set(sessionIds)], IDLE_MS],
  })
  const terms = new Map(
    rows.map((row): [number, PlayerTerms] => [
      Number(row.session_id),
      {
        isActive: row.is_active,
        isBlocked: row.is_blocked,
        isIdle: row.is_idle,
        quoteChanges: row.quote_changes,
        hasAgreed: row.rules_version >= HOUSE_RULES_VERSION,
        standingBreak: readBreak(row),
        limits: readLimits(row.limits),
        bonus: readBonus(row.bonus),
        timeLimitMinutes: readTimeLimit(row.limits),
        isRealityDue: row.is_reality_due,
      },
    ]),
  )
  return { terms, nowMs: Number(rows[0]?.now_ms ?? 0n) }
}
