import { useTellAway } from '../../core/protection/use-tell-away.ts'
import type { Player } from '../../core/session/session.ts'
import AccountMenu from '../../features/auth/account-menu.tsx'
import { RealityDoor } from '../../features/safety/reality-door.tsx'

/** A player's end of the top bar, and what is asked of a player on every page. */
export default function PlayerCorner({ player }: { player: Player }) {
  useTellAway(player.user.id)
  return (
    <>
      <AccountMenu player={player} />
      <RealityDoor key={player.token} />
    </>
  )
}
