/** Local storage that may be missing or full: reading gives nothing and writing does nothing then. */
export function findStored(key: string): string | null {
  try {
    return localStorage.getItem(`xezer.${key}`)
  } catch {
    return null
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`xezer.${key}`)
    else localStorage.setItem(`xezer.${key}`, value)
  } catch {
    // A browser that refuses storage forgets; nothing else depends on it.
  }
}
