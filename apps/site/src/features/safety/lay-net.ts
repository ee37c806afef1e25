interface Room {
  readonly width: number
  readonly top: number
  readonly height: number
}

interface LaidNet {
  /** What came of it by the end of each span, from the first one on. */
  readonly points: readonly { readonly x: number; readonly y: number }[]
  /** Where nothing was won and nothing lost. */
  readonly zero: number
}

const most = (values: readonly bigint[]) => values.reduce((top, value) => (value > top ? value : top), 0n)

/** The running sum as a line over and under its own zero, below the bars that it is made of. */
export function layNet(nets: readonly bigint[], { width, top, height }: Room): LaidNet {
  let sum = 0n
  const sums = nets.map((net) => {
    sum += net
    return sum
  })
  const highest = most(sums)
  const range = highest + most(sums.map((value) => -value))
  const heightOf = (value: bigint) =>
    range === 0n ? top + height / 2 : top + (Number(((highest - value) * 1000n) / range) / 1000) * height
  const step = width / Math.max(1, sums.length)
  return {
    points: sums.map((value, place) => ({ x: step * (place + 0.5), y: heightOf(value) })),
    zero: heightOf(0n),
  }
}
