/** Who wants to hear of something that happens, rather than of a value that stands. */
export interface Listeners<News> {
  /** Returns what ends it. */
  add: (listener: (news: News) => void) => () => void
  tell: (news: News) => void
}

export function createListeners<News>(): Listeners<News> {
  const listeners = new Set<(news: News) => void>()
  return {
    add: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: (news) => {
      for (const listener of [...listeners]) listener(news)
    },
  }
}
