/** Rows a second while a reel runs. */
const SPEED = 22
const FIRST_STOP_MS = 900
const NEXT_STOP_MS = 180
/** Of a reel that may bring what opens the feature: truly may. */
const ANTICIPATION_MS = 900
const SLOWING_MS = 420
/** Beyond its stop and back, in rows. */
const OVERSHOOT_ROWS = 0.05
const BACK_MS = 120

/** When each reel stands, milliseconds after the press. Reels of `slow` let the ones before them be read first. */
export function planStops(reels: number, slow: ReadonlySet<number>): readonly number[] {
  let atMs = FIRST_STOP_MS
  return Array.from({ length: reels }, (_, reel) => {
    if (reel > 0) atMs += NEXT_STOP_MS
    if (slow.has(reel)) atMs += ANTICIPATION_MS
    return atMs
  })
}

export const isTurning = (passedMs: number, stopMs: number) => passedMs < stopMs + BACK_MS

/** A reel that runs: rows from where it stood, downwards; the window reads the strip from its place on. */
export const runningAt = (fromRow: number, passedMs: number) => fromRow - (passedMs / 1000) * SPEED

/**
 * Where the window of a reel stands, in rows of its strip: it runs, slows and comes to its stop a little too far, and back.
 * `length` is that of the strip; the place is a fraction of it that may be below 0.
 */
export function placeAt(
  fromRow: number,
  stop: number,
  length: number,
  passedMs: number,
  stopMs: number,
): number {
  const slowingMs = Math.max(stopMs - SLOWING_MS, 0)
  if (passedMs <= slowingMs) return runningAt(fromRow, passedMs)
  const start = runningAt(fromRow, slowingMs)
  const target = targetOf(start, stop, length, (SPEED * SLOWING_MS) / 2000)
  if (passedMs >= stopMs + BACK_MS) return stop
  if (passedMs >= stopMs) {
    const back = (passedMs - stopMs) / BACK_MS
    return target - OVERSHOOT_ROWS * Math.cos((back * Math.PI) / 2)
  }
  const share = (passedMs - slowingMs) / (stopMs - slowingMs)
  const end = target - OVERSHOOT_ROWS
  return start + (end - start) * (1 - (1 - share) ** 2)
}

/** The nearest place at or below `start - leastRows` where the window shows the stop. */
function targetOf(start: number, stop: number, length: number, leastRows: number): number {
  const below = start - leastRows
  return stop + Math.floor((below - stop) / length) * length
}

/**
 * Reels that may be waited for: with what stands before them, the feature is one step away, and they can still bring it.
 * `counts` are the scatters that each reel will show; `most` how many a reel can.
 */
export function findAnticipated(
  counts: readonly number[],
  needed: number,
  most: readonly number[],
): ReadonlySet<number> {
  const slow = new Set<number>()
  let before = 0
  counts.forEach((count, reel) => {
    const isOneAway = before < needed && before + (most[reel] ?? 0) >= needed && before > 0
    if (isOneAway) slow.add(reel)
    before += count
  })
  return slow
}
