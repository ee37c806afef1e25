/** Arrows lead from the field through what was found and back; Enter in the field takes the first match. */
export function moveByKey(event: KeyboardEvent, found: HTMLElement | null): void {
  const field = found?.closest('search')?.querySelector('input')
  if (!found || !field) return
  const stops: Element[] = [field, ...found.querySelectorAll('a, button')]
  const at = document.activeElement === null ? -1 : stops.indexOf(document.activeElement)
  if (at === -1) return
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (next instanceof HTMLElement) next.focus()
    event.preventDefault()
  } else if (event.key === 'Enter' && at === 0) {
    // What is still shown of other words is not what was meant.
    const list = found.querySelector<HTMLElement>('[data-found-by]')
    if (list?.dataset.foundBy === field.value.trim()) list.querySelector<HTMLElement>('li a')?.click()
  }
}
