import type { Period } from '@xezer/contract/sport-entities'
import { startTransition, useEffect, useState } from 'react'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'

/** More than two screens of the widest page. */
const FIRST_MARKETS = 14

/**
 * How many markets of each part of play the server's document holds; undefined when all of them are to be drawn. The rest
 * follows when the first screen is alive: three hundred markets at once would hold up the first press.
 */
export function useFirstMarkets(periods: readonly Period[]): readonly number[] | undefined {
  const isDrawn = useIsDrawn()
  const [isWhole, setIsWhole] = useState(!isDrawn)
  useEffect(() => startTransition(() => setIsWhole(true)), [])
  return isWhole ? undefined : shareFirst(periods, FIRST_MARKETS)
}

export function shareFirst(periods: readonly Pick<Period, 'markets'>[], count: number): number[] {
  let left = count
  return periods.map(({ markets }) => {
    const shown = Math.min(left, markets.length)
    left -= shown
    return shown
  })
}
