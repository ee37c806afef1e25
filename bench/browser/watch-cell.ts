/** What the page under measurement tells: when the text of the watched node was painted. */
export interface Painted {
  readonly text: string
  readonly atMs: number
}

declare global {
  interface Window {
    painted: Painted[]
  }
}

/**
 * Runs in the page: watches the innermost element whose whole text is `text`, and notes every new text of it after
 * the frame that shows it. Returns whether there is such an element.
 */
export function watchCell(text: string): boolean {
  const found = [...document.querySelectorAll('body *')].find(
    (element) => element.childElementCount === 0 && element.textContent === text,
  )
  if (found === undefined) return false
  window.painted = []
  const afterPaint = new MessageChannel()
  const waiting: string[] = []
  afterPaint.port1.onmessage = () => {
    for (const shown of waiting.splice(0)) window.painted.push({ text: shown, atMs: Date.now() })
  }
  new MutationObserver(() => {
    const shown = found.textContent ?? ''
    // A message that is posted within a frame is handled right after that frame was drawn.
    requestAnimationFrame(() => {
      waiting.push(shown)
      afterPaint.port2.postMessage(null)
    })
  }).observe(found, { characterData: true, childList: true, subtree: true })
  return true
}
