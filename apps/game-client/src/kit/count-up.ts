import { easeOut, type FrameLoop } from './frame-loop.ts'

const LENGTH_MS_MAX = 1500
const MS_PER_STAKE = 120

/** Counts an amount up to what it is, at most a second and a half; an aborted signal shows it at once. */
export function countUp(
  loop: FrameLoop,
  fromMinor: number,
  toMinor: number,
  stakeMinor: number,
  show: (amountMinor: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const stakes = (toMinor - fromMinor) / Math.max(stakeMinor, 1)
  const lengthMs = Math.min(LENGTH_MS_MAX, 300 + stakes * MS_PER_STAKE)
  return loop.tween(
    lengthMs,
    (share) => show(share === 1 ? toMinor : Math.round(fromMinor + (toMinor - fromMinor) * easeOut(share))),
    signal,
  )
}
