/**
 * Words that are not whole on a page as it stands, and words that lie over others; runs in the page. With a dialog
 * open, that alone is looked at. What can be scrolled to in a box of its own is whole.
 */
export function findCutWords(): string[] {
  const FEWEST_LETTERS = 4
  const MOST_FAULTS = 8
  const dialogs = document.querySelectorAll('[role=dialog], dialog[open]')
  const root = dialogs[dialogs.length - 1] ?? document.body
  const faults = new Set<string>()
  const seen: { node: Text; rect: DOMRect; layer: Element | null }[] = []
  for (const node of textsOf(root)) {
    const parent = node.parentElement
    if (parent === null || !isSeen(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(
      // A link that is there for who comes to it by keys waits above the page.
      ({ width, height, bottom, right }) => width > 1 && height > 1 && bottom > 0 && right > 0,
    )
    for (const rect of rects) {
      const whole = findWhole(parent, rect)
      if (whole === 'cut') faults.add(`cut: ${describe(node)}`)
      if (whole === 'whole') seen.push({ node, rect, layer: layerOf(parent) })
    }
    const broken = brokenWord(node, range)
    if (broken !== null) faults.add(`broken: ${broken} in ${describe(node)}`)
  }
  for (const [at, one] of seen.entries()) {
    for (const other of seen.slice(at + 1)) {
      if (one.node !== other.node && one.layer === other.layer && isOver(one.rect, other.rect))
        faults.add(`over each other: ${describe(one.node)} and ${describe(other.node)}`)
    }
  }
  return [...faults, ...findCutPlaceholders()].slice(0, MOST_FAULTS)

  /** Placeholders, which have no text of their own in the page. */
  function findCutPlaceholders(): string[] {
    const pen = document.createElement('canvas').getContext('2d')
    if (pen === null) return []
    return [...root.querySelectorAll<HTMLInputElement>('input[placeholder]')].flatMap((field) => {
      const style = getComputedStyle(field)
      pen.font = style.font
      const room =
        field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      const isWhole = pen.measureText(field.placeholder).width <= room + 1
      return field.value !== '' || isWhole || !isSeen(field)
        ? []
        : [`cut: placeholder “${field.placeholder}”`]
    })
  }

  function textsOf(from: Element): Text[] {
    const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.textContent?.trim()) texts.push(node as Text)
    return texts
  }

  /** What only a reader of the page aloud is told is a pixel wide. */
  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect()
      const style = getComputedStyle(at)
      if (style.clipPath !== 'none' || at.tagName === 'OPTION') return false
      if (style.display !== 'contents' && style.display !== 'inline' && (width <= 1 || height <= 1))
        return false
    }
    return true
  }

  /** Whether it is all there, reaches over the edge of what hides the rest, or is scrolled away. */
  function findWhole(parent: Element, rect: DOMRect): 'whole' | 'cut' | 'away' {
    const slack = rect.height / 4
    for (let at: Element | null = parent; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const own = at.getBoundingClientRect()
      const isPast = {
        x: rect.left < own.left - 1 || rect.right > own.right + 1,
        y: rect.top < own.top - slack || rect.bottom > own.bottom + slack,
      }
      if (/auto|scroll/.test(overflowX + overflowY)) return isPast.x || isPast.y ? 'away' : 'whole'
      if (/hidden|clip/.test(overflowX) && isPast.x) return 'cut'
      if (/hidden|clip/.test(overflowY) && isPast.y) return 'cut'
      if (position === 'fixed') return rect.left < -1 || rect.right > innerWidth + 1 ? 'cut' : 'whole'
    }
    return 'whole'
  }

  /** A word of letters that goes on in the next line without a sign of it. */
  function brokenWord(node: Text, range: Range): string | null {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      if (word.length < FEWEST_LETTERS) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
      if (Math.max(...tops) - Math.min(...tops) > 4) return word
    }
    return null
  }

  /** What stands still while others scroll lies over them. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at
    return null
  }

  function isOver(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    // Lines of a paragraph reach into each other.
    return across > 1 && down > Math.min(one.height, other.height) / 3
  }

  function describe(node: Text): string {
    const parent = node.parentElement
    return `${parent?.tagName.toLowerCase()}.${[...(parent?.classList ?? [])].join('.')} “${(node.textContent ?? '').trim().slice(0, 50)}”`
  }
}
