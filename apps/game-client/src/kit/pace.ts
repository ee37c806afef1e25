import type { PlayProfile } from '@xezer/contract/game-server'

export interface Pace {
  /** From one start to the next, at least. */
  readonly cycleMs: number
  /** Strict rules: the button is let go of between two rounds. */
  readonly needsRelease: boolean
  /** Whether a show may be hurried, and rounds played by themselves. */
  readonly maySkip: boolean
  readonly mayAutoplay: boolean
}

export const paceOf = ({ cycleMs, name, hasAutoplay }: PlayProfile): Pace => ({
  cycleMs,
  needsRelease: name === 'strict',
  maySkip: name !== 'strict',
  mayAutoplay: hasAutoplay,
})

/** Milliseconds until the next round may begin; 0 where it may now. */
export function waitOf(pace: Pace, lastStartMs: number | null, nowMs: number): number {
  return lastStartMs === null ? 0 : Math.max(0, lastStartMs + pace.cycleMs - nowMs)
}

/** Whether a key or button that is held down may start another round by being held. */
export const mayRepeat = (pace: Pace, isHeld: boolean) => !(pace.needsRelease && isHeld)
