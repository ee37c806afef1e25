import type { MatchState } from './match-model.ts'

export type Half = 'h1' | 'h2'

/** Regular length of a half in seconds, without added time. */
export const HALF_SECONDS = 2700
export const HALF_MINUTES = HALF_SECONDS / 60
/** Minutes of added time and their chances: whoever plays a match draws them. */
export const ADDED_MINUTES: Readonly<Record<Half, readonly (readonly [minutes: number, chance: number])[]>> =
  {
    h1: [
      [1, 0.2],
      [2, 0.5],
      [3, 0.7 / 3],
      [4, 0.2 / 3],
    ],
    h2: [
      [3, 0.1],
      [4, 0.3],
      [5, 0.3],
      [6, 0.8 / 3],
      [7, 0.1 / 3],
    ],
  }
/** Mean added time in seconds; the price maker expects it until the referee's number is known. */
export const EXPECTED_ADDED_SECONDS: Readonly<Record<Half, number>> = {
  h1: meanAddedSeconds('h1'),
  h2: meanAddedSeconds('h2'),
}

/**
 * How a kind of incident spreads over a match: the share of the first half in its expected count, and
 * the slope of its density within each half (0 = even; 0.3 = from 0.85 to 1.15 of the mean).
 */
export interface TimeProfile {
  readonly firstHalfShare: number
  readonly slope: Readonly<Record<Half, number>>
}

/** First-half share measured on 32,000 half-time scores of the embedded results; slopes are the usual ones. */
export const GOAL_PROFILE: TimeProfile = { firstHalfShare: 0.447, slope: { h1: 0.3, h2: 0.2 } }
export const CORNER_PROFILE: TimeProfile = { firstHalfShare: 0.475, slope: { h1: 0.2, h2: 0.2 } }
export const YELLOW_CARD_PROFILE: TimeProfile = { firstHalfShare: 0.38, slope: { h1: 0.8, h2: 0.4 } }
export const RED_CARD_PROFILE: TimeProfile = { firstHalfShare: 0.25, slope: { h1: 0.8, h2: 0.6 } }

function meanAddedSeconds(half: Half): number {
  return Math.round(60 * ADDED_MINUTES[half].reduce((sum, [minutes, chance]) => sum + minutes * chance, 0))
}

/** Length of a half in seconds as known now: with the announced added time, or the expected one before. */
export function halfLengthSeconds(half: Half, addedSeconds: number | null): number {
  return HALF_SECONDS + (addedSeconds ?? EXPECTED_ADDED_SECONDS[half])
}

/** Share of a half's expected count that falls before `elapsedSeconds`; 1 at the usual length, more beyond it. */
function playedShare(profile: TimeProfile, half: Half, elapsedSeconds: number): number {
  const part = elapsedSeconds / (HALF_SECONDS + EXPECTED_ADDED_SECONDS[half])
  return part + (profile.slope[half] * part * (part - 1)) / 2
}

function halfShare(profile: TimeProfile, half: Half): number {
  return half === 'h1' ? profile.firstHalfShare : 1 - profile.firstHalfShare
}

/**
 * Share of the whole match's expected count that falls between two instants of one half, in seconds of
 * that half. The simulator and the prices both integrate this one function.
 */
export function shareBetween(
  profile: TimeProfile,
  half: Half,
  fromSeconds: number,
  toSeconds: number,
): number {
  if (toSeconds <= fromSeconds) return 0
  const played = playedShare(profile, half, toSeconds) - playedShare(profile, half, fromSeconds)
  return halfShare(profile, half) * played
}

/** Share of the whole match's expected count that is still to come, by half. */
export function remainingShares(profile: TimeProfile, state: MatchState): Record<Half, number> {
  const whole = { h1: profile.firstHalfShare, h2: 1 - profile.firstHalfShare }
  switch (state.period) {
    case 'prematch':
      return whole
    case 'h1':
      return { h1: remainingShareOf('h1', profile, state), h2: whole.h2 }
    case 'break':
      return { h1: 0, h2: whole.h2 }
    case 'h2':
      return { h1: 0, h2: remainingShareOf('h2', profile, state) }
    case 'ended':
      return { h1: 0, h2: 0 }
  }
}

function remainingShareOf(half: Half, profile: TimeProfile, state: MatchState): number {
  return shareBetween(profile, half, state.elapsedSeconds, halfLengthSeconds(half, state.addedSeconds))
}

/** Share of the whole match's expected count per second at this instant; 0 when the ball does not roll. */
export function shareRatePerSecond(profile: TimeProfile, state: MatchState): number {
  if (state.period !== 'h1' && state.period !== 'h2') return 0
  const half = state.period
  const usualSeconds = HALF_SECONDS + EXPECTED_ADDED_SECONDS[half]
  const density = 1 + profile.slope[half] * (state.elapsedSeconds / usualSeconds - 0.5)
  return (halfShare(profile, half) * density) / usualSeconds
}
