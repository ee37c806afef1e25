import type { Market, Period } from '@xezer/contract/sport-entities'
import { startTransition, useEffect, useState } from 'react'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import { shownRows } from './market-lines.ts'

/** What the server draws, which knows no window: more than two screens of the widest page. */
const FIRST_MARKETS = 14
/** No card is lower than its title, and no row of it than this (market-card.module.css). */
const TITLE_PX = 56
const ROW_PX = 36
/** So many of a row's cells stand beside each other where each has a row of its own, at the most. */
const SINGLES_BESIDE_MAX = 4

/**
 * How many markets of each part of play are drawn at first; undefined when all of them are to be drawn. The rest follows
 * when the first screen is painted: three hundred markets at once would hold up the page, and the first press on it.
 */
export function useFirstMarkets(
  parts: Parts,
  columns: number,
  isPainted: boolean,
): readonly number[] | undefined {
  const isDrawn = useIsDrawn()
  const [isTaken] = useState(isDrawn)
  // What is taken over stands on the screen already, and its first markets have to be what the server drew.
  const [isWhole, setIsWhole] = useState(!isDrawn)
  useEffect(() => startTransition(() => setIsWhole(true)), [])
  if (isWhole && isPainted) return undefined
  return shareFirst(parts, isTaken ? FIRST_MARKETS : countOnScreen(parts, columns, innerHeight))
}

type Parts = readonly (Pick<Period, 'markets'> & { readonly isOpen: boolean })[]

/** The first markets of what is open, part by part. */
export function shareFirst(parts: Parts, count: number): number[] {
  let left = count
  return parts.map(({ markets, isOpen }) => {
    const shown = isOpen ? Math.min(left, markets.length) : 0
    left -= shown
    return shown
  })
}

/** How many of the open markets fill a screen for sure. */
export function countOnScreen(parts: Parts, columns: number, screenPx: number): number {
  const shown = parts.flatMap(({ markets, isOpen }) => (isOpen ? markets : []))
  let leftPx = columns * screenPx
  const after = shown.findIndex((market) => {
    if (leftPx <= 0) return true
    leftPx -= leastHeight(market)
    return false
  })
  return after < 0 ? shown.length : after
}

function leastHeight(market: Market): number {
  const rows = shownRows(market)
  return TITLE_PX + ROW_PX * (market.size === 1 ? Math.ceil(rows / SINGLES_BESIDE_MAX) : rows)
}
