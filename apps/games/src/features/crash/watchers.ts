import type { CrashEvents } from '@xezer/contract/game-server'

/** Whoever is told: bytes go out once made. */
export interface Watcher {
  readonly waitingBytes: number
  write(bytes: Buffer): void
  end(): void
}

const WAITING_BYTES_MAX = 64 * 1024

/** Everybody who looks on at a game; what is said is encoded once for all of them. */
export class Watchers {
  readonly #all = new Set<Watcher>()

  get count(): number {
    return this.#all.size
  }

  add(watcher: Watcher): () => void {
    this.#all.add(watcher)
    return () => {
      this.#all.delete(watcher)
    }
  }

  tell<Name extends keyof CrashEvents>(name: Name, data: CrashEvents[Name]): void {
    if (this.#all.size === 0) return
    const bytes = encodeEvent(name, data)
    for (const watcher of this.#all) {
      if (watcher.waitingBytes <= WAITING_BYTES_MAX) watcher.write(bytes)
      else this.#cut(watcher)
    }
  }

  endAll(): void {
    for (const watcher of this.#all) this.#cut(watcher)
  }

  /** Who does not read is let go: he comes again with a whole image. */
  #cut(watcher: Watcher): void {
    this.#all.delete(watcher)
    watcher.end()
  }
}

export function encodeEvent<Name extends keyof CrashEvents>(name: Name, data: CrashEvents[Name]): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}
