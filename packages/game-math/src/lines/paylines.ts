import { must } from '@xezer/std/assert'

export const REELS = 5
export const ROWS = 3

/** The row of each reel, 0 at the top, for up to 20 lines; games of fewer take the first ones. */
const PAYLINES =
  '11111 00000 22222 01210 21012 00100 22122 10001 12221 01110 21112 10101 12121 01010 21212 11011 11211 00200 22022 02020'
    .split(' ')
    .map((line) => [...line].map(Number))

export const paylines = (count: number): readonly (readonly number[])[] => PAYLINES.slice(0, count)

/** Strips of single letters, one of each reel. A stop shows its own letter and the ones after it, downwards, around the end. */
export type Strips = readonly string[]

export const stripsOf = (text: string): Strips => text.split(' ')

/** What stands in a window of three rows, by reel and row. */
export type View = readonly (readonly string[])[]

export function viewAt(strips: Strips, stops: readonly number[]): View {
  return strips.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => {
      const place = (must(stops[reel], 'a stop of each reel') + row) % strip.length
      return must(strip[place], 'a letter of the strip')
    }),
  )
}

export const countIn = (view: View, symbol: string) => view.flat().filter((shown) => shown === symbol).length
export const symbolAt = (view: View, reel: number, row: number) =>
  must(view[reel]?.[row], 'a cell of the window')
