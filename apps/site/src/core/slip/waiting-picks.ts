import { POSITIONS_MAX } from '@xezer/contract/slip-limits'
import { createCell, type Observable } from '../../platform/observable.ts'
import type { TabStorage } from '../../platform/storage.ts'
import type { Pick } from '../prices/picks.ts'

/** What a guest tapped, the same in every tab: it waits until somebody logs in, and is in the slip then. */
export type WaitingPicks = Observable<readonly Pick[]> & {
  /** The second tap on a cell takes the first one back; another cell of the event takes its place. */
  toggle: (pick: Pick) => 'kept' | 'let_go' | 'full'
  /** All of them, which wait no longer. */
  take: () => readonly Pick[]
}

export function createWaitingPicks(storage: TabStorage): WaitingPicks {
  const picks = createCell<readonly Pick[]>(readPicks(storage.read()))
  const write = (next: readonly Pick[]) => {
    storage.write(next.length === 0 ? undefined : JSON.stringify(next))
    picks.write(next)
  }
  storage.onChange(() => picks.write(readPicks(storage.read())))
  return {
    read: picks.read,
    subscribe: picks.subscribe,
    toggle(pick) {
      const known = picks.read()
      if (known.some(({ handle }) => handle === pick.handle)) {
        write(known.filter(({ handle }) => handle !== pick.handle))
        return 'let_go'
      }
      const others = known.filter(({ eventId }) => eventId !== pick.eventId)
      if (others.length >= POSITIONS_MAX) return 'full'
      write([...others, pick])
      return 'kept'
    },
    take() {
      const taken = picks.read()
      if (taken.length > 0) write([])
      return taken
    },
  }
}

/** Storage may hold anything: what is no pick is none. */
function readPicks(text: string | undefined): readonly Pick[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPick).slice(0, POSITIONS_MAX) : []
  } catch {
    return []
  }
}

function isPick(value: unknown): value is Pick {
  if (typeof value !== 'object' || value === null) return false
  const { eventId, handle, value: odds } = value as Partial<Record<keyof Pick, unknown>>
  return typeof eventId === 'number' && typeof handle === 'string' && typeof odds === 'number'
}
