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
