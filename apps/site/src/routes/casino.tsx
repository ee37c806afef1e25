import { useText } from '@xezer/ui/text-provider'
import { PlayersGate } from '../core/casino/players-gate.tsx'
import { ACCOUNT_ROUNDS_PATH, CASINO_PATH } from '../core/paths.ts'
import { LobbyPage } from '../features/casino/lobby-page.tsx'
import { LobbySkeleton } from '../features/casino/lobby-skeleton.tsx'

/** `/casino`: the lobby; the slip stays away from it (product §2, screens). */
export default function CasinoRoute() {
  const title = useText()('nav.casino')
  return (
    <PlayersGate waiting={<LobbySkeleton title={title} />}>
      <LobbyPage title={title} path={CASINO_PATH} historyPath={ACCOUNT_ROUNDS_PATH} />
    </PlayersGate>
  )
}
