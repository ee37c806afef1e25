import { KENO_NUMBERS, KENO_PICKS_MAX } from '@xezer/game-math/keno/keno'

/** What is picked, in rising order. */
export type Picks = readonly number[]

export const readPicks = (numbers: unknown): Picks =>
  Array.isArray(numbers) && numbers.every((one) => Number.isInteger(one) && one >= 1 && one <= KENO_NUMBERS)
    ? rising(new Set<number>(numbers)).slice(0, KENO_PICKS_MAX)
    : []

/** Taken away where it was there; a full card takes no more. */
export function toggled(picks: Picks, number: number): Picks {
  if (picks.includes(number)) return picks.filter((one) => one !== number)
  return picks.length >= KENO_PICKS_MAX ? picks : rising(new Set([...picks, number]))
}

/** The card filled up to `count` with other numbers; a full one is drawn anew. */
export function filled(picks: Picks, count: number, below: (bound: number) => number): Picks {
  const kept = picks.length >= count ? [] : picks
  const left = Array.from({ length: KENO_NUMBERS }, (_, place) => place + 1).filter(
    (one) => !kept.includes(one),
  )
  const drawn: number[] = []
  while (kept.length + drawn.length < count) drawn.push(...left.splice(below(left.length), 1))
  return rising(new Set([...kept, ...drawn]))
}

const rising = (numbers: ReadonlySet<number>): Picks => [...numbers].sort((left, right) => left - right)
