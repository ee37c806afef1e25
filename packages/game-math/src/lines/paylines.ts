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

/** What each stop of each reel shows; a hundred million rounds share them. */
type Windows = readonly View[]
const windowsOf = new WeakMap<Strips, Windows>()

export function viewAt(strips: Strips, stops: readonly number[]): View {
  let windows = windowsOf.get(strips)
  if (windows === undefined) {
    windows = strips.map(windowsOfReel)
    windowsOf.set(strips, windows)
  }
  return windows.map((reel, place) => must(reel[stops[place] ?? Number.NaN], 'a stop of each reel'))
}

const windowsOfReel = (strip: string): View =>
  Array.from(strip, (_, stop) =>
    Array.from({ length: ROWS }, (_row, row) =>
      must(strip[(stop + row) % strip.length], 'a letter of the strip'),
    ),
  )

export function countIn(view: View, symbol: string): number {
  let count = 0
  for (const reel of view) for (const shown of reel) if (shown === symbol) count += 1
  return count
}

export const symbolAt = (view: View, reel: number, row: number) =>
  must(view[reel]?.[row], 'a cell of the window')
