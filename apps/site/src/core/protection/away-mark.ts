import { createCell, type Observable } from '../../platform/observable.ts'
import { createTabStorage, type TabStorage } from '../../platform/storage.ts'

/** Whether a player stays away from play, as it was last answered: `7 away`. */
export type AwayMark = Observable<string | undefined> & {
  write: (playerId: number, isAway: boolean) => void
}

/**
 * What the shell knows before anything is asked: it must not lead to games whom the answer of a moment later would keep from
 * them, so the last answer outlives reloads. Who begins his break in one tab is offered nothing in the others.
 */
export function createAwayMark(storage: TabStorage): AwayMark {
  const mark = createCell(storage.read())
  storage.onChange(() => mark.write(storage.read()))
  return {
    ...mark,
    // The server draws for a stranger.
    readDrawn: () => undefined,
    write(playerId, isAway) {
      const next = `${playerId} ${isAway ? 'away' : 'here'}`
      if (next !== mark.read()) storage.write(next)
      mark.write(next)
    },
  }
}

/** What a mark says of a player; undefined of another one. */
export const isMarkedAway = (mark: string | undefined, playerId: number): boolean | undefined =>
  mark?.startsWith(`${playerId} `) ? mark.endsWith('away') : undefined

export const awayMark = createAwayMark(createTabStorage('away'))
