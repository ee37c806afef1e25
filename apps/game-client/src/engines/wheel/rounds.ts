import { WHEEL_SEGMENTS } from '@xezer/game-math/wheel/wheel'

/** Equal segments are listed one after the other; so many places apart they lie mixed over the whole wheel. */
const APART = 21

/** Where a listed segment lies on the drawn wheel, 0 at the top and on clockwise. */
export const placeOf = (segment: number) => (segment * APART) % WHEEL_SEGMENTS

/** The listed segment of each place. */
export const SEGMENT_AT: readonly number[] = Array.from({ length: WHEEL_SEGMENTS }, (_, place) =>
  Array.from({ length: WHEEL_SEGMENTS }, (_one, segment) => segment).findIndex(
    (segment) => placeOf(segment) === place,
  ),
)

/** Turns a second while nothing is known yet. */
export const TURNS_PER_SECOND = 1.1
const TURNS_LEAST = 1.7
const POWER = 3

/** From a turn at full speed to rest at `target`, both in turns: how far, and for how long. Speed never jumps. */
export function slowDown(
  from: number,
  target: number,
): { readonly turns: number; readonly lengthMs: number } {
  const rest = (((target - from) % 1) + 1) % 1
  const turns = rest + Math.ceil(TURNS_LEAST - rest)
  return { turns, lengthMs: (POWER * turns * 1000) / TURNS_PER_SECOND }
}

/** Of the way to rest, the share that is behind after a share of the time. */
export const slowed = (share: number) => 1 - (1 - share) ** POWER
