/** What one tab keeps until it is closed, reloads included; where the browser refuses, it is forgotten. */
export interface VisitStorage {
  read: () => string | undefined
  write: (text: string | undefined) => void
}

export function createVisitStorage(key: string): VisitStorage {
  const name = `xezer.${key}`
  return {
    read() {
      try {
        return sessionStorage.getItem(name) ?? undefined
      } catch {
        return undefined
      }
    },
    write(text) {
      try {
        if (text === undefined) sessionStorage.removeItem(name)
        else sessionStorage.setItem(name, text)
      } catch {
        // Nothing else depends on it.
      }
    },
  }
}
