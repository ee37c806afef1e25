import { QUARTER_COUNT } from '../basketball-model.ts'
import type { Span } from '../points-views.ts'
import type { HalfFullLeg, PointCount, SettledLeg } from './settled-leg.ts'
import { WHOLE_GAME } from './span-cells.ts'

export interface ReadLeg {
  readonly place: number
  readonly span: Span
  /** Null for a leg of order (first points, a race), which is priced alone in its quarter, and where `halfFull` is not. */
  readonly settled: SettledLeg | null
  /** Of who leads at half-time, as long as that is open, and in the end. */
  readonly halfFull: HalfFullLeg | null
  readonly isOfLead: boolean
  /** How it counts points, where that is all it asks. */
  readonly count: PointCount | null
  readonly chance: number
}

/**
 * Legs that hang together: of one stretch, or of a stretch within another one (`whole`) and of what follows on it there, up
 * to the end of the game.
 */
export type Arrangement = { readonly span: Span; readonly legs: readonly ReadLeg[] } | Staged

export interface Staged {
  readonly whole: Span
  readonly first: Span
  /** Where legs of what follows are; it is all of what follows. */
  readonly last: Span | null
  readonly legs: readonly ReadLeg[]
}

export const FIRST_HALF: Span = [0, 2]
export const SECOND_HALF: Span = [2, QUARTER_COUNT]
const THREE_QUARTERS: Span = [0, QUARTER_COUNT - 1]

/** Legs in groups that know nothing of each other; null where it is not known how they hang together. */
export function arrangeLegs(read: readonly ReadLeg[]): Arrangement[] | null {
  const game = read.filter(({ span }) => span === WHOLE_GAME)
  const stretches = [...new Set(read.map(({ span }) => span))].filter((span) => span !== WHOLE_GAME)
  if (!stretches.every((span) => isOneWay(read.filter((leg) => leg.span === span)))) return null
  const isHalfAsked = read.some(({ halfFull }) => halfFull !== null)
  if (game.length === read.length && !isHalfAsked) return [{ span: WHOLE_GAME, legs: read }]
  // Who scores in the closing seconds hangs on all that was before them; how many fall then does not.
  const isClosing = read.some(({ span, count, settled }) => {
    return span[1] === QUARTER_COUNT && span !== WHOLE_GAME && settled !== null && count !== 'total'
  })
  if (game.length > 0 || (isClosing && stretches.length > 1)) return besideGame(read, stretches, isHalfAsked)
  return apart(read, stretches)
}

/** A leg of order is known alone in its quarter. */
function isOneWay(legs: readonly ReadLeg[]): boolean {
  return legs.length === 1 || legs.every(({ settled }) => settled !== null)
}

/** Legs of the whole game count points in one way at most, as long as there are others beside them. */
function isCountedOnce(legs: readonly ReadLeg[]): boolean {
  const counts = new Set(legs.flatMap(({ count }) => count ?? []))
  return counts.size <= 1 && legs.every(({ isOfLead, count }) => isOfLead || count !== null)
}

function besideGame(
  read: readonly ReadLeg[],
  stretches: readonly Span[],
  isHalfAsked: boolean,
): Arrangement[] | null {
  const game = read.filter(({ span }) => span === WHOLE_GAME)
  const last = stretches.find(([, to]) => to === QUARTER_COUNT) ?? null
  const firsts = stretches.filter((span) => span !== last)
  const [first = FIRST_HALF] =
    last === null
      ? isHalfAsked
        ? [FIRST_HALF]
        : firsts
      : [last === SECOND_HALF ? FIRST_HALF : THREE_QUARTERS]
  const isKnown =
    firsts.every((span) => span === first) &&
    (!isHalfAsked || first === FIRST_HALF) &&
    read.every(({ settled, halfFull }) => settled !== null || halfFull !== null) &&
    isCountedOnce(game) &&
    // Points of what follows and of the game at once are more sums than a price of this instant has time for.
    (last === null || game.every(({ count }) => count === null))
  return isKnown ? [{ whole: WHOLE_GAME, first, last, legs: read }] : null
}

/** Of stretches of which none ends the game in a way that hangs on the others. */
function apart(read: readonly ReadLeg[], stretches: readonly Span[]): Arrangement[] | null {
  const legsOf = (...spans: readonly Span[]) => read.filter(({ span }) => spans.includes(span))
  const found: Arrangement[] = []
  const used = new Set<Span>()
  for (const span of stretches) {
    const inner = stretches.filter((other) => other !== span && other[0] >= span[0] && other[1] <= span[1])
    const [first, ...others] = inner
    if (first === undefined) continue
    const legs = legsOf(span, first)
    const isKnown =
      others.length === 0 &&
      span === FIRST_HALF &&
      legs.every(({ settled }) => settled !== null) &&
      isCountedOnce(legsOf(span))
    if (!isKnown) return null
    found.push({ whole: span, first, last: null, legs })
    used.add(span).add(first)
  }
  return [
    ...found,
    ...stretches.filter((span) => !used.has(span)).map((span) => ({ span, legs: legsOf(span) })),
  ]
}
