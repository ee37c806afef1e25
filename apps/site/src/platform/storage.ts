/** Local storage that may be missing or full: reading gives nothing and writing does nothing then. */
export function findStored(key: string): string | undefined {
  try {
    return localStorage.getItem(`xezer.${key}`) ?? undefined
  } catch {
    return undefined
  }
}

export function store(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`xezer.${key}`)
    else localStorage.setItem(`xezer.${key}`, value)
  } catch {
    // A browser that refuses storage forgets; nothing else depends on it.
  }
}

/** One text that the tabs of the browser share, and who tells when another tab has changed it. */
export interface TabStorage {
  read: () => string | undefined
  write: (text: string | undefined) => void
  onChange: (listener: () => void) => void
}

export function createTabStorage(name: string): TabStorage {
  return {
    read: () => findStored(name),
    write: (text) => store(name, text),
    onChange: (listener) => {
      // Where the server draws a page there are no tabs.
      if (typeof addEventListener === 'undefined') return
      addEventListener('storage', ({ key }) => {
        // Another tab wrote it, or cleared everything (`key` is null then).
        if (key === null || key === `xezer.${name}`) listener()
      })
    },
  }
}
