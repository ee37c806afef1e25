/**
 * What lies over something else within the parts of a page that the selector names, or is cut off by the edge of its
 * part; runs in the page. Names that end in an ellipsis are whole in their titles and pages.
 */
export function findCollisions(selector: string): string[] {
  const ICON_MAX_PX = 44
  const faults: string[] = []
  for (const part of document.querySelectorAll(selector)) {
    const own = part.getBoundingClientRect()
    if (own.width === 0 || own.bottom < 0 || own.top > innerHeight) continue
    const leaves = [...part.querySelectorAll('*')].filter(isLeaf)
    for (const [at, leaf] of leaves.entries()) {
      const box = leaf.getBoundingClientRect()
      if (box.left < own.left - 1 || box.right > own.right + 1) faults.push(`${describe(leaf)} is cut`)
      for (const other of leaves.slice(at + 1)) {
        if (!leaf.contains(other) && isOver(box, other.getBoundingClientRect()))
          faults.push(`${describe(leaf)} and ${describe(other)}`)
      }
    }
  }
  return faults.slice(0, 6)

  function isLeaf(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || getComputedStyle(element).clipPath !== 'none') return false
    // A picture behind others is wider than any icon.
    if (element.closest('svg') !== null && width > ICON_MAX_PX) return false
    const isText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    return isText || element.matches('button, img, svg, input, time')
  }
  function isOver(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return across > 1 && down > 1
  }
  function describe(element: Element): string {
    return `${element.tagName.toLowerCase()} ${(element.textContent ?? '').trim().slice(0, 30)}`
  }
}
