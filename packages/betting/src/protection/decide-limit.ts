import type { Minor } from '@xezer/money/minor'
import { err, ok, type Result } from '@xezer/std/result'

/** A limit that a player set himself. */
export interface OwnLimit {
  readonly amountMinor: Minor
  /** A larger one, or none, that he asked for and has not confirmed. */
  readonly wanted: WantedLimit | null
}
interface WantedLimit {
  /** Null takes the limit away. */
  readonly amountMinor: Minor | null
  /** From when he may confirm it, and until when. */
  readonly fromMs: number
  readonly untilMs: number
}

const DAY_MS = 86_400_000
/** Between asking for more and confirming it. */
export const RAISE_WAIT_MS = DAY_MS
/** How long it can be confirmed after that; then it lapses. */
export const RAISE_OPEN_MS = 7 * DAY_MS

/** Whoever has limits is reminded to look at them, and whoever has none that he may have some. */
export const REVIEW_MONTHS = 6
export const NO_LIMIT_MONTHS = 12

/** Less acts at once; more, or no limit, waits and acts only when the player says so once more. Null is no limit. */
export function decideLimit(
  current: OwnLimit | null,
  amountMinor: Minor | null,
  nowMs: number,
): OwnLimit | null {
  if (current === null) return amountMinor === null ? null : { amountMinor, wanted: null }
  if (amountMinor !== null && amountMinor <= current.amountMinor) return { amountMinor, wanted: null }
  const standing = findWanted(current, nowMs)
  // Asked for again it is asked once: the wait does not begin anew.
  if (standing !== null && standing.amountMinor === amountMinor) return current
  const fromMs = nowMs + RAISE_WAIT_MS
  return { ...current, wanted: { amountMinor, fromMs, untilMs: fromMs + RAISE_OPEN_MS } }
}

/** The player's second word: what he asked for acts from now on. */
export function confirmLimit(
  current: OwnLimit | null,
  nowMs: number,
): Result<OwnLimit | null, 'limit_not_asked' | 'limit_too_early'> {
  const wanted = findWanted(current, nowMs)
  if (wanted === null) return err('limit_not_asked')
  if (nowMs < wanted.fromMs) return err('limit_too_early')
  return ok(wanted.amountMinor === null ? null : { amountMinor: wanted.amountMinor, wanted: null })
}

/** What was asked for and has not lapsed. */
export function findWanted(current: OwnLimit | null, nowMs: number): WantedLimit | null {
  const wanted = current?.wanted ?? null
  return wanted === null || wanted.untilMs <= nowMs ? null : wanted
}

/** A limit with what counts against it. */
export interface UsedLimit<Name> {
  readonly name: Name
  readonly amountMinor: Minor
  /** Below zero where more came back than was staked. */
  readonly usedMinor: bigint
}

/** Of the limits that so much more would pass, the one that leaves least; null where all of them hold it. */
export function findPassedLimit<Name>(
  limits: readonly UsedLimit<Name>[],
  moreMinor: bigint,
): { readonly name: Name; readonly leftMinor: bigint } | null {
  const [strictest] = limits
    .map(({ name, amountMinor, usedMinor }) => ({ name, leftMinor: amountMinor - usedMinor }))
    .filter(({ leftMinor }) => leftMinor < moreMinor)
    .sort((one, other) => Number(one.leftMinor - other.leftMinor))
  if (strictest === undefined) return null
  const { name, leftMinor } = strictest
  return { name, leftMinor: leftMinor > 0n ? leftMinor : 0n }
}
