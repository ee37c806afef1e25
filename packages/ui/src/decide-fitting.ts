interface Line {
  widthsPx: readonly number[]
  priorities: readonly number[]
  roomPx: number
  /** Of the button behind which the others stand. */
  morePx: number
}

/** Which places of a line are shown: all where they fit, else the most important ones that leave room for the button. */
export function decideFitting({ widthsPx, priorities, roomPx, morePx }: Line): Set<number> {
  const all = widthsPx.map((_, position) => position)
  const sum = widthsPx.reduce((total, width) => total + width, 0)
  if (sum <= roomPx) return new Set(all)
  const shown = new Set<number>()
  let leftPx = roomPx - morePx
  const byPriority = all.sort(
    (left, right) => (priorities[right] ?? 0) - (priorities[left] ?? 0) || left - right,
  )
  for (const position of byPriority) {
    leftPx -= widthsPx[position] ?? 0
    // What is less important never stands where something more important had no room.
    if (leftPx < 0) break
    shown.add(position)
  }
  return shown
}
