import { useObservable } from '../../platform/use-observable.ts'
import { usePlayer } from '../session/use-player.ts'
import { awayMark, isMarkedAway } from './away-mark.ts'

/** Whether who is here stays away from play: a guest does not; of a player undefined until it was once answered. */
export function useKnownAway(): boolean | undefined {
  const player = usePlayer()
  const mark = useObservable(awayMark)
  return player === undefined ? false : isMarkedAway(mark, player.user.id)
}
