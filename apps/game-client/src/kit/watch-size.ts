/** Calls back now and whenever the element has another size, in CSS pixels. */
export function watchSize(element: HTMLElement, run: (width: number, height: number) => void): void {
  new ResizeObserver(([entry]) => {
    if (entry !== undefined) run(entry.contentRect.width, entry.contentRect.height)
  }).observe(element)
}
