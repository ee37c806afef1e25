import type { Break } from '@xezer/betting/protection/decide-break'
import { formatDate } from '@xezer/i18n/format-date'
import { BAKU_AHEAD_MINUTES, formatTimeOfDay, nameZone } from '@xezer/i18n/format-time'
import { findServerText } from '@xezer/i18n/server-text'
import type { BreakKind } from '@xezer/sport/break-length'
import type { Locale } from '@xezer/std/locale'

/** What a statement reads of the break that stands: `away` is its row, where there is one. */
export const BREAK_COLUMNS = `away.kind as break_kind, floor(extract(epoch from away.ends_at) * 1000)::bigint as break_ends_ms,
  floor(extract(epoch from away.return_from) * 1000)::bigint as break_return_ms`

const isStanding = (playerId: string) =>
  `away.player_id = ${playerId} and away.ended_at is null and (away.kind = 'exclusion' or away.ends_at > instant_now())`

/** The break that stands, of the player whose id the statement calls so; a time-out that is over is none. */
export const joinBreak = (playerId: string) => `left join player_break away on ${isStanding(playerId)}`

/** The player whose id the statement calls so does not stay away. */
export const notAway = (playerId: string) =>
  `not exists (select from player_break away where ${isStanding(playerId)})`

/** Nor is his account blocked or closed: somebody who may be given something. */
export const mayBeGiven = (playerId: string) =>
  `${notAway(playerId)} and exists (select from player where id = ${playerId} and status = 'active')`

/** What `BREAK_COLUMNS` reads. */
export interface BreakColumns {
  readonly break_kind: BreakKind | null
  readonly break_ends_ms: bigint | null
  readonly break_return_ms: bigint | null
}

export function readBreak({ break_kind, break_ends_ms, break_return_ms }: BreakColumns): Break | null {
  if (break_kind === null) return null
  return { kind: break_kind, endsAtMs: readMs(break_ends_ms), returnFromMs: readMs(break_return_ms) }
}

function readMs(ms: bigint | null): number | null {
  return ms === null ? null : Number(ms)
}

export type BreakCode = 'player_paused' | 'player_excluded'

/** What whoever stays away is answered where something would be staked. */
export function breakCode({ kind }: Break): BreakCode {
  return kind === 'time_out' ? 'player_paused' : 'player_excluded'
}

/** The sentence with the day: what is read in a slip may be read from anywhere, so it is a time of the house. */
export function breakText(code: BreakCode, endsAtMs: number | null, locale: Locale): string {
  return findServerText(locale, `error.${code}`, { until: untilOf(endsAtMs) }) ?? code
}

/** What the sentences of a break are told of its end. */
export function untilOf(endsAtMs: number | null): string {
  return endsAtMs === null ? 'ever' : sayHouseTime(endsAtMs)
}

/** `24.11.2026 16:40 (UTC+4)` */
export function sayHouseTime(instantMs: number): string {
  const instant = new Date(instantMs)
  return `${formatDate(instant, BAKU_AHEAD_MINUTES)} ${formatTimeOfDay(instant, BAKU_AHEAD_MINUTES)} (${nameZone(BAKU_AHEAD_MINUTES)})`
}
