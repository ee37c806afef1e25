import type { Timers } from '@xezer/std/timers'

/** The body of an address elsewhere; null where it is longer than it may be. Another answer than 200 is thrown. */
export type FetchBytes = (url: string, bytesMax: number) => Promise<Uint8Array | null>

const PATIENCE_MS = 10_000

/** A redirect is refused, for the address is a setting; nobody waits longer than ten seconds for all of the body. */
export function createFetchBytes(timers: Pick<Timers, 'after'>): FetchBytes {
  return async (url, bytesMax) => {
    const ending = new AbortController()
    const stop = timers.after(PATIENCE_MS, () => ending.abort())
    try {
      const response = await fetch(url, { redirect: 'error', signal: ending.signal })
      if (response.status !== 200) throw new Error(`an answer of ${response.status}`)
      return await readAtMost(response, bytesMax)
    } finally {
      stop()
      ending.abort()
    }
  }
}

async function readAtMost(response: Response, bytesMax: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > bytesMax) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
