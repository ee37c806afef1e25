/** One odds cell as it stands; a new object for every change. `value` is the decimal price, null when there is none. */
export interface Price {
  readonly value: number | null
  readonly isDisabled: boolean
  /** The way of the last move while it is still shown. */
  readonly move: 'up' | 'down' | undefined
  /** Whether the tint behind the number is still on. */
  readonly isTinted: boolean
  readonly movedAtMs: number
}

export interface PriceChange {
  handle: string
  value: number | null
  isDisabled: boolean
  direction: -1 | 0 | 1
}

/** The tint behind a moved number, and the triangle beside it (design §4, odds cell). */
export const TINT_MS = 1200
export const TRIANGLE_MS = 5000

/** Before anything is heard of a cell. */
export const unknownPrice: Price = {
  value: null,
  isDisabled: true,
  move: undefined,
  isTinted: false,
  movedAtMs: 0,
}

/** The price after a change; the same object when the change says nothing new. A direction is always news. */
export function changePrice(price: Price, change: PriceChange, nowMs: number): Price {
  const { value, isDisabled, direction } = change
  if (direction === 0) {
    return price.value === value && price.isDisabled === isDisabled ? price : { ...price, value, isDisabled }
  }
  return { value, isDisabled, move: direction === 1 ? 'up' : 'down', isTinted: true, movedAtMs: nowMs }
}

/** The price as its last move grows old: first the tint goes, then the triangle. The same object while nothing goes. */
export function agePrice(price: Price, nowMs: number): Price {
  const ageMs = nowMs - price.movedAtMs
  if (price.move !== undefined && ageMs >= TRIANGLE_MS) return { ...price, move: undefined, isTinted: false }
  return price.isTinted && ageMs >= TINT_MS ? { ...price, isTinted: false } : price
}
