import { useEffect, useRef } from 'react'
import { moveToSpot, parseSpot, readSpot, type ScrollSpot } from '../../core/place/scroll-spot.ts'
import { useServices } from '../../core/services.tsx'
import { usePlace, useRouter } from '../../platform/router-context.tsx'

/** Names and rows may still come for so long; then the page stands where it can. */
const SEARCH_MS = 10_000
/** It stands still when nothing moved it for so long: fonts and prices come after the rows. */
const REST_MS = 400
/** What shows that the visitor goes on by himself. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * A page that is gone back to, or reloaded, stands where it was left. The position is read at the moment of leaving
 * and never while the page is still shorter than it was.
 */
export function useScrollMemory(): void {
  const { entry, arrival } = usePlace()
  const { place } = useRouter()
  const { pageMemory } = useServices()
  const wasHere = useRef(false)
  useEffect(() => {
    const view = document.getElementById('content')
    if (view === null) return
    const spot = arrival === 'push' ? null : parseSpot(pageMemory.find(entry, 'scroll'))
    // The first page may have been scrolled before the script was here.
    if (spot === null && wasHere.current) view.scrollTop = 0
    wasHere.current = true
    // A filter that is written into the address leaves the page where it stands; what stood there may be gone, and the
    // page may be shorter for good.
    const isFilter = arrival === 'replace'
    const sought = isFilter && spot !== null ? { ...spot, anchor: null } : spot
    const search = sought === null ? null : searchSpot(view, sought, isFilter ? REST_MS : SEARCH_MS)
    const leave = () => {
      if (search?.isOver() ?? true) pageMemory.keep(entry, 'scroll', readSpot(view))
    }
    const leaveSite = () => {
      leave()
      pageMemory.save()
    }
    // Heard before the next page is drawn.
    const forget = place.subscribe(leave)
    addEventListener('pagehide', leaveSite)
    return () => {
      search?.end()
      forget()
      removeEventListener('pagehide', leaveSite)
    }
  }, [entry, arrival, place, pageMemory])
}

/** Follows the page while it grows, until it stands at the spot or the visitor moves it. */
function searchSpot(
  view: HTMLElement,
  spot: ScrollSpot,
  searchMs: number,
): { isOver: () => boolean; end: () => void } {
  const fromMs = performance.now()
  let foundMs: number | undefined
  let frame: number | undefined
  const end = () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = undefined
    for (const move of OWN_MOVES) removeEventListener(move, end, true)
  }
  const step = () => {
    const nowMs = performance.now()
    if (!moveToSpot(view, spot)) foundMs = undefined
    else foundMs ??= nowMs
    const isOver = nowMs - fromMs > searchMs || (foundMs !== undefined && nowMs - foundMs > REST_MS)
    if (isOver) end()
    else frame = requestAnimationFrame(step)
  }
  for (const move of OWN_MOVES) addEventListener(move, end, { capture: true, passive: true })
  step()
  return { isOver: () => frame === undefined, end }
}
