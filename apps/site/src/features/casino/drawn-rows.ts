const GAP_PX = 12
const ROW_GAP_PX = 16
const PICTURE = { width: 300, height: 188 }
const NAME_PX = 34
/** Of a phone, where the provider stands below the name. */
const NAMES_PX = 46
const PHONE_COLUMNS = 2
/** Beyond each edge of the screen: a quick scroll meets no gap. */
const BEYOND_PX = 700
/** Of another choice at once: no screen shows more of a list from its top, below what stands above it. */
const FIRST_PX = 600
/** A choice that is no longer is drawn whole. */
const WHOLE_MAX = 24

/** How far it is from one row of games to the next. */
export function rowStep(columns: number, width: number): number {
  const tile = (width - GAP_PX * (columns - 1)) / columns
  const names = columns === PHONE_COLUMNS ? NAMES_PX : NAME_PX
  return (tile * PICTURE.height) / PICTURE.width + names + ROW_GAP_PX
}

/**
 * Which games of a grid are near the screen, from the first to before the last, and the pixels that the others would take.
 * While `isFirst` those alone that the screen shows.
 */
export function drawnRows(
  count: number,
  columns: number,
  width: number,
  visible: { readonly top: number; readonly height: number },
  isFirst = false,
): { readonly from: number; readonly to: number; readonly before: number; readonly after: number } {
  if (count <= WHOLE_MAX && !isFirst) return { from: 0, to: count, before: 0, after: 0 }
  const step = rowStep(columns, width)
  const rows = Math.ceil(count / columns)
  const rowAt = (px: number) => Math.min(rows, Math.max(0, px / step))
  const beyond = isFirst ? 0 : BEYOND_PX
  const height = isFirst && visible.top === 0 ? Math.max(FIRST_PX, visible.height - FIRST_PX) : visible.height
  const first = Math.max(0, Math.min(Math.floor(rowAt(visible.top - beyond)), rows - 1))
  const last = Math.max(first + 1, Math.ceil(rowAt(visible.top + height + beyond)))
  return {
    from: first * columns,
    to: Math.min(count, last * columns),
    before: first * step,
    after: (rows - last) * step,
  }
}
