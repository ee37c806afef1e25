declare global {
  interface Window {
    /** The longest event of each interaction, by its number, in milliseconds to the next paint. */
    interactionMs: Map<number, number>
  }
}

/** What is over sooner than this is not told by the browser. */
export const SHORTEST_MS = 16

/** Runs before the page's own scripts: notes how long each interaction took until its paint. */
export function watchInteractions(): void {
  window.interactionMs = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || !entry.interactionId) continue
      const id = Number(entry.interactionId)
      window.interactionMs.set(id, Math.max(window.interactionMs.get(id) ?? 0, entry.duration))
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page: frames that it drew within the time. */
export function countFrames(durationMs: number): Promise<number> {
  return new Promise((resolve) => {
    let count = 0
    const untilMs = performance.now() + durationMs
    const next = () => {
      count += 1
      if (performance.now() < untilMs) requestAnimationFrame(next)
      else resolve(count)
    }
    requestAnimationFrame(next)
  })
}
