import { useObservable } from '../../platform/use-observable.ts'
import { usePlayer } from '../session/use-player.ts'
import { awayMark } from './away-mark.ts'

/** Whether who is here stays away from play: a guest does not; of a player undefined until it was once answered. */
export function useKnownAway(): boolean | undefined {
  const player = usePlayer()
  const known = useObservable(awayMark)
  if (player === undefined) return false
  return known?.playerId === player.user.id ? known.isAway : undefined
}
