import type { Json } from '@xezer/game-math/play/engine'

/** What a frame remembers of a game on this device: the last stake and choice, and its session for as long as the tab lives. */
export interface Kept {
  readonly stakeMinor: number | null
  readonly choice: Json | null
}

interface Places {
  readonly device: Storage
  readonly tab: Storage
}

export function createMemory(game: string, places: Places | null) {
  const name = `game:${game}`
  return {
    read(): Kept {
      const kept = parse(quietly(() => places?.device.getItem(name) ?? null))
      const { stakeMinor, choice } = (kept ?? {}) as Partial<Kept>
      return { stakeMinor: typeof stakeMinor === 'number' ? stakeMinor : null, choice: choice ?? null }
    },
    write: (kept: Kept) => quietly(() => places?.device.setItem(name, JSON.stringify(kept)) ?? null),
    readToken: () => quietly(() => places?.tab.getItem(name) ?? null),
    writeToken: (token: string) => quietly(() => places?.tab.setItem(name, token) ?? null),
  }
}
export type Memory = ReturnType<typeof createMemory>

/** A browser may forbid a frame to keep anything: then nothing is kept. */
function quietly<T>(run: () => T | null): T | null {
  try {
    return run()
  } catch {
    return null
  }
}

function parse(text: string | null): object | null {
  const value: unknown = text === null ? null : quietly(() => JSON.parse(text))
  return typeof value === 'object' ? value : null
}
