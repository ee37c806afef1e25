import { useText } from '@xezer/ui/text-provider'
import { PlayersGate } from '../core/casino/players-gate.tsx'
import { ACCOUNT_ROUNDS_PATH, GAMES_PATH } from '../core/paths.ts'
import { LobbyPage } from '../features/casino/lobby-page.tsx'
import { LobbySkeleton } from '../features/casino/lobby-skeleton.tsx'

/** `/games`: every game in one list, with its search. */
export default function GamesRoute() {
  const title = useText()('nav.games')
  return (
    <PlayersGate waiting={<LobbySkeleton title={title} />}>
      <LobbyPage isList title={title} path={GAMES_PATH} historyPath={ACCOUNT_ROUNDS_PATH} />
    </PlayersGate>
  )
}
