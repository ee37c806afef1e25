/** A value that tells its listeners when it is replaced; what `useSyncExternalStore` reads. */
export interface Observable<Value> {
  read: () => Value
  subscribe: (listener: () => void) => () => void
  /** What the server drew without knowing the visitor, where that differs: the script begins with it. */
  readDrawn?: () => Value
}

export type Cell<Value> = Observable<Value> & { write: (value: Value) => void }

export function createCell<Value>(first: Value): Cell<Value> {
  let current = first
  const listeners = new Set<() => void>()
  return {
    read: () => current,
    write: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
