import { useKnownAway } from '../protection/use-known-away.ts'
import { hasCasino } from './has-casino.ts'

/** Whether a menu leads to the games: of who stays away from play none does; they are absent, not locked. */
export function useCasinoEntry(): boolean {
  const isAway = useKnownAway()
  return hasCasino() && isAway !== true
}
