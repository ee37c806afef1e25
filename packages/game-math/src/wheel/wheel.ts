import { must } from '@xezer/std/assert'
import type { Draws } from '../draws/draws.ts'
import { type ExactFigures, figuresOf } from '../exact-figures.ts'
import type { Hundredths } from '../hundredths.ts'

export const WHEEL_SEGMENTS = 50
/** Segments in listed order: what each pays, and how many there are of it. A drawn wheel may place them otherwise. */
export const WHEELS: Readonly<
  Record<WheelRisk, readonly { readonly factor: Hundredths; readonly count: number }[]>
> = {
  low: [
    { factor: 0, count: 10 },
    { factor: 120, count: 35 },
    { factor: 150, count: 5 },
  ],
  medium: [
    { factor: 0, count: 25 },
    { factor: 150, count: 15 },
    { factor: 200, count: 7 },
    { factor: 300, count: 2 },
    { factor: 700, count: 1 },
  ],
  high: [
    { factor: 0, count: 45 },
    { factor: 500, count: 4 },
    { factor: 2950, count: 1 },
  ],
}
export const WHEEL_RISKS = ['low', 'medium', 'high'] as const
export type WheelRisk = (typeof WHEEL_RISKS)[number]

/** What each of the fifty segments pays. */
export const segmentsOf = (risk: WheelRisk): readonly Hundredths[] => SEGMENTS[risk]

const listSegments = (risk: WheelRisk) =>
  WHEELS[risk].flatMap(({ factor, count }) => Array.from({ length: count }, () => factor))
const SEGMENTS = { low: listSegments('low'), medium: listSegments('medium'), high: listSegments('high') }

export function spinWheel(
  draws: Draws,
  risk: WheelRisk,
): { readonly segment: number; readonly factor: Hundredths } {
  const segment = draws.below(WHEEL_SEGMENTS)
  return { segment, factor: must(segmentsOf(risk)[segment], 'a segment') }
}

export const wheelFigures = (risk: WheelRisk): ExactFigures =>
  figuresOf(
    WHEELS[risk].map(({ factor, count }) => ({ share: count / WHEEL_SEGMENTS, factor: factor / 100 })),
  )
