import { createCell, type Observable } from '../../platform/observable.ts'
import { createTabStorage, type TabStorage } from '../../platform/storage.ts'

/** Whether a player stays away from play, as it was last answered. */
export interface KnownAway {
  readonly playerId: number
  readonly isAway: boolean
}

export type AwayMark = Observable<KnownAway | undefined> & { write: (known: KnownAway) => void }

/**
 * What the shell knows before anything is asked: it must not lead to games whom the answer of a moment later would keep from
 * them, so the last answer outlives reloads. Who begins his break in one tab is offered nothing in the others.
 */
export function createAwayMark(storage: TabStorage): AwayMark {
  const known = createCell(parseKnown(storage.read()))
  storage.onChange(() => known.write(parseKnown(storage.read())))
  return {
    read: known.read,
    subscribe: known.subscribe,
    // The server draws for a stranger.
    readDrawn: () => undefined,
    write(next) {
      const last = known.read()
      if (last?.playerId === next.playerId && last.isAway === next.isAway) return
      storage.write(`${next.playerId} ${next.isAway ? 'away' : 'here'}`)
      known.write(next)
    },
  }
}

/** Storage may hold anything. */
function parseKnown(text: string | undefined): KnownAway | undefined {
  const [, id, state] = /^(\d{1,15}) (away|here)$/.exec(text ?? '') ?? []
  return id === undefined ? undefined : { playerId: Number(id), isAway: state === 'away' }
}

export const awayMark = createAwayMark(createTabStorage('away'))
