import type { MatchClock } from './live-state.ts'

/** Whole minutes that were played so many seconds after it was told, or of a clock that runs down, that have begun. */
export function clockMinute({ seconds, rate, isDown }: MatchClock, elapsedSeconds: number): number {
  const passed = elapsedSeconds * rate
  if (isDown) return Math.ceil(Math.max(0, seconds - passed) / 60)
  return Math.floor((seconds + passed) / 60)
}
