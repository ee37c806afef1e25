import type { KeyboardEvent } from 'react'

/** Which of `count` games lies where an arrow leads from `from`; null where none does. */
export function tileBeside(key: string, from: number, count: number, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: count - 1,
  }
  const to = steps[key]
  return to === undefined || to < 0 || to >= count || to === from ? null : to
}

/** Moves from the game that has the keys, or a button on it, to the one beside it. `first` is the place of the first that is drawn. */
export function moveByArrow(
  event: KeyboardEvent<HTMLElement>,
  { count, columns, first = 0 }: { count: number; columns: number; first?: number },
): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')]
  const at = tiles.findIndex((tile) => tile.parentElement?.contains(document.activeElement))
  if (at < 0) return
  const to = tileBeside(event.key, first + at, count, columns)
  if (to === null) return
  // What is not drawn yet is further than one look away: the edge of what is drawn brings it near.
  const tile = tiles[Math.min(tiles.length - 1, Math.max(0, to - first))]
  if (tile === undefined) return
  event.preventDefault()
  tile.focus()
}
