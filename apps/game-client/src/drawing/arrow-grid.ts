/** Where an arrow key leads in a grid of so many columns; null where it leads nowhere. */
export function cellAfter(key: string, cell: number, columns: number, count: number): number | null {
  const column = cell % columns
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? cell - 1 : null
    case 'ArrowRight':
      return column < columns - 1 && cell + 1 < count ? cell + 1 : null
    case 'ArrowUp':
      return cell >= columns ? cell - columns : null
    case 'ArrowDown':
      return cell + columns < count ? cell + columns : null
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** One stop of the tab key for all buttons of a grid; arrows move inside it. */
export function moveByArrows(
  grid: HTMLElement,
  buttons: readonly HTMLButtonElement[],
  columns: number,
): void {
  const placeOf = (target: EventTarget | null) =>
    target instanceof HTMLButtonElement ? buttons.indexOf(target) : -1
  const stopAt = (stop: number) => {
    for (const [place, button] of buttons.entries()) button.tabIndex = place === stop ? 0 : -1
  }
  stopAt(0)
  grid.addEventListener('focusin', ({ target }) => {
    const place = placeOf(target)
    if (place >= 0) stopAt(place)
  })
  grid.addEventListener('keydown', (event) => {
    const from = placeOf(event.target)
    const next = from < 0 ? null : cellAfter(event.key, from, columns, buttons.length)
    if (next === null) return
    event.preventDefault()
    buttons[next]?.focus()
  })
}
