/** Where a page was left: how far it was scrolled, and which of its parts stood at the top. */
export interface ScrollSpot {
  readonly top: number
  /** `data-anchor` of a row or card; lists change while nobody looks, what was read stays what was read. */
  readonly anchor: string | null
  /** From the upper edge of the view to that of the part. */
  readonly offset: number
}

/** Below the heads that stay while their list scrolls. */
const LOOKS_AT_PX = [90, 150, 220, 320]

export function readSpot(view: HTMLElement): ScrollSpot {
  // Who stands at the top wants the top, whatever has come in above the rows since.
  if (view.scrollTop < 1) return { top: 0, anchor: null, offset: 0 }
  const { left, top, width } = view.getBoundingClientRect()
  for (const below of LOOKS_AT_PX) {
    const found = document.elementFromPoint(left + width / 2, top + below)?.closest('[data-anchor]')
    const anchor = found?.getAttribute('data-anchor') ?? null
    if (found == null || anchor === null) continue
    return { top: view.scrollTop, anchor, offset: found.getBoundingClientRect().top - top }
  }
  return { top: view.scrollTop, anchor: null, offset: 0 }
}

export function parseSpot(value: unknown): ScrollSpot | null {
  if (typeof value !== 'object' || value === null) return null
  const { top, anchor, offset } = value as Partial<Record<keyof ScrollSpot, unknown>>
  if (typeof top !== 'number' || typeof offset !== 'number') return null
  return { top, anchor: typeof anchor === 'string' ? anchor : null, offset }
}

/** Moves the view to the spot as far as the page goes now; true when it stands there. */
export function moveToSpot(view: HTMLElement, { top, anchor, offset }: ScrollSpot): boolean {
  const part = anchor === null ? null : view.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)
  if (part !== null) {
    const away = part.getBoundingClientRect().top - view.getBoundingClientRect().top - offset
    if (Math.abs(away) >= 1) view.scrollTop += away
    return true
  }
  // A windowed list draws the part when the view comes near it.
  if (Math.abs(view.scrollTop - top) >= 1) view.scrollTop = top
  return anchor === null && Math.abs(view.scrollTop - top) < 1
}
