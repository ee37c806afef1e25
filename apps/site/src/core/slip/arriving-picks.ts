import { PositionRequest } from '@xezer/contract/bet-slip'
import type { VisitStorage } from '../../platform/visit-storage.ts'
import type { Pick } from '../prices/picks.ts'

/**
 * What a player tapped and the server has not named yet. A document that is left meanwhile leaves it to the next one of its
 * tab; nobody else hears of it.
 */
export interface ArrivingPicks {
  /** What an earlier document left of this player; nothing of anybody else. */
  begin: (userId: number | undefined) => readonly Pick[]
  /** In the place of another cell of its event. */
  keep: (pick: Pick) => void
  letGo: (handle: string) => void
  /** The player has logged out. */
  forget: () => void
}

export function createArrivingPicks(storage: VisitStorage): ArrivingPicks {
  let owner: number | undefined
  let kept: readonly Pick[] = []
  const write = (next: readonly Pick[]) => {
    kept = next
    const requests = next.map(({ eventId, handle, value }) => ({ event: eventId, factor: handle, value }))
    storage.write(next.length === 0 ? undefined : JSON.stringify({ userId: owner, requests }))
  }
  return {
    begin(userId) {
      // A session that has ended by itself may go on: what it left waits for its player.
      if (userId === undefined) return []
      owner = userId
      write(readKept(storage.read(), userId))
      return kept
    },
    keep: (pick) => write([...kept.filter(({ eventId }) => eventId !== pick.eventId), pick]),
    letGo: (handle) => write(kept.filter((pick) => pick.handle !== handle)),
    forget: () => write([]),
  }
}

/** Storage may hold anything: what is no pick of this player is none. */
function readKept(text: string | undefined, userId: number): Pick[] {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    const { userId: owner, requests } = stored as { userId?: unknown; requests?: unknown }
    if (owner !== userId || !Array.isArray(requests)) return []
    return requests.flatMap((request: unknown) => {
      const { data } = PositionRequest.safeParse(request)
      return data === undefined ? [] : [{ eventId: data.event, handle: data.factor, value: data.value }]
    })
  } catch {
    return []
  }
}
