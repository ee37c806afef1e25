/** What was played since the frame was opened, minor units. */
export interface Sums {
  readonly stakedMinor: number
  readonly returnedMinor: number
}
export const NO_SUMS: Sums = { stakedMinor: 0, returnedMinor: 0 }

export const addRound = (sums: Sums, stakedMinor: number, returnMinor: number): Sums => ({
  stakedMinor: sums.stakedMinor + stakedMinor,
  returnedMinor: sums.returnedMinor + returnMinor,
})
export const netOf = ({ stakedMinor, returnedMinor }: Sums) => returnedMinor - stakedMinor

/** `0:24:16`. */
export function formatElapsed(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(Math.floor(seconds) % 60)}`
}

/** What a round returned as a multiple of what it staked: `0×`, `0.40×`, `12.60×`, `1240×`. */
export function formatMultiple(returnMinor: number, stakedMinor: number): string {
  if (returnMinor === 0 || stakedMinor === 0) return '0×'
  const hundredths = Math.floor((returnMinor * 100) / stakedMinor)
  const text = hundredths >= 100_000 ? String(Math.floor(hundredths / 100)) : (hundredths / 100).toFixed(2)
  return `${text}×`
}

export type WinSize = 'none' | 'back' | 'win' | 'big'
const BIG_FROM_STAKES = 15

/** How a return is shown. At or under the stake nothing celebrates it. */
export function sizeOf(returnMinor: number, stakedMinor: number): WinSize {
  if (returnMinor === 0) return 'none'
  if (returnMinor <= stakedMinor) return 'back'
  return returnMinor >= stakedMinor * BIG_FROM_STAKES ? 'big' : 'win'
}
