export interface ActivityBar {
  readonly name: string
  readonly first: bigint
  readonly second: bigint
}

interface LaidBar {
  readonly name: string
  /** Where its pair stands, and how high and wide each of the two is. */
  readonly middle: number
  readonly first: number
  readonly second: number
  readonly width: number
  readonly isNamed: boolean
  /** Where the middle of its name stands: below the pair, and within the chart. */
  readonly nameMiddle: number
}

const BAR_WIDTH_MAX = 17
/** Names of a chart need that much room. */
const NAME_WIDTH = 52
/** Half of the longest of them, such as 11/2026. */
const NAME_HALF = 22

/** Pairs of bars side by side, the highest as high as there is room; names are left out where they would meet. */
export function layBars(
  bars: readonly ActivityBar[],
  room: { readonly width: number; readonly height: number },
): LaidBar[] {
  const step = room.width / Math.max(1, bars.length)
  const highest = highestOf(bars)
  const most = highest > 0n ? highest : 1n
  const heightOf = (amount: bigint) => (Number((amount * 1000n) / most) / 1000) * room.height
  const every = Math.max(1, Math.ceil(NAME_WIDTH / step))
  const within = (middle: number) => Math.max(NAME_HALF, Math.min(middle, room.width - NAME_HALF))
  return bars.map(({ name, first, second }, place) => ({
    name,
    middle: step * (place + 0.5),
    nameMiddle: within(step * (place + 0.5)),
    first: heightOf(first),
    second: heightOf(second),
    width: Math.min(BAR_WIDTH_MAX, step / 3),
    isNamed: (bars.length - 1 - place) % every === 0,
  }))
}

export function highestOf(bars: readonly ActivityBar[]): bigint {
  return bars.reduce((top, { first, second }) => {
    const higher = first > second ? first : second
    return higher > top ? higher : top
  }, 0n)
}
